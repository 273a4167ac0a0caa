/** Bodies that handlers return: bytes, and streams, which are opened, begun before the head is sent, and discarded. */
import type { HttpResponse } from "./http.js";

/** Whether a body is bytes. Unlike `instanceof`, it works in every realm, such as that of a jsdom. */
export function isBytes(body: unknown): body is Uint8Array {
  return ArrayBuffer.isView(body) && Object.prototype.toString.call(body) === "[object Uint8Array]";
}

/** Whether a body is a stream. */
export function isAsyncIterable(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/** What a `Readable` of Node.js has besides its chunks. */
interface NodeStream {
  on(event: "error", listener: () => void): unknown;
  destroy(): unknown;
  errored: Error | null;
}

/**
 * Opens a stream. `return()` ends its source at once, even if the next value is pending.
 *
 * @throws What a `Readable` of Node.js has already failed with.
 */
export function open<T>(source: AsyncIterable<T>): AsyncIterator<T> {
  const stream = source as AsyncIterable<T> & Partial<NodeStream>;
  if (typeof stream.destroy !== "function" || typeof stream.on !== "function") return stream[Symbol.asyncIterator]();
  stream.on("error", () => {}); // its reader gets the error; without a listener it would end the process
  if (stream.errored) throw stream.errored;
  const iterator = stream[Symbol.asyncIterator]();
  return {
    next: () => iterator.next(),
    return() {
      stream.destroy?.(); // the iterator itself would wait for the next value, or do nothing before the first
      return Promise.resolve({ done: true, value: undefined });
    },
  };
}

/** Maps each value of an iterator. `return()` ends the source at once. A generator would wait for the next value. */
export function mapped<From, To>(
  iterator: AsyncIterator<From> | Iterator<From>,
  map: (value: From) => To,
): AsyncIterableIterator<To> {
  return {
    async next() {
      const next = await iterator.next();
      return next.done ? { done: true, value: undefined } : { done: false, value: map(next.value) };
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/**
 * Waits for the first chunk of a response of bytes. The head is not sent yet, so a stream that cannot be read, such as
 * that of a missing file, still becomes an error. Events are not waited for: the first may come late.
 *
 * @param signal Ends the waiting.
 * @returns The response to send.
 */
export async function begin(response: HttpResponse, signal: AbortSignal): Promise<HttpResponse> {
  const { headers, body } = response;
  if (!isAsyncIterable(body) || headers["Content-Type"] === "text/event-stream" || signal.aborted) return response;
  const iterator = body[Symbol.asyncIterator]();
  const first = iterator.next();
  let left: Promise<IteratorResult<string | Uint8Array>> | undefined = first;
  let stopWaiting = () => {};
  const aborted = new Promise<void>((resolve) => stopWaiting = resolve);
  signal.addEventListener("abort", stopWaiting);
  try {
    await Promise.race([first, aborted]);
  } finally {
    signal.removeEventListener("abort", stopWaiting);
  }
  const rest: AsyncIterator<string | Uint8Array> = {
    next() {
      const next = left ?? iterator.next();
      left = undefined;
      return next;
    },
    return: async () => await iterator.return?.() ?? { done: true, value: undefined },
  };
  return { ...response, body: { [Symbol.asyncIterator]: () => rest } };
}

/** Ends the source of chunks or events, and ignores its errors. */
export function stop(iterator: AsyncIterator<unknown>): void {
  new Promise((resolve) => resolve(iterator.return?.())).catch(() => {});
}

/** Ends the stream of a response that is not sent, if it has one, and ignores its errors. */
export function discard(response: { body?: unknown } | undefined): undefined {
  try {
    const body = response?.body;
    if (isAsyncIterable(body)) stop(open(body));
  } catch {} // it has failed already
}
