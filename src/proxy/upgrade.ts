/** Connections that change to another protocol (RFC 9110, section 7.8): WebSockets pass, byte by byte and unjudged. */
import type { IncomingMessage, Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { HttpError } from "../server/http-error.js";
import { sendRaw } from "../server/node/broken.js";
import { plainHead, type Target } from "./target.js";

/**
 * Has a server pass WebSockets on to the target. Whoever asks for another protocol, as Java's client does for HTTP/2,
 * is served as if it had not asked, which any server may do: it comes in once more without that.
 *
 * @param onTunnel Is told of each WebSocket.
 * @returns What ends them all.
 */
export function passUpgrades(server: Server, target: Target, onTunnel: (request: IncomingMessage) => void): () => void {
  const open = new Set<Socket>();
  server.on("upgrade", (request, duplex, head) => {
    const socket = duplex as Socket;
    const isWebSocket = request.headers.upgrade?.toLowerCase() === "websocket";
    if (isWebSocket) onTunnel(request);
    const there = isWebSocket ? target.connect() : connect((server.address() as AddressInfo).port, ownHost(server));
    const began = isWebSocket && target.isSecure ? "secureConnect" : "connect";
    let isReached = false;
    there.once(began, () => {
      isReached = true;
      there.setNoDelay(true);
      there.write(isWebSocket ? target.upgradeHead(request) : plainHead(request));
      there.write(head);
      socket.pipe(there).pipe(socket);
    });
    there.once("error", ({ message, code }: NodeJS.ErrnoException) => {
      if (isReached) return;
      const why = `${new URL(target.url).origin} cannot be reached: ${message || code}. Is the server running?`;
      sendRaw(socket, new HttpError(502, [], why), false, {});
    });
    for (const [one, other] of [[socket, there], [there, socket]] as const) {
      open.add(one);
      one.on("error", () => {}).once("close", () => {
        open.delete(one);
        if (isReached || one === socket) other.destroy();
      });
    }
  });
  return () => open.forEach((socket) => socket.destroy());
}

function ownHost(server: Server): string {
  const { address } = server.address() as AddressInfo;
  return address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
}
