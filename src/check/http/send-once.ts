/** Sends a request once. A failure is part of the outcome and never thrown. */
import type { CheckedOperation } from "../operations.js";
import { type CapturedResponse, isStream, readResponse } from "./read.js";

/** The outcome of a request: a response, or why there is none. */
export interface Outcome {
  operation: CheckedOperation;
  request: Request;
  response?: CapturedResponse;
  failure?: string;
  /** Whether there is no response because the connection was closed. */
  isClosed?: boolean;
  /** Whether the outcome says nothing about the operation: the check was aborted, or the server stopped responding. */
  isInconclusive?: boolean;
}

export interface SendOnceOptions {
  /** How long a response may take, in milliseconds. */
  timeoutMs: number;
  /** Aborts all requests. */
  signal: AbortSignal | undefined;
  /** Sends a request; by default over HTTP. */
  fetch?: typeof globalThis.fetch;
}

/**
 * Creates the function that sends a request once.
 *
 * @returns The function. Its third argument says whether to use a connection for this request alone, and the fourth is
 * settled when all that causes the events of a stream is done.
 */
export function createSendOnce({ timeoutMs, signal, fetch = globalThis.fetch }: SendOnceOptions) {
  return async (
    operation: CheckedOperation,
    request: Request,
    closesConnection = false,
    causes?: Promise<number | undefined>,
  ): Promise<Outcome> => {
    const sent = request.clone();
    if (closesConnection) sent.headers.set("Connection", "close");
    const timedOut = new AbortController();
    const timer = setTimeout(() => timedOut.abort(new DOMException("", "TimeoutError")), timeoutMs);
    try {
      const aborted = AbortSignal.any([timedOut.signal, ...signal ? [signal] : []]);
      const response = await fetch(sent, { signal: aborted });
      if (isStream(response)) clearTimeout(timer);
      return { operation, request, response: await readResponse(response, operation, causes) };
    } catch (error) {
      return { operation, request, ...failureOf(error, timeoutMs), ...signal?.aborted && { isInconclusive: true } };
    } finally {
      clearTimeout(timer);
    }
  };
}

function failureOf(error: unknown, timeoutMs: number): Pick<Outcome, "failure" | "isClosed"> {
  if ((error as Error).name === "TimeoutError") return { failure: `No response within ${timeoutMs / 1000} s.` };
  const { cause = error } = error as { cause?: unknown };
  const { code = "", message } = cause as { code?: string; message: string };
  if (["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"].includes(code)) {
    return { failure: "No response: the connection was closed.", isClosed: true };
  }
  return { failure: `No response: ${message || code}.` };
}
