/** Asks for what is not ready yet: an answer with 202 that says when to try again is not the last one. */
import { setTimeout as wait } from "node:timers/promises";
import type { Fixtures } from "./fixtures/index.js";
import type { Sent } from "./fixtures/requests.js";
import { retryAfter } from "./http/again.js";
import type { Outcome } from "./http/send.js";

/** How long to wait, in milliseconds, where an answer does not say. */
const defaultPause = 1000;

/** Whether an answer is not the last one, as the contract has it: then its 202 declares when to try again. */
export function isProvisional({ operation, answer }: Outcome): boolean {
  return answer?.status === 202 && "Retry-After" in (operation.responses["202"]?.headers ?? {});
}

/**
 * Follows up a request until its last answer comes. What the request waits for, such as a recording, is stopped.
 *
 * @param timeout How long to ask again, in milliseconds.
 * @returns The last answer, or why there is none. A server may take any time, so that breaks nothing.
 */
export async function followUp(
  sent: Sent,
  fixtures: Fixtures,
  timeout: number,
  signal: AbortSignal | undefined,
): Promise<Sent | { why: string }> {
  const { operation } = sent.outcome;
  await fixtures.endSourceOf(operation);
  const deadline = performance.now() + timeout;
  let last = await fixtures.sendAsIs(operation, sent.sent);
  while (isProvisional(last.outcome) && !signal?.aborted) {
    const pause = (last.outcome.answer && retryAfter(last.outcome.answer.headers)) || defaultPause;
    if (performance.now() + pause > deadline) return { why: `Not ready within ${timeout / 1000} s: 202.` };
    await wait(pause, undefined, signal && { signal }).catch(() => undefined);
    last = await fixtures.sendAsIs(operation, sent.sent);
  }
  return last;
}
