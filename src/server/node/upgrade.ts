/** Connections that change to another protocol (RFC 9110, section 7.8), such as WebSockets. */
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { HttpHeaders } from "../../contract/index.js";
import { HttpError } from "../http-error.js";
import { sendRaw } from "./broken.js";

/** A request to change the protocol. Whoever takes it has the connection from then on. */
export interface Upgrade {
  target: string;
  headers: HttpHeaders;
  socket: Socket;
  /** What the client has sent already of the other protocol. */
  head: Buffer;
}

/** Takes a request to change the protocol. What it rejects with is answered. */
export type TakeUpgrade = (upgrade: Upgrade) => Promise<void>;

/** Has a server give such requests to a function. */
export function takeUpgrades(server: Server, take: TakeUpgrade): void {
  server.on("upgrade", ({ url: target = "", headers }, socket, head) => {
    socket.on("error", () => {}); // Node.js has let go of the connection
    take({ target, headers, socket: socket as Socket, head }).catch((thrown: unknown) => {
      sendRaw(socket, thrown instanceof HttpError ? thrown : new HttpError(502, [], String(thrown)), false);
    });
  });
}
