/** Event streams that resume where they broke off: those whose operation takes the header `Last-Event-ID`. */
import type { Call, CallOptions } from "../../generated/client.js";
import { ApiError } from "../index.js";
import { readFrames } from "./frames.js";

/** The input of an operation whose event stream resumes. */
interface ResumableInput {
  header?: { "Last-Event-ID"?: string } | undefined;
}

/** Opens the stream after the event with an ID. */
type Open = (lastId: string | undefined) => Promise<Response>;

/** The longest time between two attempts to connect. */
const maxWaitMs = 30_000;

/**
 * Makes a method that opens an event stream resume it when the connection breaks, without losing or repeating events.
 *
 * The stream ends when the server ends it, and when it is gone (404) by the time of the next attempt. The time between
 * attempts doubles up to 30 seconds. The loop rejects with the error of an attempt that cannot succeed later, such as
 * 401, and with the reason of an abort. Leaving the loop closes the connection.
 *
 * @param method A method of the client whose input has `Last-Event-ID` in `header`.
 * @param options `retryMs` is the time before the first attempt to reconnect, in milliseconds, by default 1000.
 * @returns A method with the same input and options, which resolves to the events.
 * @throws {ApiError} If the first attempt fails. It is not repeated.
 * @see WHATWG HTML, section 9.2
 * @example
 * import { createClient } from "cloud-browser-contract";
 * import { resuming } from "cloud-browser-contract/streams";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const streamTelemetry = resuming(client.streamTelemetryEvents);
 * const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
 * for await (const { event } of await streamTelemetry({ path, query: { replay: "all" } })) {
 *   if (event.type === "api_call") break;
 * }
 */
export function resuming<Input extends ResumableInput, Event>(
  method: (input: Input, options?: CallOptions) => Call<AsyncIterable<Event>>,
  { retryMs = 1000 }: { retryMs?: number } = {},
): (input: Input, options?: CallOptions) => Promise<AsyncIterable<Event>> {
  return async (input, options) => {
    const open: Open = async (lastId) => {
      const header = { ...input.header, ...lastId !== undefined && { "Last-Event-ID": lastId } };
      return (await method({ ...input, header }, options).withResponse()).response;
    };
    const response = await open(undefined);
    return { [Symbol.asyncIterator]: () => readEvents<Event>(open, response, retryMs, options?.signal) };
  };
}

async function* readEvents<Event>(
  open: Open,
  first: Response,
  retryMs: number,
  signal: AbortSignal | undefined,
): AsyncGenerator<Event, void, undefined> {
  let lastId: string | undefined;
  for (let response: Response | undefined = first; response;) {
    const frames = readFrames(response.body as ReadableStream<Uint8Array>);
    try {
      for (;;) {
        const { done, value } = await frames.next().catch(() => ({ done: false, value: undefined }));
        if (done) return;
        if (!value) break;
        lastId = value.id ?? lastId;
        if (value.data) yield JSON.parse(value.data) as Event;
      }
    } finally {
      await frames.return();
    }
    response = await reopen(() => open(lastId), retryMs, signal);
  }
}

/** Opens a stream again; undefined if it is gone. */
async function reopen(
  open: () => Promise<Response>,
  retryMs: number,
  signal: AbortSignal | undefined,
): Promise<Response | undefined> {
  for (let waitMs = retryMs; ; waitMs = Math.min(waitMs * 2, maxWaitMs)) {
    await wait(waitMs, signal);
    signal?.throwIfAborted();
    try {
      return await open();
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 503; // a network failure
      if (status === 404) return undefined;
      if (signal?.aborted || (status < 500 && status !== 429)) throw error;
    }
  }
}

/** Waits for a time, or until the signal ends it. */
function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
