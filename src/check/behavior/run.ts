/** Sends a sequence to a server and to the reference, and looks where their responses part. */
import { setTimeout as wait } from "node:timers/promises";
import type { Sequence, Step } from "../../sequences/index.js";
import type { RequestParts } from "../cases/index.js";
import { describeOutcome, isInconclusive } from "../http/outcome.js";
import type { CapturedResponse } from "../http/read.js";
import type { Outcome } from "../http/send.js";
import type { CheckedOperation } from "../operations.js";
import { compare } from "./compare.js";
import type { Context } from "./compare-json.js";
import type { Difference } from "./difference.js";
import { createIdPairs } from "./ids.js";
import { partsOf } from "./parts.js";
import type { Patience } from "./patience.js";
import { addSent } from "./sent.js";
import { isShown, valueIn } from "./shown.js";
import { fillIn, namesIn, type Variables } from "./variables.js";

/** One of the two that a sequence is sent to. */
export interface Side {
  send: (operation: CheckedOperation, parts: RequestParts) => Promise<Outcome>;
  /** The shared session. */
  variables: Variables;
}

export interface RunOptions {
  server: Side;
  reference: Side;
  operations: ReadonlyMap<string, CheckedOperation>;
  /** Whether a response matches its declaration. If not, the cases of its operation report it. */
  isValid: (operation: CheckedOperation, response: CapturedResponse) => boolean;
  /** Whether a wrong status of an operation is reported already. */
  isReported: (operation: string, status: number) => boolean;
  /** How long reads are repeated until they show what was changed. */
  patience: Patience;
  signal: AbortSignal | undefined;
}

/** What a sequence has shown, and what ended it before its end. */
export interface RunResult {
  sequence: Sequence;
  /** The sentences that were proven. */
  proven: string[];
  /** The step at which the responses part, and how. */
  parted?: { step: Step; difference: Difference; outcome: Outcome };
  /** Why the rest could not be compared. */
  why?: string;
  /** Whether the server refuses it for lack of permission or capacity, or an expected event stream is silent. */
  isUnproven?: boolean;
}

/** The first delay before a read is repeated, in milliseconds. It doubles each time. */
const firstDelayMs = 25;

/** How long a stream has to start before its events are caused, in milliseconds. */
const startDelayMs = 100;

/** Sends a sequence until its end, or until the responses part. */
export async function runSequence(sequence: Sequence, run: string, options: RunOptions): Promise<RunResult> {
  const { operations, isValid, isReported, patience, signal } = options;
  const server = { ...options.server, variables: { ...options.server.variables, run } as Variables };
  const reference = { ...options.reference, variables: { ...options.reference.variables, run } as Variables };
  const ids = createIdPairs();
  const sent = { names: new Set<string>(), values: new Set<unknown>([run]) };
  const result: RunResult = { sequence, proven: [] };
  const [session, referenceSession] = [server, reference].map(({ variables }) => variables.session);
  if (typeof session === "string" && typeof referenceSession === "string") ids.match(session, referenceSession);

  /** Sends a step. Returns whether the sequence goes on. */
  async function sendStep(step: Step): Promise<boolean> {
    const operation = operations.get(step.operation);
    if (!operation || signal?.aborted) return false;
    addSent(sent, fillIn(step.input, reference.variables));
    const context: Context = { ids, sent, isOwn: isOwn(step), isPage: hasPage(step) };
    const isRead = operation.method === "GET";
    const until = Date.now() + (isRead && !step.meanwhile ? patience.current() : 0);
    for (let delay = firstDelayMs; ; delay *= 2) {
      const [actual, expected] = await Promise.all([
        server.send(operation, partsOf(step, operation, server.variables)),
        reference.send(operation, partsOf(step, operation, reference.variables)),
        sendMeanwhile(step),
      ]);
      if (!expected.response) throw new Error(`The reference sent no response to ${operation.id}: ${expected.failure}`);
      const end = endOf(operation, actual, expected.response);
      if (end) return Object.assign(result, end) && false;
      const response = actual.response as CapturedResponse;
      const difference = compare(operation, response, expected.response, context);
      const isReady = !isRead || !("shows" in step) || showsIt(step, expected.response);
      if ((difference || !isReady) && Date.now() + delay < until && !signal?.aborted) {
        await wait(delay);
        continue;
      }
      if (!difference) {
        if (step.proves !== undefined) result.proven.push(step.proves);
        bind(step, response, expected.response);
        return true;
      }
      if (isRead) patience.lose();
      const isSilent = response.events?.length === 0 && expected.response.events?.length !== 0;
      if (isSilent) Object.assign(result, { why: `No event of ${operation.id} arrived.`, isUnproven: true });
      else if (isAssumed(expected.response)) {
        if (response.status >= 400) return true;
        result.why = `The contract only assumes that ${operation.id} gets ${expected.response.status}.`;
      } else if (difference.where === "status" && isReported(operation.id, response.status)) {
        result.why = `${operation.id} gets ${response.status}, as reported above.`;
      } else result.parted = { step, difference, outcome: actual };
      return false;
    }
  }

  async function sendMeanwhile({ meanwhile = [] }: Step): Promise<void> {
    if (meanwhile.length > 0) await wait(startDelayMs);
    for (const step of meanwhile) if (!await sendStep(step)) return;
  }

  /** Returns why a response cannot be compared, if that is so. */
  function endOf(
    operation: CheckedOperation,
    { response, failure = "", isInconclusive: isAborted }: Outcome,
    expected: CapturedResponse,
  ): Pick<RunResult, "why" | "isUnproven"> | undefined {
    if (isAborted) return { why: failure };
    if (!response) return { why: `${operation.id} ${describeOutcome({ failure })}`, isUnproven: true };
    const { status } = response;
    if (status !== expected.status && isInconclusive(status)) {
      return { why: `${operation.id} ${describeOutcome({ response })}`, isUnproven: true };
    }
    if (status === 501 && expected.status !== 501) return { why: `The server does not have ${operation.id}.` };
    if (isValid(operation, response)) return undefined;
    return { why: `The response of ${operation.id} does not match its declaration.` };
  }

  function bind({ as }: Step, response: CapturedResponse, expected: CapturedResponse): void {
    if (as === undefined) return;
    server.variables[as] = valueIn(response);
    reference.variables[as] = valueIn(expected);
  }

  function showsIt({ shows, as = "" }: Step, response: CapturedResponse): boolean {
    const value = valueIn(response);
    return isShown(fillIn(shows, { ...reference.variables, [as]: value }), value);
  }

  for (const step of sequence.steps) if (!await sendStep(step)) return result;
  result.proven.push(sequence.proves);
  return result;
}

/** Whether nobody else has what a request asks for: it names the run, or what was made in it. */
function isOwn({ input }: Step): boolean {
  return namesIn(input).length > 0;
}

/** Whether a request asks for a part of a list. */
function hasPage({ input: { query = {} } }: Step): boolean {
  return "limit" in query || "offset" in query;
}

/** Whether a refusal of the reference is one that the contract only assumes. */
function isAssumed({ headers }: CapturedResponse): boolean {
  return headers.has("Mock-Assumed");
}
