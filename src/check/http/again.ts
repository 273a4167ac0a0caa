/** When a request is sent again, and after how long. */
import type { Parts } from "../cases/index.js";
import type { Outcome } from "./once.js";

/** How often a request is sent at most. */
const most = 3;
/** How long a server has that has failed, and a connection to be closed that is idle like others, in milliseconds. */
const pause = 100;

/** The methods that may be sent again without asking (RFC 9110, section 9.2.2). */
const idempotent = ["GET", "HEAD", "PUT", "DELETE"];

/**
 * Gives how long to wait before a request is sent again, in milliseconds; nothing when it is not.
 *
 * A connection may be closed while it is idle, or because a body is not wanted. A status that asks to wait refuses the
 * request. One that failed may have been carried out, so it is sent again only where that does no harm.
 *
 * @param tries How often it was sent.
 */
export function pauseAfter({ operation, answer, isClosed }: Outcome, parts: Parts, tries: number): number | undefined {
  const isSafe = idempotent.includes(operation.method) || parts.hasToFail || parts.authorization !== undefined;
  if (tries === most) return undefined;
  if (!answer) return isClosed && (isSafe || tries === 1) ? pause : undefined;
  if (answer.status === 429 || answer.status === 503) return retryAfter(answer.headers);
  return answer.status === 500 && isSafe ? pause : undefined;
}

/** The `Retry-After` of an answer in milliseconds, from seconds or a date (RFC 9110, section 10.2.3). */
export function retryAfter(headers: Headers): number | undefined {
  const value = headers.get("Retry-After") ?? "";
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(milliseconds, 0);
}
