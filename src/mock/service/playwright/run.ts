/** Code that runs in a session: for as long as it looks as if it took. */
import type { Clock } from "../base/clock.js";
import type { Session, Sessions } from "../sessions/index.js";
import { createWait } from "../sessions/wait.js";
import { tooLong } from "./code.js";
import type { Outcome } from "./outcome.js";

/** Why code failed. */
export interface Failure {
  error: string;
  isTimeout: boolean;
}

/**
 * Resolves when code is over, or as soon as one of the signals is aborted or the session ends.
 *
 * @param limit How many seconds it may take.
 * @returns Why it failed; nothing where it did not.
 */
export type Run = (
  session: Session,
  outcome: Outcome,
  limit: number,
  signals: (AbortSignal | undefined)[],
) => Promise<Failure | undefined>;

export function createRun(clock: Clock, sessions: Sessions): Run {
  const wait = createWait(clock, sessions);
  return async (session, { duration, thrown }, limit, signals) => {
    const ends = AbortSignal.any(signals.filter((signal) => signal !== undefined));
    await wait(session, Math.min(duration, limit * 1000), ends);
    if (duration > limit * 1000) return { error: tooLong(limit), isTimeout: true };
    return thrown && { error: thrown.message, isTimeout: false };
  };
}
