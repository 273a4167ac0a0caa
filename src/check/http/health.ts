/** How a server does throughout a check: whether it still answers, and what it failed only now and then. */
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "./once.js";

export type Health = ReturnType<typeof createHealth>;

/** The pauses before the requests that ask whether a server still answers, in milliseconds. */
const pauses = [0, 1000];

/**
 * Makes the record of a server's health.
 *
 * @param onStopped Is called once, when the server has stopped answering.
 */
export function createHealth(onStopped: () => void = () => {}) {
  let stopped: Outcome | undefined;
  return {
    /** How many requests were answered, or waited for in vain. */
    sent: 0,
    /** Whether a connection was closed before an answer: those that are kept for the next request may be, too. */
    hasClosed: false,
    /** The requests that failed, and did not when they were sent again. */
    failures: [] as Outcome[],
    /** The request after which the server did not answer any more. */
    get stopped() {
      return stopped;
    },
    /** Asks a server that has left a request without an answer whether it is still there. */
    async examine(unanswered: Outcome, probe: () => Promise<Outcome>): Promise<void> {
      for (const pause of pauses) {
        await wait(pause);
        const { answer, isVoid } = await probe();
        if (answer || isVoid || stopped) return;
      }
      stopped = unanswered;
      onStopped();
    },
  };
}
