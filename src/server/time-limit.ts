/** The time limit of handlers. */
import type { HandlerResponse } from "../contract/index.js";
import { HttpError } from "./http-error.js";
import { discard } from "./streams.js";
import { startTimer, stopTimer } from "./timers.js";

/** The longest time of a timer, in milliseconds. */
export const maxTimeoutMs = 2 ** 31 - 1;

/** Passed to `onError` for a handler that has not returned in time. */
export class HandlerTimeoutError extends Error {
  override readonly name = "HandlerTimeoutError";

  /**
   * @param operation Id of the operation.
   * @param timeoutMs The time that the handler had, in milliseconds.
   */
  constructor(readonly operation: string, readonly timeoutMs: number) {
    super(`The handler of ${operation} took longer than ${timeoutMs} ms.`);
  }

  /** Returns the error that is sent: a 503, as a 504 is for gateways (RFC 9110, sections 15.6.4 and 15.6.5). */
  toHttpError(): HttpError {
    return new HttpError(503, [], this.message);
  }
}

/**
 * Runs a handler for a limited time. What it returns or throws later is discarded.
 *
 * @param signal Aborted when the client disconnects.
 * @param run Runs the handler. Its signal is also aborted when the time is over.
 * @throws {HandlerTimeoutError} If the handler has not returned in time.
 */
export function withinTime(
  operation: string,
  timeoutMs: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<HandlerResponse>,
): Promise<HandlerResponse> {
  const timeout = new AbortController();
  return new Promise((resolve, reject) => {
    let isOver = false;
    const timer = startTimer(() => {
      isOver = true;
      const error = new HandlerTimeoutError(operation, timeoutMs);
      reject(error);
      timeout.abort(error);
    }, timeoutMs);
    run(AbortSignal.any([signal, timeout.signal]))
      .then((response) => isOver ? discard(response) : resolve(response), reject)
      .finally(() => stopTimer(timer));
  });
}
