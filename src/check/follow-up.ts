/** Polls for a result that is not ready yet: a 202 with `Retry-After` is not the final response. */
import { setTimeout as wait } from "node:timers/promises";
import type { Fixtures } from "./fixtures/index.js";
import type { SentRequest } from "./fixtures/requests.js";
import { retryAfterMs } from "./http/retry.js";
import type { Outcome } from "./http/send.js";

/** The delay between requests if a response has no `Retry-After`, in milliseconds. */
const defaultDelayMs = 1000;

/** Whether a response is a 202 that is declared with `Retry-After`, so that a final response follows. */
export function isNotReady({ operation, response }: Outcome): boolean {
  return response?.status === 202 && "Retry-After" in (operation.responses["202"]?.headers ?? {});
}

/**
 * Sends a request again until its final response comes. Whatever the request waits for, such as a recording, is
 * stopped.
 *
 * @param timeoutMs How long to poll, in milliseconds.
 * @returns The final response, or why there is none. The contract sets no time limit, so a late one is no violation.
 */
export async function followUp(
  first: SentRequest,
  fixtures: Fixtures,
  timeoutMs: number,
  signal: AbortSignal | undefined,
): Promise<SentRequest | { why: string }> {
  const { outcome: { operation }, parts } = first;
  await fixtures.endSourceOf(operation);
  const deadline = performance.now() + timeoutMs;
  let latest = await fixtures.sendAsIs(operation, parts);
  while (isNotReady(latest.outcome) && !signal?.aborted) {
    const delay = (latest.outcome.response && retryAfterMs(latest.outcome.response.headers)) || defaultDelayMs;
    if (performance.now() + delay > deadline) return { why: `Still 202 after ${timeoutMs / 1000} s.` };
    await wait(delay, undefined, signal && { signal }).catch(() => undefined);
    latest = await fixtures.sendAsIs(operation, parts);
  }
  return latest;
}
