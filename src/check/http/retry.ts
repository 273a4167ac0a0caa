/** When a request is sent again, and after how long. */
import type { RequestParts } from "../cases/index.js";
import type { Outcome } from "./send-once.js";

/** How many times a request is sent at most. */
const maxAttempts = 3;
/** The delay before a request is sent again after a failure or on a new connection, in milliseconds. */
const delayMs = 100;

/** The methods that may be sent again automatically (RFC 9110, section 9.2.2). */
const idempotent = ["GET", "HEAD", "PUT", "DELETE"];

/**
 * Returns the delay before a request is sent again, in milliseconds, or `undefined` if it is not.
 *
 * A server may close a connection because it is idle, or because it does not read a body. A 429 or 503 with
 * `Retry-After` means that the request was not carried out. After a failure it may have been carried out, so it is sent
 * again only if that does no harm.
 *
 * @param attempts How many times it was sent.
 */
export function retryDelay(
  { operation, response, isClosed }: Outcome,
  parts: RequestParts,
  attempts: number,
): number | undefined {
  const isSafe = idempotent.includes(operation.method) || parts.mustFail || parts.authorization !== undefined;
  if (attempts === maxAttempts) return undefined;
  if (!response) return isClosed && (isSafe || attempts === 1) ? delayMs : undefined;
  if (response.status === 429 || response.status === 503) return retryAfterMs(response.headers);
  // What a gateway fails to pass back may be done: a second deletion would get 404.
  const isDone = operation.method === "DELETE" && response.status !== 500;
  return isFailure(response.status) && isSafe && !isDone ? delayMs : undefined;
}

/** Whether a status means that the server or a gateway before it has failed, which may be different next time. */
export function isFailure(status: number): boolean {
  return [500, 502, 504].includes(status);
}

/** Returns `Retry-After` in milliseconds, from seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(headers: Headers): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 0);
}
