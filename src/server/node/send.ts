/** Sends responses, as a whole or chunk by chunk. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { clearInterval, setInterval } from "node:timers"; // not the global ones, which tests replace
import type { HttpResponse } from "../http.js";
import { isBytes, stop } from "../streams.js";

/** How often a comment is sent to a client that may have disconnected, in milliseconds. */
const probeIntervalMs = 200;

/** Whether a server closes, and what ends its event streams. An `AbortSignal` may be that of a test's environment. */
export interface Closing {
  isClosing: boolean;
  endings: Set<() => void>;
}

/**
 * Sends a response.
 *
 * @param closing Ends event streams.
 * @returns For a body in chunks, a promise that resolves when everything is sent or the client has disconnected.
 */
export function send(
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  closing: Closing,
): Promise<void> | undefined {
  if (typeof body === "string") headers["Content-Length"] = String(Buffer.byteLength(body));
  response.writeHead(status, headers);
  if (body === undefined || typeof body === "string" || isBytes(body)) {
    response.end(body);
    return undefined;
  }
  response.flushHeaders();
  if (headers["Content-Type"] !== "text/event-stream") return sendChunks(response, body);
  const { socket } = response;
  const stopProbing = socket && probeAfterHalfClose(socket, () => void response.write(":\n\n"));
  return sendChunks(response, body, closing).finally(() => stopProbing?.());
}

/** Sends chunks until they end, the client disconnects or the server closes, even if the next chunk is pending. */
async function sendChunks(
  response: ServerResponse,
  chunks: AsyncIterable<string | Uint8Array>,
  closing?: Closing,
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
  closing?.endings.add(end);
  if (closing?.isClosing) end();
  try {
    await Promise.race([sendAll(), ended]);
    response.end();
  } finally {
    isOver = true;
    closing?.endings.delete(end);
    stop(iterator);
  }
}

/**
 * Sends something now and then once the client has ended its side of the connection. Only that shows whether the client
 * still reads, or has disconnected.
 *
 * @returns A function that stops it.
 */
function probeAfterHalfClose(socket: Socket, probe: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    timer = setInterval(probe, probeIntervalMs);
  };
  if (socket.readableEnded) start();
  else socket.once("end", start);
  return () => {
    clearInterval(timer);
    socket.off("end", start);
  };
}
