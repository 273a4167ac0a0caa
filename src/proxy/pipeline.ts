/** Keeps the requests of each connection in order, and forwards the end of the client's side of a connection. */
import type { ClientRequest, IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { Pipeline } from "../server/node/listener.js";

/** The requests of a connection. */
interface ForwardedPipeline extends Pick<Pipeline, "latest" | "previous"> {
  /** Resolves when every response so far is sent. */
  sent: Promise<unknown>;
  /** How many responses are not sent yet. */
  pending: number;
  /** The latest request to the target. */
  outgoing?: ClientRequest;
  hasClientEnded: boolean;
}

/** Serves a request, and calls `onSent` with the request that it sends to the target. */
export type Serve = (
  request: IncomingMessage, response: ServerResponse, onSent: (outgoing: ClientRequest) => void,
) => unknown;

/**
 * Serves the requests of each connection in order: a request is forwarded once the one before it is answered, because
 * it may depend on it. When a client ends its side of the connection (RFC 9112, section 9.6), the proxy ends its side
 * of the connection to the target: only the target knows what that means.
 */
export function serveInOrder(server: Server, serve: Serve): ReadonlyMap<Duplex, ForwardedPipeline> {
  const pipelines = new Map<Duplex, ForwardedPipeline>();

  function pipelineOf(socket: Duplex): ForwardedPipeline {
    const known = pipelines.get(socket);
    if (known) return known;
    const pipeline: ForwardedPipeline = {
      latest: undefined, previous: undefined, sent: Promise.resolve(), pending: 0, hasClientEnded: false,
    };
    pipelines.set(socket, pipeline);
    socket.once("end", () => {
      pipeline.hasClientEnded = true;
      forwardEnd(pipeline);
    });
    socket.once("close", () => pipelines.delete(socket));
    return pipeline;
  }

  function listener(request: IncomingMessage, response: ServerResponse): void {
    const pipeline = pipelineOf(request.socket);
    pipeline.previous = pipeline.latest;
    pipeline.latest = response;
    pipeline.pending++;
    const closed = new Promise((resolve) => response.once("close", resolve));
    const start = () => {
      if (response.destroyed) return;
      serve(request, response, (outgoing) => {
        pipeline.outgoing = outgoing;
        forwardEnd(pipeline);
      });
    };
    if (pipeline.pending === 1) start(); // in this tick: the first chunk of the body may follow at once
    else void pipeline.sent.then(start);
    pipeline.sent = closed.then(() => pipeline.pending--);
  }

  server.on("request", listener).on("checkContinue", listener).on("checkExpectation", listener);
  server.on("connection", pipelineOf);
  return pipelines;
}

/** Ends the proxy's side of the connection to the target once the last request is sent. */
function forwardEnd({ hasClientEnded, pending, outgoing }: ForwardedPipeline): void {
  if (!hasClientEnded || pending !== 1 || !outgoing) return;
  const end = () => outgoing.socket?.end();
  if (outgoing.writableFinished) end();
  else outgoing.once("finish", end);
}
