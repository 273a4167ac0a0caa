/** Reads responses: a whole body, or the start of an event stream, and never more than can be judged. */
import { createEventReader } from "../../contract/index.js";
import type { ReceivedResponse } from "../../contract/index.js";
import type { CheckedOperation } from "../operations.js";

/** A response, as far as it was read. */
export interface CapturedResponse extends ReceivedResponse {
  /** Whether an event stream ended before reading stopped. */
  hasEnded?: boolean;
  /** Whether a response that claims to be an event stream has lines, and no event. */
  isGarbled?: boolean;
  /** Whether the body is longer than the part that was read. */
  isCut?: boolean;
}

/** How many bytes of a body are read. A server may send without end, and parsed JSON takes many times its size. */
export const maxBodyBytes = 2 ** 25;
/** How many bytes of an event stream are read: many thousand events. */
const maxStreamBytes = 2 ** 20;

/** How many bytes are kept undecoded: enough for the signature of each media type, and for the size of a PNG. */
const startBytes = 24;

/** How long an event stream is read after all that causes events: in total, and after an event, in milliseconds. */
const totalListeningMs = 1000;
const quietMs = 300;

/** Whether a response is an event stream, which may take longer than other responses. */
export function isStream({ headers }: Response): boolean {
  return /^text\/event-stream/i.test(headers.get("Content-Type") ?? "");
}

/** Whether a response may have no end, because it is an event stream or is declared as one. */
function isEndless(response: Response, { responses }: CheckedOperation): boolean {
  return isStream(response) || "text/event-stream" in (responses[response.status]?.content ?? {});
}

/**
 * Reads a response of an operation.
 *
 * @param causes Is settled when all that causes the events of a stream is done, with the number of events after which
 * the stream is not expected to send another; by default one more than it has sent by then.
 */
export async function readResponse(
  response: Response,
  operation: CheckedOperation,
  causes: Promise<number | undefined> = Promise.resolve(undefined),
): Promise<CapturedResponse> {
  const { status, body } = response;
  const headers = new Headers([...response.headers]); // fetch leaves blanks after a value (RFC 9110, section 5.5)
  if (!body) return { status, headers, text: "", start: new Uint8Array() };
  const duration = isEndless(response, operation) ? totalListeningMs : undefined;
  const { hasEnded, isCut, ...content } = await readResponseBody(body, duration, causes);
  const captured = { status, headers, ...content, ...isCut && { isCut } };
  if (!isStream(response)) return captured;
  const reader = createEventReader();
  const events = reader.read(content.text.replace(/\r$/, "\r\n")); // a CR alone ends a line, too
  if (hasEnded) reader.end();
  return { ...captured, events, hasEnded, isGarbled: events.length === 0 && reader.hasUnknown() };
}

/** A body, as far as it was read. */
interface CapturedBody {
  text: string;
  start: Uint8Array;
  hasEnded: boolean;
  isCut: boolean;
}

/** Reads a body to its end, or for so many milliseconds after what causes events. */
async function readResponseBody(
  body: ReadableStream<Uint8Array>,
  milliseconds: number | undefined,
  causes: Promise<number | undefined>,
): Promise<CapturedBody> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const captured: CapturedBody = { text: "", start: new Uint8Array(), hasEnded: true, isCut: false };
  const stop = () => {
    captured.hasEnded = false;
    void reader.cancel();
  };
  let timer: NodeJS.Timeout | undefined;
  let quietTimer: NodeJS.Timeout | undefined;
  let events = 0;
  let expected = Infinity;
  let lastEventAt = performance.now();
  let isRead = false;
  const stopWhenQuiet = () => {
    clearTimeout(quietTimer);
    if (events >= expected) quietTimer = setTimeout(stop, lastEventAt + quietMs - performance.now());
  };
  if (milliseconds !== undefined) {
    void causes.then((count) => {
      if (isRead) return;
      timer = setTimeout(stop, milliseconds);
      expected = count ?? events + 1;
      stopWhenQuiet();
    });
  }
  const maxBytes = milliseconds === undefined ? maxBodyBytes : maxStreamBytes;
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const chunk = decoder.decode(value, { stream: !done });
      captured.text += chunk;
      if (done) return captured;
      const newEvents = chunk.match(/^data/gm)?.length ?? 0;
      if (newEvents > 0) {
        events += newEvents;
        lastEventAt = performance.now();
        stopWhenQuiet();
      }
      if (size < startBytes) captured.start = Buffer.concat([captured.start, value]).subarray(0, startBytes);
      size += value.byteLength;
      if (size <= maxBytes) continue;
      captured.isCut = true;
      stop();
    }
  } finally {
    isRead = true;
    clearTimeout(timer);
    clearTimeout(quietTimer);
  }
}
