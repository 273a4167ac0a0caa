/** A server on `node:http` that answers invalid HTTP, too, and answers the requests in flight before it closes. */
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { clearTimeout, setTimeout } from "node:timers"; // not the global ones, which tests replace
import type { HttpError } from "../http-error.js";
import type { Responder } from "../http.js";
import { createListener } from "./listener.js";
import { answerMalformed } from "./malformed.js";

export interface NodeServer {
  http: Server;
  /**
   * Answers the requests in flight for up to five seconds, then closes every connection.
   *
   * @param end Called when all connections are closed. It ends what requests may still wait for.
   */
  close(end: () => Promise<void>): Promise<void>;
}

/** How long requests in flight may take once the server closes, in milliseconds. */
const closeTimeoutMs = 5000;

/**
 * Creates a server. It does not listen yet.
 *
 * @param responder Answers each request.
 * @param onMalformed Called with the error of a request that is not valid HTTP.
 */
export function createNodeServer(responder: Responder, onMalformed: (error: HttpError) => void): NodeServer {
  const { listener, pipelines, pipelineOf, beginClosing } = createListener(responder);
  // By default, Node.js itself answers requests without a Host header, or with an unknown expectation.
  const http = createServer({ requireHostHeader: false }, listener).on("checkExpectation", listener);
  // Clients may half-close after a request (RFC 9112, section 9.6). @types/node does not have this option.
  Object.assign(http, { httpAllowHalfOpen: true });
  http.on("connection", pipelineOf);
  answerMalformed(http, pipelines, onMalformed);

  return {
    http,
    async close(end) {
      beginClosing();
      for (const { disconnect } of pipelines.values()) disconnect.abort();
      const served = [...pipelines.values()].map((pipeline) => pipeline.served);
      const closed = new Promise((resolve) => http.close(resolve));
      for (const socket of pipelines.keys()) {
        if ((socket as Socket).bytesRead === 0) socket.destroy(); // web browsers open connections in advance
      }
      // A client may keep the connection of a response whose head was sent before.
      for (const one of served) void one.then(() => http.closeIdleConnections());
      const timer = setTimeout(() => http.closeAllConnections(), closeTimeoutMs);
      await closed;
      clearTimeout(timer);
      await end();
      await Promise.all(served);
    },
  };
}
