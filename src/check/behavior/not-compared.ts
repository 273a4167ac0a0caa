/** Why a response cannot be compared with that of the reference. */
import type { Step } from "../../sequences/index.js";
import { isNotReady } from "../follow-up.js";
import { describeOutcome, isInconclusive } from "../../report/outcome.js";
import type { CapturedResponse } from "../http/read.js";
import type { Outcome } from "../http/send.js";
import type { CheckedOperation } from "../operations.js";
import { isShorterPage } from "./pages.js";
import { namesIn } from "./variables.js";

export interface NotCompared {
  why: string;
  /** Whether the server refuses it for lack of permission or capacity, or an expected event stream is silent. */
  isUnproven?: boolean;
}

/**
 * Returns why the response to a step cannot be compared, if that is so.
 *
 * @param isGiven Whether the shared session is one that was given: it may be busy with something else.
 * @param isReady Whether the server has shown that it is ready for the step.
 */
export function whyNotCompared(
  { input }: Step,
  { operation, response, failure = "", isInconclusive: isAborted }: Outcome,
  expected: CapturedResponse,
  { isGiven, isReady }: { isGiven: boolean; isReady: boolean },
): NotCompared | undefined {
  const { id, responses } = operation;
  if (isAborted) return { why: failure };
  if (!response) return { why: `${id} ${describeOutcome({ failure })}`, isUnproven: true };
  const { status } = response;
  const isOther = status !== expected.status;
  if (isOther && isInconclusive(status)) return { why: `${id} ${describeOutcome({ response })}`, isUnproven: true };
  if (isOther && status === 409 && isGiven && namesIn(input).includes("session")) {
    return { why: "The given session is busy." };
  }
  if (isOther && status === 422 && status in responses && !isReady) {
    return { why: `The server does not allow ${id} in this state.` };
  }
  if (isShorterPage(response, expected)) return { why: `The pages of ${id} are shorter than requested.` };
  return isOther && status === 501 ? { why: `The server does not have ${id}.` } : undefined;
}

/**
 * Returns why a difference says nothing of what the contract promises, if that is so.
 *
 * @param spoken The operations whose streams have sent an event: nothing on the way keeps theirs.
 */
export function whyNoDifference(
  actual: Outcome,
  expected: CapturedResponse,
  spoken: ReadonlySet<string>,
): NotCompared | undefined {
  const { operation: { id }, response } = actual;
  const isSilent = response?.events?.length === 0 && expected.events?.length !== 0 && !spoken.has(id);
  if (isSilent) return { why: `No event of ${id} arrived.`, isUnproven: true };
  if (isAssumed(expected)) return { why: `The contract only assumes that ${id} gets ${expected.status}.` };
  return isNotReady(actual) ? { why: `${id} was still not ready: 202.` } : undefined;
}

/** Whether a refusal of the reference is one that the contract only assumes. */
export function isAssumed({ headers }: CapturedResponse): boolean {
  return headers.has("Mock-Assumed");
}

/** Returns why a wrong status is no difference: it is reported already. */
export function known({ operation: { id }, response }: Outcome): NotCompared {
  return { why: `${id} gets ${response?.status}, as reported above.` };
}

/** Returns why the rest of a sequence is left out: the server did not do what the contract leaves open. */
export function doesSomethingElse({ id }: CheckedOperation): NotCompared {
  return { why: `${id} did not show what its sequence needs, which the contract leaves open.` };
}

/** Returns why a change was not seen of which the contract does not say how long it takes. */
export function late({ id }: CheckedOperation): NotCompared {
  return { why: `${id} did not show it in time. Give it longer with --settle.`, isUnproven: true };
}
