/** A server on `node:http` that answers also what is no valid HTTP, and closes without losing an answer. */
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import type { HttpError } from "../http-error.js";
import type { Responder } from "../http.js";
import { createListener } from "../node.js";
import { answerBroken } from "./broken.js";

export interface NodeServer {
  http: Server;
  /**
   * Answers what is in flight, for a while, then ends every connection.
   *
   * @param end Ends what a request that is in flight may wait for.
   */
  close(end: () => Promise<void>): Promise<void>;
}

/** How long a request that is in flight has to be answered, in milliseconds, once the server closes. */
const closeTimeoutMs = 5000;

/**
 * Makes a server. It does not listen yet.
 *
 * @param responder Answers each request.
 * @param onBroken Takes what is wrong with a request that is no valid HTTP.
 */
export function createNodeServer(responder: Responder, onBroken: (error: HttpError) => void): NodeServer {
  const closing = new AbortController();
  const { listener, turns, turnOf } = createListener(responder, closing.signal);
  // Without a Host header, Node.js would answer by itself; and so it would when told of an expectation.
  const http = createServer({ requireHostHeader: false }, listener).on("checkExpectation", listener);
  // A client may end its side once its request is out (RFC 9112, section 9.6). Node.js has the setting, and no type.
  Object.assign(http, { httpAllowHalfOpen: true });
  http.on("connection", turnOf);
  answerBroken(http, turns, onBroken);

  return {
    http,
    async close(end) {
      closing.abort();
      for (const { gone } of turns.values()) gone.abort();
      const served = [...turns.values()].map((turn) => turn.served);
      const closed = new Promise((resolve) => http.close(resolve));
      for (const socket of turns.keys()) {
        if ((socket as Socket).bytesRead === 0) socket.destroy(); // a browser opens one ahead of a request
      }
      const timer = setTimeout(() => http.closeAllConnections(), closeTimeoutMs);
      await closed;
      clearTimeout(timer);
      await end();
      await Promise.all(served);
    },
  };
}
