/** Sends requests: again if that may help, and no longer once the server has stopped responding. */
import { setTimeout as wait } from "node:timers/promises";
import type { RequestParts } from "../cases/index.js";
import type { CheckedOperation } from "../operations.js";
import { createHealth, type Health } from "./health.js";
import { requestOf, type CheckedServer } from "./request.js";
import { isFailure, retryDelay } from "./retry.js";
import { createSendOnce, type Outcome, type SendOnceOptions } from "./send-once.js";

export type { Outcome };

export interface SendOptions extends CheckedServer, SendOnceOptions {
  /** An operation without required input, which probes whether the server still responds. */
  probe?: CheckedOperation | undefined;
  health?: Health;
}

export type Send = ReturnType<typeof createSend>;

/** Creates the function that sends a request of an operation. A failure is part of the outcome and never thrown. */
export function createSend({ timeoutMs, signal, probe, health = createHealth(), ...server }: SendOptions) {
  const sendOnce = createSendOnce({ timeoutMs, signal });

  async function sendWithRetries(operation: CheckedOperation, parts: RequestParts): Promise<Outcome> {
    const failed: Outcome[] = [];
    let waited = 0;
    for (let attempts = 1; ; attempts++) {
      const outcome = await sendOnce(operation, requestOf(operation, parts, server), health.hasClosed, parts.causes);
      health.sent++;
      if (outcome.isClosed) health.hasClosed = true;
      const delay = retryDelay(outcome, parts, attempts);
      if (outcome.response && outcome.response.status < 500) health.failures.push(...failed);
      if (delay === undefined || waited + delay > timeoutMs || signal?.aborted) return outcome;
      if (outcome.response && isFailure(outcome.response.status)) failed.push(outcome);
      waited += delay;
      await wait(delay, undefined, signal && { signal }).catch(() => undefined);
    }
  }

  return async (operation: CheckedOperation, parts: RequestParts): Promise<Outcome> => {
    const failure = "Not sent: the server has stopped responding.";
    if (health.stopped) {
      return { operation, request: requestOf(operation, parts, server), failure, isInconclusive: true };
    }
    const outcome = await sendWithRetries(operation, parts);
    if (outcome.response || outcome.isInconclusive || !probe) return outcome;
    await health.examine(outcome, () => sendOnce(probe, requestOf(probe, {}, server)));
    return health.stopped || signal?.aborted ? { ...outcome, isInconclusive: true } : outcome;
  };
}
