/** Connections that change to another protocol (RFC 9110, section 7.8), such as WebSockets. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { HttpHeaders } from "../../contract/index.js";
import { HttpError } from "../http-error.js";
import { sendRaw } from "./malformed.js";

/** A request to change the protocol. Its handler owns the connection. */
export interface Upgrade {
  target: string;
  headers: HttpHeaders;
  socket: Socket;
  /** The first bytes of the new protocol, if the client has sent any. */
  head: Buffer;
}

/** Handles a request to change the protocol. If it rejects, the client gets the error. */
export type TakeUpgrade = (upgrade: Upgrade) => Promise<void>;

/** Passes the requests of a server to change the protocol to a function. */
export function takeUpgrades(server: Server, take: TakeUpgrade): void {
  server.on("upgrade", ({ url: target = "", headers }, socket, head) => {
    socket.on("error", () => {}); // Node.js no longer handles errors of this connection
    take({ target, headers, socket: socket as Socket, head }).catch((thrown: unknown) => {
      sendRaw(socket, thrown instanceof HttpError ? thrown : new HttpError(502, [], String(thrown)), false);
    });
  });
}
