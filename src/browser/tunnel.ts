/** A WebSocket that is passed on to a browser, byte by byte: nothing of it is read. */
import { connect } from "node:net";
import type { DevTools } from "../mock/service/sessions/browsers.js";
import type { Upgrade } from "../server/node/upgrade.js";

/** What of a handshake is passed on (RFC 6455, section 4.1). Origin is not: Chromium would refuse it. */
const passed = /^(?:connection|upgrade|sec-websocket-(?:key|version|protocol|extensions))$/;

/**
 * Connects a client with a browser, until either of them ends.
 *
 * @param onData Is told of whatever the client sends.
 * @returns What ends it.
 */
export function tunnel({ headers, socket, head }: Upgrade, { port, path }: DevTools, onData: () => void): () => void {
  const browser = connect({ host: "127.0.0.1", port, noDelay: true });
  const lines = Object.entries(headers)
    .filter(([name]) => passed.test(name))
    .map(([name, value]) => `${name}: ${String(value)}\r\n`);
  browser.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join("")}\r\n`);
  browser.write(head);
  socket.on("data", onData);
  socket.pipe(browser).pipe(socket);
  const end = () => {
    socket.destroy();
    browser.destroy();
  };
  for (const one of [socket, browser]) one.on("error", end).on("close", end);
  return end;
}
