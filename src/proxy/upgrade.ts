/** Requests to change the protocol (RFC 9110, section 7.8): WebSockets are tunnelled byte by byte and not judged. */
import type { IncomingMessage, Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { HttpError } from "../server/http-error.js";
import { sendRaw } from "../server/node/malformed.js";
import { headWithoutUpgrade, type Target } from "./target.js";

/**
 * Tunnels WebSockets to the target. A request for any other protocol, such as HTTP/2 by Java's client, is served as
 * HTTP/1.1, as any server may do: the proxy sends it to itself once more, without `Upgrade`.
 *
 * @param onTunnel Called with the request of each WebSocket.
 * @returns A function that closes all tunnels.
 */
export function tunnelUpgrades(server: Server, target: Target, onTunnel: (request: IncomingMessage) => void) {
  const open = new Set<Socket>();
  server.on("upgrade", (request, duplex, head) => {
    const socket = duplex as Socket;
    const isWebSocket = request.headers.upgrade?.toLowerCase() === "websocket";
    if (isWebSocket) onTunnel(request);
    const upstream = isWebSocket ? target.connect() : connect((server.address() as AddressInfo).port, ownHost(server));
    let isConnected = false;
    upstream.once(isWebSocket && target.isSecure ? "secureConnect" : "connect", () => {
      isConnected = true;
      upstream.setNoDelay(true);
      upstream.write(isWebSocket ? target.upgradeHead(request) : headWithoutUpgrade(request));
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    upstream.once("error", ({ message, code }: NodeJS.ErrnoException) => {
      if (isConnected) return;
      const why = `${new URL(target.url).origin} cannot be reached: ${message || code}. Is the server running?`;
      sendRaw(socket, new HttpError(502, [], why), false, {});
    });
    for (const [one, other] of [[socket, upstream], [upstream, socket]] as const) {
      open.add(one);
      one.on("error", () => {}).once("close", () => {
        open.delete(one);
        if (isConnected || one === socket) other.destroy();
      });
    }
  });
  return () => open.forEach((socket) => socket.destroy());
}

function ownHost(server: Server): string {
  const { address } = server.address() as AddressInfo;
  return address === "0.0.0.0" ? "127.0.0.1" : address === "::" ? "::1" : address;
}
