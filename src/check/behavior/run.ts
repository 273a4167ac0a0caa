/** Sends a sequence to a server and to the reference, and looks where their responses part. */
import { setTimeout as wait } from "node:timers/promises";
import type { Sequence, Step } from "../../sequences/index.js";
import type { CapturedResponse } from "../http/read.js";
import type { Outcome } from "../http/send.js";
import type { Pause } from "../limit.js";
import { type CheckedOperation, isStreamed } from "../operations.js";
import { compare } from "./compare.js";
import { findLacked } from "./compare-events.js";
import { contextOf } from "./context.js";
import { type Difference, theStatus } from "./difference.js";
import { createIdPairs } from "./ids.js";
import type { Remaining } from "./left-out.js";
import {
  doesSomethingElse, isAssumed, known, late, type NotCompared, whyNoDifference, whyNotCompared,
} from "./not-compared.js";
import { delaysWithin, type Patience } from "./patience.js";
import { addSent } from "./sent.js";
import { isShown } from "./shown.js";
import { awaitReference, sendToBoth, type Side } from "./sides.js";
import { takeFrom, valueIn } from "./taken.js";
import { fillIn, referencesIn, valueOf, type Variables } from "./variables.js";

export interface RunOptions {
  server: Side;
  reference: Side;
  operations: ReadonlyMap<string, CheckedOperation>;
  /** Whether a response matches its declaration. If not, it is reported. */
  isValid: (operation: CheckedOperation, outcome: Outcome, sentence: string) => Promise<boolean>;
  /** Whether a wrong status of an operation is reported already. */
  isReported: (operation: string, status: number) => boolean;
  /** Whether the shared session is one that was given: it may be busy with something else. */
  isGiven: boolean;
  /** How long reads are repeated until they show what was changed. */
  patience: Patience;
  /** Lets other sequences go on while this one waits. */
  pause: Pause;
  signal: AbortSignal | undefined;
}

/** What a sequence has shown, and what ended it before its end. */
export interface RunResult extends Partial<NotCompared> {
  sequence: Sequence;
  /** The sentences that were proven. */
  proven: string[];
  /** The step at which the responses part, and how. */
  parted?: { step: Step; difference: Difference; outcome: Outcome };
}

/** How long a stream has to start before its events are caused, in milliseconds. */
const startDelayMs = 100;

