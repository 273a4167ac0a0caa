/** What a request has brought about: a rule that is kept or broken, seen in the answer to another request. */
import { shown } from "../breaks.js";
import type { createResults } from "../report/results.js";
import type { Contract } from "../../contract/index.js";
import { curlOf } from "../http/curl.js";
import { isSuccess } from "../http/outcome.js";
import type { Operation } from "../operations.js";
import type { Rule } from "../report/rules.js";
import type { Outcome } from "../http/send.js";

/** An effect that an operation has to have. */
export interface Effect {
  rule: Rule;
  /** The operation that has to have it. */
  operation: Operation;
  /** The clause of the contract that it follows from, as a fragment of its URL. */
  clause: string;
  /** What is looked at, in words. */
  name: string;
}

/** What was seen of an effect: it is there, or something else came than was expected, or it cannot be told. */
export type Seen = "there" | { expected: string; came?: string; cause?: string } | { why: string };

/**
 * Takes what the answer to a request has shown of an effect. It gives whether the effect is there. Of an answer that is
 * not as the contract has it, the cases of its operation tell, and it shows nothing.
 */
export type Tell = (effect: Effect, outcome: Outcome, seen: Seen) => Promise<boolean>;

/**
 * Makes the function that puts effects into the results.
 *
 * @param isChosen Whether an operation is checked. Of others, nothing is told.
 */
export function createTell(
  results: ReturnType<typeof createResults>,
  { checkAnswer }: Pick<Contract, "checkAnswer">,
  isChosen: (operation: Operation) => boolean,
): Tell {
  /** What has shown something. */
  const working = new Set<Operation>();
  return async ({ rule, operation, clause, name }, outcome, seen) => {
    const { request, answer, failure = "", isVoid } = outcome;
    if (isVoid) return false;
    if (answer && checkAnswer(outcome.operation.described, answer).length > 0) return false;
    // What refuses every request shows nothing by one more refusal.
    if (isSuccess(outcome) || results.takes(outcome.operation)) working.add(outcome.operation);
    if (seen !== "there" && !working.has(outcome.operation)) return false;
    if (!isChosen(operation)) return seen === "there";
    const one = { rule, name, parts: {}, expected: 200 };
    if (seen === "there") results.add(operation, one, { passed: true });
    else if ("why" in seen) results.add(operation, one, seen);
    else {
      const { expected, came = answer ? shown(answer) : failure, cause = "" } = seen;
      const asked = { operation, case: name, curl: await curlOf(request), ...answer && { status: answer.status } };
      results.add(operation, one, { findings: [{ rule, clause, expected, came, cause, ...asked }] });
    }
    return seen === "there";
  };
}
