/** A WebSocket of WebDriver BiDi whose session begins with `session.new`, which gets the address of the browser. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { RawData, WebSocket } from "ws";
import { checkInstalled } from "../../node/peer.js";
import { messageOf } from "../../server/errors.js";
import { HttpError } from "../../server/http-error.js";
import type { Upgrade } from "../../server/node/upgrade.js";
import { withDebuggerAddress } from "./capabilities.js";
import type { Driver } from "./drivers.js";

/** A command of a client, or what ChromeDriver answers. */
interface Message {
  method?: string;
  params?: object;
  result?: { sessionId?: string };
}

/** How long a message may be, in bytes. */
const maxPayload = 100 * 1024 * 1024;

/**
 * Connects a client to ChromeDriver, until either of them disconnects. The session ends with the connection.
 *
 * @param onData Is called for each message of the client.
 * @returns What closes the connection.
 * @throws {HttpError} With 501 if the package `ws` is not installed.
 */
export async function bridgeBidi(upgrade: Upgrade, driver: Driver, onData: () => void): Promise<() => void> {
  try {
    checkInstalled("ws", "A WebSocket of WebDriver BiDi");
  } catch (error) {
    throw new HttpError(501, [], messageOf(error));
  }
  const { WebSocket, WebSocketServer } = await import("ws");
  const { url, debuggerAddress, gone } = driver;
  const upstream = new WebSocket(`${url.replace("http", "ws")}/session`, { perMessageDeflate: false, maxPayload });
  await once(upstream, "open");
  upstream.on("error", () => {}); // it closes
  let session: string | undefined;
  const end = () => upstream.terminate();
  gone.addEventListener("abort", end);

  function pass(client: WebSocket): void {
    client.on("error", () => {}); // it closes
    client.on("message", (data: RawData) => {
      onData();
      const text = textOf(data);
      upstream.send(text.includes("session.new") ? withAddress(text, debuggerAddress) : text);
    });
    upstream.on("message", (data: RawData) => {
      const text = textOf(data);
      session ??= sessionIn(text);
      client.send(text);
    });
    client.on("close", () => upstream.close());
    upstream.on("close", () => {
      gone.removeEventListener("abort", end);
      client.close();
      if (session) fetch(`${url}/session/${session}`, { method: "DELETE" }).catch(() => {}); // it has ended
    });
  }

  const server = new WebSocketServer({ noServer: true, maxPayload });
  const request = { method: "GET", headers: upgrade.headers } as IncomingMessage; // all that it reads of one
  server.handleUpgrade(request, upgrade.socket, upgrade.head, pass);
  upgrade.socket.on("close", () => upstream.close());
  return end;
}

/** Adds the address of a browser to a command, if it is the one for a new session. */
function withAddress(text: string, debuggerAddress: string): string {
  const command = parse(text);
  if (command?.method !== "session.new") return text;
  return JSON.stringify({ ...command, params: withDebuggerAddress(command.params ?? {}, debuggerAddress) });
}

/** The id of a session that a message announces. */
function sessionIn(text: string): string | undefined {
  return parse(text)?.result?.sessionId;
}

/** Returns the message in a text; ChromeDriver answers what is none. */
function parse(text: string): Message | undefined {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return undefined;
  }
}

function textOf(data: RawData): string {
  return (data as Buffer).toString(); // as long as nothing else is set, all of it is one buffer
}
