/** The two that a sequence is sent to: the server and the reference. */
import { setTimeout as wait } from "node:timers/promises";
import type { Step } from "../../sequences/index.js";
import type { RequestParts } from "../cases/index.js";
import type { CapturedResponse } from "../http/read.js";
import type { Outcome } from "../http/send.js";
import type { CheckedOperation } from "../operations.js";
import { partsOf } from "./parts.js";
import type { Variables } from "./variables.js";

export interface Side {
  send: (operation: CheckedOperation, parts: RequestParts) => Promise<Outcome>;
  /** The shared session, and later the responses to the steps. */
  variables: Variables;
}

/** How often the reference is asked whether it has changed, in milliseconds. It is in the same process. */
const pollMs = 25;

/**
 * Sends a step to the server and to the reference at once. Returns both outcomes.
 *
 * @param causes Is settled when all that causes the events of a stream is done.
 * @param endMs How long a stream of the server has to end after that of the reference, in milliseconds.
 */
export async function sendToBoth(
  step: Step,
  operation: CheckedOperation,
  [server, reference]: readonly [Side, Side],
  causes: Promise<unknown>,
  endMs: number,
): Promise<[actual: Outcome, expected: Outcome]> {
  const send = ({ send, variables }: Side, expected: Promise<number | undefined>) =>
    send(operation, { ...partsOf(step, operation, variables), causes: expected });
  // What is sent meanwhile shows at once in the stream of the reference, or not at all.
  const ofReference = send(reference, causes.then(() => step.meanwhile && 0));
  const [actual, expected] = await Promise.all([
    send(server, causes.then(() => eventsAfter(ofReference, endMs))),
    ofReference,
    causes,
  ]);
  return [actual, expected];
}

/** Waits for a stream of the reference. Returns how many events that of the server should have before it is quiet. */
async function eventsAfter(ofReference: Promise<Outcome>, endMs: number): Promise<number | undefined> {
  const { response } = await ofReference;
  if (response?.hasEnded) await wait(endMs);
  return response?.hasEnded ? Infinity : response?.events?.length; // one that has to end is never just quiet
}

/**
 * Sends a read to the reference until its response is right, or the time is over: a server that is as fast need then be
 * asked only once.
 *
 * @param pauseFor Waits for so many milliseconds.
 * @returns Whether it took time.
 */
export async function awaitReference(
  step: Step,
  operation: CheckedOperation,
  { send, variables }: Side,
  isRight: (response: CapturedResponse) => boolean,
  maxMs: number,
  pauseFor: (ms: number) => Promise<void>,
): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < maxMs; waitedMs += pollMs) {
    const { response } = await send(operation, partsOf(step, operation, variables));
    if (!response || isRight(response)) return waitedMs > 0;
    await pauseFor(pollMs);
  }
  return true;
}
