/** A response, on the wire: as a whole, or chunk by chunk. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type HttpResponse, stop } from "../http.js";

/** How often a comment is sent to a client that may have gone, in milliseconds. */
const probeIntervalMs = 200;

/**
 * Sends a response. One in chunks gives a promise, which resolves when all of it is sent, or the client has gone.
 *
 * @param closing Ends event streams.
 */
export function send(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  closing: AbortSignal,
): Promise<void> | undefined {
  response.writeHead(status, headers);
  if (body === undefined || typeof body === "string" || body instanceof Uint8Array) {
    response.end(body);
    return undefined;
  }
  response.flushHeaders();
  if (headers["Content-Type"] !== "text/event-stream") return sendChunks(response, body);
  const { socket } = response;
  const stopAsking = socket && askOnceEnded(socket, () => void response.write(":\n\n"));
  return sendChunks(response, body, closing).finally(() => stopAsking?.());
}

/** Ends a response that nobody waits for any more: what its body would be read from is let go. */
export function leave({ body }: HttpResponse): undefined {
  if (typeof body === "object" && !(body instanceof Uint8Array)) stop(body[Symbol.asyncIterator]());
}

/** Sends chunks as they come, until the client has gone or on the signal, also while the next one is waited for. */
async function sendChunks(
  response: ServerResponse,
  chunks: AsyncIterable<string | Uint8Array>,
  signal?: AbortSignal,
): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]();
  let isOver = false;
  async function sendAll(): Promise<void> {
    for (let next = await iterator.next(); !next.done && !isOver; next = await iterator.next()) {
      if (!response.write(next.value)) await once(response, "drain");
    }
  }
  let end = () => {};
  const ended = new Promise<void>((resolve) => end = resolve);
  response.once("close", end);
  signal?.addEventListener("abort", end);
  if (signal?.aborted) end();
  try {
    await Promise.race([sendAll(), ended]);
    response.end();
  } finally {
    isOver = true;
    signal?.removeEventListener("abort", end);
    stop(iterator);
  }
}

/**
 * A client that has gone looks as if it had half-closed, until it is sent something, which only the latter takes.
 *
 * @returns What ends it.
 */
function askOnceEnded(socket: Socket, ask: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const start = () => timer = setInterval(ask, probeIntervalMs);
  if (socket.readableEnded) start();
  else socket.once("end", start);
  return () => {
    clearInterval(timer);
    socket.off("end", start);
  };
}
