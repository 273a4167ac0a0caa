/** An effect of a request that the response to another request shows. */
import type { Contract } from "../../contract/index.js";
import { curlOf } from "../http/curl.js";
import { isSuccess } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import type { CheckedOperation } from "../operations.js";
import type { createResults } from "../report/results.js";
import type { Rule } from "../report/rules.js";
import { summaryOf } from "../rule-violations.js";

/** An effect that an operation must have. */
export interface Effect {
  rule: Rule;
  /** The operation that must have it. */
  operation: CheckedOperation;
  /** The clause of the contract that requires it, as a URL fragment. */
  clause: string;
  /** The request that shows it, in words. */
  name: string;
}

/** What a response shows of an effect: it is as expected, it is not, or it cannot be determined. */
export type Observation = "satisfied" | { expected: string; actual?: string; cause?: string } | { why: string };

/**
 * Reports what the response to a request shows of an effect, and returns whether the effect is satisfied. A response
 * that does not match its own declaration shows nothing: the cases of its operation report it.
 */
export type ReportEffect = (effect: Effect, outcome: Outcome, observation: Observation) => Promise<boolean>;

/**
 * Creates the function that adds effects to the results.
 *
 * @param isSelected Whether an operation is checked. Effects of other operations are not reported.
 */
export function createReportEffect(
  results: ReturnType<typeof createResults>,
  { checkResponse }: Pick<Contract, "checkResponse">,
  isSelected: (operation: CheckedOperation) => boolean,
): ReportEffect {
  /** The operations that have accepted a request. */
  const working = new Set<CheckedOperation>();
  return async ({ rule, operation, clause, name }, outcome, observation) => {
    const { request, response, failure = "", isInconclusive } = outcome;
    if (isInconclusive) return false;
    if (response && checkResponse(outcome.operation.declared, response).length > 0) return false;
    // An operation that refuses every request shows nothing by another refusal.
    if (isSuccess(outcome) || results.hasAccepted(outcome.operation)) working.add(outcome.operation);
    if (observation !== "satisfied" && !working.has(outcome.operation)) return false;
    if (!isSelected(operation)) return observation === "satisfied";
    const testCase = { rule, name, parts: {}, expected: 200 };
    if (observation === "satisfied") results.add(operation, testCase, { passed: true });
    else if ("why" in observation) results.add(operation, testCase, observation);
    else {
      const { expected, actual = response ? summaryOf(response) : failure, cause = "" } = observation;
      const curl = await curlOf(request);
      const context = { operation, case: name, curl, ...response && { status: response.status } };
      results.add(operation, testCase, { findings: [{ rule, clause, expected, actual, cause, ...context }] });
    }
    return observation === "satisfied";
  };
}
