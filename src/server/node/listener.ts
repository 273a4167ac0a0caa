/** Serves requests of `node:http`. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate } from "node:timers"; // not the global one, which tests with fake timers replace
import { aborted, type Responder } from "../http.js";
import { requestOf } from "./request.js";
import { type Closing, send } from "./send.js";
import { discard } from "../streams.js";

/** The requests of a connection, which a client may pipeline (RFC 9112, section 9.3.2). */
export interface Pipeline {
  /** The response to the latest request. */
  latest: ServerResponse | undefined;
  /** The response to the request before it, which may not be sent yet. */
  previous: ServerResponse | undefined;
  /** Resolves when every request so far is served. */
  served: Promise<void>;
  /** How many requests are not served yet. */
  pending: number;
  /** Aborts the requests: the client has ended its side of the connection, or the server closes. */
  disconnect: AbortController;
}

/** A listener of `node:http`. */
export type NodeListener = RequestListener;

/** A listener, and the requests of each of its connections. */
export interface PipelinedListener {
  listener: NodeListener;
  pipelines: ReadonlyMap<Duplex, Pipeline>;
  /** Returns the pipeline of a connection. Creates it if there is none. */
  pipelineOf: (socket: Duplex) => Pipeline;
  /** Ends event streams, which might otherwise last forever, and the connection of each later response. */
  beginClosing: () => void;
}

/**
 * Creates a listener.
 *
 * @param responder Answers each request.
 */
export function createListener(responder: Responder): PipelinedListener {
  const pipelines = new Map<Duplex, Pipeline>();
  const closing: Closing = { isClosing: false, endings: new Set() };
  /** Requests that arrive together are answered together: waking a client takes longer than answering it. */
  let allRead: Promise<void> | undefined;

  function pipelineOf(socket: Duplex): Pipeline {
    let pipeline = pipelines.get(socket);
    if (!pipeline) {
      const disconnect = new AbortController();
      pipeline = { latest: undefined, previous: undefined, served: Promise.resolve(), pending: 0, disconnect };
      pipelines.set(socket, pipeline);
      socket.once("end", () => disconnect.abort()); // a half-close cannot be told from a disconnect
      socket.once("close", () => {
        disconnect.abort();
        pipelines.delete(socket);
      });
    }
    return pipeline;
  }

  /** Resolves when everything that has arrived is read. */
  function afterReading(): Promise<void> {
    return new Promise((resolve) => setImmediate(() => {
      allRead = undefined;
      resolve();
    }));
  }

  async function serve(request: IncomingMessage, response: ServerResponse, pipeline: Pipeline): Promise<void> {
    const answered = await responder.respond(requestOf(request, pipeline.disconnect.signal));
    const encoded = answered.response;
    allRead ??= afterReading();
    await allRead;
    // A success is sent once the whole request has arrived.
    if (encoded.status < 400 && !request.complete) await finished(request.resume()).catch(() => {});
    const isAborted = request.errored !== null || !request.socket.writable;
    if (closing.isClosing && !isAborted) response.setHeader("Connection", "close");
    try {
      const sending = isAborted ? discard(encoded) : send(response, encoded, closing);
      if (sending) await sending; // awaiting undefined would slow down short requests
      responder.onEnd?.(answered, isAborted ? aborted : undefined);
    } catch (thrown) {
      response.destroy();
      responder.onEnd?.(answered, thrown);
    }
    // Node.js discards a body that was never read, but not the rest of one that was read in part.
    if (!request.complete && !isAborted) request.resume();
    pipeline.pending--;
  }

  return {
    pipelines,
    pipelineOf,
    beginClosing() {
      closing.isClosing = true;
      for (const end of closing.endings) end();
    },
    /** Serves a request after those before it on its connection (RFC 9112, section 9.3.2). */
    listener(request, response) {
      if (request.socket.destroyed) return;
      const pipeline = pipelineOf(request.socket);
      pipeline.previous = pipeline.latest;
      pipeline.latest = response;
      const isNext = pipeline.pending === 0;
      pipeline.pending++;
      const start = () => serve(request, response, pipeline);
      pipeline.served = isNext ? start() : pipeline.served.then(start);
    },
  };
}
