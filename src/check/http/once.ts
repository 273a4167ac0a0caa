/** Sends a request once. It has no failure of its own: what happens is told. */
import type { Operation } from "../operations.js";
import { type Answer, isStream, read } from "./read.js";

/** What came of a request: an answer, or why there is none. */
export interface Outcome {
  operation: Operation;
  request: Request;
  answer?: Answer;
  failure?: string;
  /** Whether there is no answer since the connection was closed. */
  isClosed?: boolean;
  /** Whether it says nothing of the operation: the check was ended meanwhile, or the server has stopped. */
  isVoid?: boolean;
}

export interface OnceOptions {
  /** How long an answer may take, in milliseconds. */
  timeout: number;
  /** Ends every request. */
  signal: AbortSignal | undefined;
}

/**
 * Makes the function that sends a request once.
 *
 * @returns It, which takes as a third argument whether the connection is for this request alone.
 */
export function createOnce({ timeout, signal }: OnceOptions) {
  return async (operation: Operation, request: Request, isLast = false): Promise<Outcome> => {
    const sent = request.clone();
    if (isLast) sent.headers.set("Connection", "close");
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new DOMException("", "TimeoutError")), timeout);
    try {
      const ended = AbortSignal.any([late.signal, ...signal ? [signal] : []]);
      const response = await fetch(sent, { signal: ended });
      if (isStream(response)) clearTimeout(timer);
      return { operation, request, answer: await read(response, operation) };
    } catch (error) {
      return { operation, request, ...failureOf(error, timeout), ...signal?.aborted && { isVoid: true } };
    } finally {
      clearTimeout(timer);
    }
  };
}

function failureOf(error: unknown, timeout: number): Pick<Outcome, "failure" | "isClosed"> {
  if ((error as Error).name === "TimeoutError") return { failure: `No answer within ${timeout / 1000} s.` };
  const { cause = error } = error as { cause?: unknown };
  const { code = "", message } = cause as { code?: string; message: string };
  if (["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(code)) {
    return { failure: "No answer: the connection was closed.", isClosed: true };
  }
  return { failure: `No answer: ${message || code}.` };
}
