/** Simulates how long code runs in a session. */
import type { Clock } from "../../base/clock.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { createWait } from "../../model/wait.js";
import { timeoutMessage } from "../../ports/code.js";
import type { SimulatedOutcome } from "./outcome.js";

/** Why code failed. */
export interface CodeFailure {
  error: string;
  isTimeout: boolean;
}

/**
 * Resolves when the code ends, a signal is aborted or the session ends.
 *
 * @param limit The time limit, in seconds.
 * @returns Why the code failed; undefined when it did not.
 */
export type SimulateRun = (
  session: Session,
  outcome: SimulatedOutcome,
  limit: number,
  signals: (AbortSignal | undefined)[],
) => Promise<CodeFailure | undefined>;

export function createRun(clock: Clock, sessions: Sessions): SimulateRun {
  const wait = createWait(clock, sessions);
  return async (session, { duration, thrown }, limit, signals) => {
    const ends = AbortSignal.any(signals.filter((signal) => signal !== undefined));
    await wait(session, Math.min(duration, limit * 1000), ends);
    if (duration > limit * 1000) return { error: timeoutMessage(limit), isTimeout: true };
    return thrown && { error: thrown.message, isTimeout: false };
  };
}
