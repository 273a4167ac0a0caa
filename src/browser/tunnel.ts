/** Passes a WebSocket on to a browser, byte by byte, without reading it. */
import { connect, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import type { Upgrade } from "../server/node/upgrade.js";
import type { ReachedBrowser } from "../service/ports/browsers.js";

/** The header fields of a handshake that are passed on (RFC 6455, section 4.1). Chromium would reject an Origin. */
const handshakeHeaders = /^(?:connection|upgrade|sec-websocket-(?:key|version|protocol|extensions))$/;

/** A connection of a client to a browser. */
export interface Tunnel {
  /** Resolves when the browser answers, or has closed the connection instead: then the client still waits. */
  isOpen: Promise<boolean>;
  /** Closes it. */
  end: () => void;
}

/**
 * Connects a client to a browser, until either of them disconnects.
 *
 * @param onData Is called for all data that the client sends.
 */
export function tunnel(upgrade: Upgrade, { url, gone, ready }: ReachedBrowser, onData: () => void): Tunnel {
  const { headers, socket, head } = upgrade;
  const { protocol, hostname, port, host, pathname, search } = new URL(url);
  const isSecure = protocol === "wss:";
  const to = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (isSecure ? 443 : 80), noDelay: true };
  const browser: Socket = isSecure ? connectSecurely({ ...to, servername: hostname }) : connect(to);
  const lines = Object.entries(headers)
    .filter(([name]) => handshakeHeaders.test(name))
    .map(([name, value]) => `${name}: ${String(value)}\r\n`);
  browser.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${lines.join("")}\r\n`);
  browser.write(head);
  const end = () => {
    gone.removeEventListener("abort", end);
    socket.destroy();
    browser.destroy();
  };
  const giveUp = () => browser.destroy();
  socket.on("close", giveUp);
  const isOpen = new Promise<boolean>((resolve) => {
    function begin(first: Buffer): void {
      socket.write(first);
      socket.on("data", onData);
      socket.pipe(browser).pipe(socket);
      for (const one of [socket, browser]) one.on("close", end);
      gone.addEventListener("abort", end); // a browser elsewhere may outlive its session
      resolve(true);
    }
    browser.once("data", (first: Buffer) => {
      browser.pause(); // the client hears nothing before it may use the browser
      ready.then(() => begin(first), giveUp);
    });
    browser.on("error", giveUp).on("close", () => {
      socket.off("close", giveUp);
      resolve(false);
    });
  });
  return { isOpen, end };
}
