/** The health of a server throughout a check: whether it still responds, and which requests failed only sometimes. */
import { setTimeout as wait } from "node:timers/promises";
import type { Outcome } from "./send-once.js";

export type Health = ReturnType<typeof createHealth>;

/** The delays before the requests that probe whether a server still responds, in milliseconds. */
const probeDelaysMs = [0, 1000];

/**
 * Creates the record of a server's health.
 *
 * @param onStopped Called once, when the server stops responding.
 */
export function createHealth(onStopped: () => void = () => {}) {
  let stopped: Outcome | undefined;
  return {
    /** How many requests were sent, including those without a response. */
    sent: 0,
    /** Whether the server closed a connection before it responded. Other idle connections may be closed, too. */
    hasClosed: false,
    /** The requests that failed, and succeeded when they were sent again. */
    failures: [] as Outcome[],
    /** The request after which the server no longer responded. */
    get stopped() {
      return stopped;
    },
    /** Probes whether a server still responds after it left a request without a response. */
    async examine(unanswered: Outcome, probe: () => Promise<Outcome>): Promise<void> {
      for (const delay of probeDelaysMs) {
        await wait(delay);
        const { response, isInconclusive } = await probe();
        if (response || isInconclusive || stopped) return;
      }
      stopped = unanswered;
      onStopped();
    },
  };
}
