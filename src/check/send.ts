/** Sends requests, and reads what comes. */
import { setTimeout as wait } from "node:timers/promises";
import type { ReceivedAnswer } from "../contract/index.js";
import type { Parts } from "./cases/index.js";
import { requestOf, type Server } from "./request.js";
import type { Operation } from "./resolve.js";

/** An answer, and of an event stream whether it had ended when it was no longer listened to. */
interface Answer extends ReceivedAnswer {
  hasEnded?: boolean;
}

/** What came of a request: an answer, or why there is none. */
export interface Outcome {
  request: Request;
  answer?: Answer;
  failure?: string;
}

export interface SendOptions extends Server {
  /** How long an answer may take, in milliseconds. */
  timeout: number;
  /** Ends every request. */
  signal: AbortSignal | undefined;
}

export type Send = ReturnType<typeof createSend>;

/** How long an event stream is listened to, in milliseconds, and how long a server may ask to wait, in seconds. */
const listening = 1000;
const longestWait = 30;
/** How many bytes of an answer are read. A server may send without an end, and JSON takes many times its size. */
const mostBytes = 2 ** 25;

/** Makes the function that sends a request of an operation. It has no failure of its own: what happens is told. */
export function createSend({ timeout, signal, ...server }: SendOptions) {
  async function once(request: Request): Promise<Outcome> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException("", "TimeoutError")), timeout);
    try {
      const ended = AbortSignal.any([late.signal, ...signal ? [signal] : []]);
      const response = await fetch(request.clone(), { signal: ended });
      if (isStream(response)) clearTimeout(timer); // it may go on for as long as what it tells of
      return { request, answer: await read(response) };
    } catch (error) {
      return { request, failure: failureOf(error, timeout) };
    } finally {
      clearTimeout(timer);
    }
  }
  return async (operation: Operation, parts: Parts): Promise<Outcome> => {
    for (let tries = 1; ; tries++) {
      const outcome = await once(requestOf(operation, parts, server));
      const seconds = Number(outcome.answer?.headers.get("Retry-After") ?? Infinity);
      if (outcome.answer?.status !== 429 || seconds > longestWait || tries === 3 || signal?.aborted) return outcome;
      await wait(seconds * 1000, undefined, signal && { signal }).catch(() => undefined);
    }
  };
}

function isStream({ headers }: Response): boolean {
  return /^text\/event-stream/i.test(headers.get("Content-Type") ?? "");
}

async function read(response: Response): Promise<Answer> {
  const { status, headers, body } = response;
  if (!body) return { status, headers, text: "" };
  const { text, hasEnded } = await listen(body, isStream(response) ? listening : undefined);
  return { status, headers, ...isStream(response) ? { text: wholeEvents(text), hasEnded } : { text } };
}

/** Reads what comes: all of it, or what comes within a while, but no more than can be judged. */
async function listen(
  body: ReadableStream<Uint8Array>,
  milliseconds: number | undefined,
): Promise<{ text: string; hasEnded: boolean }> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let hasEnded = true;
  const stop = () => {
    hasEnded = false;
    void reader.cancel();
  };
  const timer = milliseconds === undefined ? undefined : setTimeout(stop, milliseconds);
  let text = "";
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      if (done) return { text, hasEnded };
      size += value.byteLength;
      if (size > mostBytes) stop();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** What comes after the last empty line is an event that is not whole. */
function wholeEvents(text: string): string {
  const ends = ["\r\n\r\n", "\n\n", "\r\r"].filter((end) => text.includes(end));
  return text.slice(0, Math.max(0, ...ends.map((end) => text.lastIndexOf(end) + end.length)));
}

function failureOf(error: unknown, timeout: number): string {
  if ((error as Error).name === "TimeoutError") return `No answer within ${timeout / 1000} s.`;
  const { cause = error } = error as { cause?: unknown };
  const { code = "", message } = cause as { code?: string; message: string };
  if (["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(code)) return "No answer: the connection was closed.";
  return `No answer: ${message || code}.`;
}
