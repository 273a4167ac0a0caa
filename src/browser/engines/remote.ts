/** Connections to browsers on other machines: a WebSocket each, by the DevTools Protocol. */
import { checkInstalled } from "../../node/peer.js";
import { type Cdp, createCdp } from "../cdp.js";
import { answerTimeoutMs } from "./engine.js";

/** How often a browser is asked whether it is there: a machine that is cut off does not close its connections. */
const askIntervalMs = 5000;

/** A connection with a browser. */
export interface RemoteConnection {
  cdp: Cdp;
  /** Resolves when it has ended, with a description of how. */
  exit: Promise<string>;
  /** Ends it. */
  disconnect: (how: string) => void;
}

/**
 * Checks that Node.js has a client for WebSockets: version 22 has one built in.
 *
 * @throws {Error} If it has none. The message is one line that says what to install.
 */
export function checkWebSocket(): void {
  if (!("WebSocket" in globalThis)) checkInstalled("ws", "A browser elsewhere, with this version of Node.js,");
}

/**
 * Connects to a browser.
 *
 * @param url The URL of its WebSocket.
 * @throws {Error} If it does not accept the connection.
 */
export async function connectRemote(url: string): Promise<RemoteConnection> {
  const Client = globalThis.WebSocket as typeof WebSocket | undefined ?? (await import("ws")).WebSocket;
  const socket = new Client(url) as WebSocket;
  const { cdp, take, close } = createCdp((text) => socket.send(text));
  let disconnect: RemoteConnection["disconnect"] = () => {};
  const exit = new Promise<string>((resolve) => disconnect = resolve);
  socket.onmessage = ({ data }) => take(String(data));
  socket.onclose = ({ code, reason }) => disconnect(`closed the connection with ${code}${reason && `, ${reason}`}.`);
  const opened = new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error(`${url} does not accept a connection.`));
    void exit.then(() => reject(new Error(`${url} does not accept a connection.`)));
  });
  const late = setTimeout(() => disconnect("did not accept the connection in time."), answerTimeoutMs);
  void exit.then(() => {
    clearInterval(alive);
    close();
    socket.close(); // a machine that is cut off never confirms that
  });
  const alive = setInterval(() => {
    cdp.send("Browser.getVersion", {}, undefined, answerTimeoutMs).catch(() => disconnect("does not answer."));
  }, askIntervalMs).unref();
  await opened.finally(() => clearTimeout(late));
  return { cdp, exit, disconnect };
}