/** Sends a sequence until its end, or until the responses part. */
export async function runSequence(sequence: Remaining, run: string, options: RunOptions): Promise<RunResult> {
  const { operations, isValid, isReported, isGiven, patience, pause, signal } = options;
  const server = { ...options.server, variables: { ...options.server.variables, run } as Variables };
  const reference = { ...options.reference, variables: { ...options.reference.variables, run } as Variables };
  const pauseFor = (ms: number) => pause(() => wait(ms));
  const ids = createIdPairs();
  const sent = { names: new Set<string>(), values: new Set<unknown>([run]) };
  const spoken = new Set<string>(); // the operations whose streams have sent an event
  let wasOpen = false; // whether the server has done what the contract leaves open
  const result: RunResult = { sequence, proven: [] };
  const [session, referenceSession] = [server, reference].map(({ variables }) => variables.session);
  if (typeof session === "string" && typeof referenceSession === "string") ids.match(session, referenceSession);

  /** Sends a step. Returns whether the sequence goes on. */
  async function sendStep(step: Step): Promise<boolean> {
    const operation = operations.get(step.operation);
    if (!operation || signal?.aborted) return false;
    const missing = missingFor(step);
    if (missing !== undefined) return end({ why: `The server sent no ${missing}, which ${operation.id} needs.` });
    addSent(sent, fillIn(step.input, reference.variables));
    const isRead = operation.method === "GET";
    const context = contextOf(step, sequence, ids, sent, isRead && expectsToShow(step));
    const isRepeated = isRead && !step.meanwhile;
    const delays = delaysWithin(isRepeated ? patience.current() : 0);
    const isSlow = isRepeated && !isStreamed(operation) && expectsToShow(step)
      && await awaitReference(step, operation, reference, (one) => showsIt(step, one, reference), patience.settleMs,
        pauseFor);
    let waitedMs = 0; // without the time that the responses take: a slow server gets as many reads as a fast one
    for (;;) {
      const [actual, expected] = await sendToBoth(step, operation, [server, reference], sendMeanwhile(step),
        patience.current());
      if (result.parted || result.why !== undefined) return false; // a step that was sent meanwhile ended it
      if (!expected.response) return end({ why: "The mock was slow.", isUnproven: true });
      const notCompared = whyNotCompared(step, actual, expected.response, { isGiven, isReady: wasOpen })
        ?? await invalid(operation, actual);
      if (notCompared) return end(notCompared);
      const response = actual.response as CapturedResponse;
      const difference = step.open
        ? undefined
        : compare(operation, response, expected.response, context)
          ?? findLacked(fillIn(step.lacks ?? [], server.variables), response);
      const isReady = !isRead || !expectsToShow(step)
        || (showsIt(step, expected.response, reference) && (!step.open || showsIt(step, response, server)));
      const isKnown = difference?.where === theStatus && isReported(operation.id, response.status);
      const delay = (difference || !isReady) && !isKnown && !signal?.aborted ? delays.next().value : undefined;
      if (delay !== undefined) {
        await pauseFor(delay);
        waitedMs += delay;
        continue;
      }
      if (step.open && !isReady) return end(doesSomethingElse(operation));
      if (!difference && waitedMs > 0) patience.win(waitedMs);
      if (isRead && difference) patience.lose();
      const isLate = !isReady || (difference && !step.still && (isSlow || difference.isAwaited));
      if (isLate) return end(late(operation));
      if (!difference) {
        wasOpen ||= step.open === true;
        if (step.proves !== undefined && !sequence.afterLeftOut?.has(step)) result.proven.push(step.proves);
        if (response.events?.length) spoken.add(operation.id);
        takeFrom(step, response, server.variables);
        takeFrom(step, expected.response, reference.variables);
        return true;
      }
      if (isAssumed(expected.response) && response.status >= 400) return true;
      const whyNot = isKnown ? known(actual) : whyNoDifference(actual, expected.response, spoken);
      if (whyNot) return end(whyNot);
      return end({ parted: { step, difference, outcome: actual } });
    }
  }

  /** Ends the sequence. */
  function end(reason: NotCompared | Pick<RunResult, "parted">): false {
    Object.assign(result, reason);
    return false;
  }

  /** Returns what a step takes from an earlier response, and the server did not send. */
  function missingFor({ input }: Step): string | undefined {
    return referencesIn(input).find((name) => valueOf(name, server.variables) === undefined);
  }

  async function sendMeanwhile({ meanwhile = [] }: Step): Promise<void> {
    if (meanwhile.length > 0) await wait(startDelayMs);
    for (const step of meanwhile) if (!await sendStep(step)) return;
  }

  async function invalid(operation: CheckedOperation, outcome: Outcome): Promise<{ why: string } | undefined> {
    if (await isValid(operation, outcome, sequence.proves)) return undefined;
    return { why: `The response of ${operation.id} does not match its declaration.` };
  }

  function expectsToShow(step: Step): boolean {
    return "shows" in step && (step.open || !sequence.afterLeftOut?.has(step));
  }

  function showsIt({ shows, as = "" }: Step, response: CapturedResponse, { variables }: Side): boolean {
    const value = valueIn(response);
    return isShown(fillIn(shows, { ...variables, [as]: value }), value);
  }

  for (const step of sequence.steps) if (!await sendStep(step)) return result;
  if (!sequence.afterLeftOut) result.proven.push(sequence.proves);
  return result;
}
