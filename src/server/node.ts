/** Serves by `node:http`: a request of Node.js becomes one of the server, and its response goes on the wire. */
import { setMaxListeners } from "node:events";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { finished } from "node:stream/promises";
import { setImmediate } from "node:timers"; // not the global one, which tests put another in place of
import { HttpError } from "./http-error.js";
import { aborted, alreadyRead, type HttpRequest, type Responder } from "./http.js";
import { faultOf, hasBody } from "./node/framing.js";
import { leave, send } from "./node/send.js";

/** The answer to the latest request of a connection, and the one before it, which may still be waiting. */
export interface Turn {
  response: ServerResponse | undefined;
  previous: ServerResponse | undefined;
  /** Resolves when every request so far is served. */
  served: Promise<void>;
  /** How many of them are not. */
  unserved: number;
  /** Aborted when there is nothing to wait for any more: the client has ended its side, or the server closes. */
  gone: AbortController;
}

/** A listener of `node:http`. */
export type NodeListener = RequestListener;

/** A listener, and where each of its connections is. */
export interface Listening {
  listener: NodeListener;
  turns: ReadonlyMap<Duplex, Turn>;
  /** Begins the turns of a connection, if they have not begun. */
  turnOf: (socket: Duplex) => Turn;
}

/**
 * Makes a listener.
 *
 * @param responder Answers each request.
 * @param closing Ends event streams, of which there is no knowing how long they last. By default nothing does.
 */
export function createListener(responder: Responder, closing = new AbortController().signal): Listening {
  const turns = new Map<Duplex, Turn>();
  setMaxListeners(0, closing); // each event stream is one
  let isClosing = false; // to ask the signal takes 2 µs
  closing.addEventListener("abort", () => isClosing = true);
  /** Answers to what came together go out together: to wake a client for each takes longer than to answer it. */
  let together: Promise<void> | undefined;

  function turnOf(socket: Duplex): Turn {
    let turn = turns.get(socket);
    if (!turn) {
      const gone = new AbortController();
      turn = { response: undefined, previous: undefined, served: Promise.resolve(), unserved: 0, gone };
      turns.set(socket, turn);
      socket.once("end", () => gone.abort()); // one that has left looks as if it had only ended its side
      socket.once("close", () => {
        gone.abort();
        turns.delete(socket);
      });
    }
    return turn;
  }

  /** Resolves when everything that has come by now is read. */
  function afterReading(): Promise<void> {
    return new Promise((resolve) => setImmediate(() => {
      together = undefined;
      resolve();
    }));
  }

  async function serve(request: IncomingMessage, response: ServerResponse, turn: Turn): Promise<void> {
    const answer = await responder.respond(requestOf(request, turn.gone.signal));
    await (together ??= afterReading());
    // A success is told when everything has arrived.
    if (answer.status < 400 && !request.complete) await finished(request.resume()).catch(() => {});
    const isAborted = request.errored !== null || !request.socket.writable;
    if (isClosing && !isAborted) response.setHeader("Connection", "close");
    try {
      const sending = isAborted ? leave(answer) : send(response, answer, closing);
      if (sending) await sending; // to wait for nothing takes time, too, which a short request feels
      responder.onEnd?.(answer, isAborted ? aborted : undefined);
    } catch (thrown) {
      response.destroy();
      responder.onEnd?.(answer, thrown);
    }
    // Node.js drops the rest of a body that nobody began to read, but not of this one.
    if (!request.complete && !isAborted) request.resume();
    turn.unserved--;
  }

  return {
    turns,
    turnOf,
    /** Serves a request when those before it on its connection are served (RFC 9112, section 9.3.2). */
    listener(request, response) {
      if (request.socket.destroyed) return;
      const turn = turnOf(request.socket);
      turn.previous = turn.response;
      turn.response = response;
      const isNext = turn.unserved === 0; // usually it is: then there is nothing to wait for
      turn.unserved++;
      turn.served = isNext ? serve(request, response, turn) : turn.served.then(() => serve(request, response, turn));
    },
  };
}

function requestOf(request: IncomingMessage, signal: AbortSignal): HttpRequest {
  const { method = "", url = "", headers } = request;
  const isRead = request.readableDidRead; // by somebody else: here nothing is read yet
  return {
    method,
    target: url,
    headers,
    hasBody: hasBody(request),
    body: { [Symbol.asyncIterator]: () => chunksOf(request, isRead) },
    readAll: (most) => readAll(request, most, isRead),
    signal,
    fault: faultOf(request),
  };
}

/** A request that is destroyed takes its connection with it: then nobody could be told what is wrong. */
async function* chunksOf(request: IncomingMessage, isRead: boolean): AsyncGenerator<Uint8Array, void> {
  if (isRead) throw alreadyRead();
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw request.errored ? brokenOff() : error;
  }
}

/** Reads a body to its end. The iterator of Node.js takes longer, which a short request feels. */
function readAll(request: IncomingMessage, most: number, isRead: boolean): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    if (isRead) return reject(alreadyRead());
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) resolve(undefined);
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks)));
    request.on("error", () => reject(brokenOff()));
  });
}

function brokenOff(): HttpError {
  return new HttpError(400, ["The request body breaks off."]);
}
