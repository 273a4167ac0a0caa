/** Sends requests: again where that helps, and no longer once the server has stopped answering. */
import { setTimeout as wait } from "node:timers/promises";
import type { Parts } from "../cases/index.js";
import type { Operation } from "../operations.js";
import { pauseAfter } from "./again.js";
import { createHealth, type Health } from "./health.js";
import { createOnce, type OnceOptions, type Outcome } from "./once.js";
import { requestOf, type Server } from "./request.js";

export type { Outcome };
export type { Answer } from "./read.js";

export interface SendOptions extends Server, OnceOptions {
  /** An operation that needs nothing, to ask whether the server is still there. */
  probe?: Operation | undefined;
  /** The record of what the server does. */
  health?: Health;
}

export type Send = ReturnType<typeof createSend>;

/** Makes the function that sends a request of an operation. It has no failure of its own: what happens is told. */
export function createSend({ timeout, signal, probe, health = createHealth(), ...server }: SendOptions) {
  const once = createOnce({ timeout, signal });

  /** Sends a request until it is answered for good. */
  async function sendAgain(operation: Operation, parts: Parts): Promise<Outcome> {
    const failed: Outcome[] = [];
    let waited = 0;
    for (let tries = 1; ; tries++) {
      const outcome = await once(operation, requestOf(operation, parts, server), health.hasClosed);
      health.sent++;
      if (outcome.isClosed) health.hasClosed = true;
      const pause = pauseAfter(outcome, parts, tries);
      if (outcome.answer && outcome.answer.status < 500) health.failures.push(...failed);
      if (pause === undefined || waited + pause > timeout || signal?.aborted) return outcome;
      if (outcome.answer?.status === 500) failed.push(outcome);
      waited += pause;
      await wait(pause, undefined, signal && { signal }).catch(() => undefined);
    }
  }

  return async (operation: Operation, parts: Parts): Promise<Outcome> => {
    const stopped = "Not sent: the server has stopped answering.";
    if (health.stopped) {
      return { operation, request: requestOf(operation, parts, server), failure: stopped, isVoid: true };
    }
    const outcome = await sendAgain(operation, parts);
    if (outcome.answer || outcome.isVoid || !probe) return outcome;
    await health.examine(outcome, () => once(probe, requestOf(probe, {}, server)));
    return health.stopped || signal?.aborted ? { ...outcome, isVoid: true } : outcome;
  };
}
