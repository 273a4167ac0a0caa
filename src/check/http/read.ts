/** Reads answers: all of one, or what comes of an event stream within a while, and never more than can be judged. */
import { createEventReader } from "../../contract/index.js";
import type { ReceivedAnswer } from "../../contract/index.js";
import type { Operation } from "../operations.js";

/** An answer. */
export interface Answer extends ReceivedAnswer {
  /** Of an event stream, whether it had ended when it was no longer listened to. */
  hasEnded?: boolean;
  /** Of an event stream, whether it is something else: it has no event, but something that is of none. */
  isGarbled?: boolean;
  /** Whether it is longer than what is read of an answer. */
  isCut?: boolean;
}

/** How many bytes of an answer are read. A server may send without an end, and JSON takes many times its size. */
export const mostBytes = 2 ** 25;

/** How long an event stream is listened to: as a whole, and after an event, in milliseconds. */
const listening = 1000;
const afterEvent = 300;

/** Whether a response is an event stream, which may go on for as long as what it tells of. */
export function isStream({ headers }: Response): boolean {
  return /^text\/event-stream/i.test(headers.get("Content-Type") ?? "");
}

/** Whether an answer may go on without an end, by what it is, or by what it has to be. */
function isEndless(response: Response, { responses }: Operation): boolean {
  return isStream(response) || "text/event-stream" in (responses[response.status]?.content ?? {});
}

/** Reads a response of an operation. */
export async function read(response: Response, operation: Operation): Promise<Answer> {
  const { status, body } = response;
  const headers = new Headers([...response.headers]); // fetch leaves blanks after a value (RFC 9110, section 5.5)
  if (!body) return { status, headers, text: "", start: new Uint8Array() };
  const { hasEnded, isCut, ...came } = await listen(body, isEndless(response, operation) ? listening : undefined);
  const answer = { status, headers, ...came, ...isCut && { isCut } };
  if (!isStream(response)) return answer;
  const reader = createEventReader();
  const events = reader.read(came.text);
  if (hasEnded) reader.end();
  return { ...answer, events, hasEnded, isGarbled: events.length === 0 && reader.hasUnknown() };
}

/** What has come of a body. */
interface Heard {
  text: string;
  start: Uint8Array;
  hasEnded: boolean;
  isCut: boolean;
}

async function listen(body: ReadableStream<Uint8Array>, milliseconds: number | undefined): Promise<Heard> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const heard: Heard = { text: "", start: new Uint8Array(), hasEnded: true, isCut: false };
  const stop = () => {
    heard.hasEnded = false;
    void reader.cancel();
  };
  const timer = milliseconds === undefined ? undefined : setTimeout(stop, milliseconds);
  let quiet: NodeJS.Timeout | undefined;
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const part = decoder.decode(value, { stream: !done });
      heard.text += part;
      if (done) return heard;
      if (milliseconds !== undefined && /^data/m.test(part)) {
        clearTimeout(quiet);
        quiet = setTimeout(stop, afterEvent);
      }
      if (size < longestStart) heard.start = Buffer.concat([heard.start, value]).subarray(0, longestStart);
      size += value.byteLength;
      if (size <= mostBytes) continue;
      heard.isCut = true;
      stop();
    }
  } finally {
    clearTimeout(timer);
    clearTimeout(quiet);
  }
}

/** How many bytes are kept as they came: what media types begin with is shorter. */
const longestStart = 16;
