/** Passes a WebSocket on to a browser, byte by byte, without reading it. */
import { connect } from "node:net";
import type { Upgrade } from "../server/node/upgrade.js";
import type { DevTools } from "../service/ports/browsers.js";

/** The header fields of a handshake that are passed on (RFC 6455, section 4.1). Chromium would reject an Origin. */
const handshakeHeaders = /^(?:connection|upgrade|sec-websocket-(?:key|version|protocol|extensions))$/;

/**
 * Connects a client to a browser, until either of them disconnects.
 *
 * @param onData Is called for all data that the client sends.
 * @returns Closes the connection.
 */
export function tunnel({ headers, socket, head }: Upgrade, { port, path }: DevTools, onData: () => void): () => void {
  const browser = connect({ host: "127.0.0.1", port, noDelay: true });
  const lines = Object.entries(headers)
    .filter(([name]) => handshakeHeaders.test(name))
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
