/** Judges the outcome of a case: which rules the response violates. */
import type { Contract, ReceivedResponse } from "../contract/index.js";
import type { Case } from "./cases/index.js";
import { curlOf } from "../report/curl.js";
import { type CapturedResponse, maxBodyBytes } from "./http/read.js";
import type { Outcome } from "./http/send.js";
import type { CheckedOperation } from "./operations.js";
import { summaryOf, type RuleViolation, ruleViolationsOf } from "../report/rule-violations.js";
import { isAllowedRefusal, isExpected, isLookedUp, statusViolation } from "./status.js";

/** A violation, with the case that shows it. */
export interface Finding extends RuleViolation {
  operation: CheckedOperation;
  /** The name of the case. */
  case: string;
  curl: string;
  /** The status of the response, if there is one. */
  status?: number;
}

/** The verdict on a case: it passed, it violates rules, or it could not be tried. */
export type Verdict = { passed: true } | { findings: Finding[] } | { why: string };

/** Creates the function that judges the outcome of a case. */
export function createJudge({ checkResponse }: Pick<Contract, "checkResponse">) {
  /** How each operation refused its valid requests, by operation id and status. */
  const refusalsOfValid = new Map<string, RuleViolation[] | { why: string }>();
  /** The operations that have accepted a valid request: their paths are not missing. */
  const accepting = new Set<string>();

  function judgeResponse(
    operation: CheckedOperation,
    testCase: Case,
    response: CapturedResponse,
  ): RuleViolation[] | { why: string } {
    const { status } = response;
    const declarationViolations = () => {
      if (isOfGateway(response)) return [];
      if (response.isGarbled) return [garbled(response)];
      const violations = checkResponse(operation.declared, response);
      const isEndless = response.isCut && violations.some(({ part }) => part === "body");
      return isEndless ? [endless(response)] : ruleViolationsOf(operation, response, violations);
    };
    // If the server refused a valid request with the same status, such as a redirect, this response has that cause.
    const key = `${operation.id} ${status}`;
    const earlier = refusalsOfValid.get(key);
    if (isExpected(testCase, status)) {
      if (testCase.expected === "success") accepting.add(operation.id);
      const violations = declarationViolations();
      return violations.length > 0 && earlier && !("why" in earlier) ? earlier : violations;
    }
    // A server that ignores the token looks up the resource, as for a valid request.
    const isLookUp = accepting.has(operation.id) && isLookedUp(testCase, status);
    if (earlier && !("why" in earlier && isLookUp)) return earlier;
    const violations = isAllowedRefusal(operation, testCase, status)
      ? declarationViolations()
      : [statusViolation(operation, testCase, response)];
    const result = violations.length === 0 ? { why: summaryOf(response) } : violations;
    if (testCase.expected === "success") refusalsOfValid.set(key, result);
    return result;
  }

  return async function judge(operation: CheckedOperation, testCase: Case, outcome: Outcome): Promise<Verdict> {
    const { request, response, failure = "", isInconclusive } = outcome;
    if (isInconclusive) return { why: failure };
    const result = response ? judgeResponse(operation, testCase, response) : [noResponse(failure)];
    if ("why" in result) return result;
    const why = result.length === 0 ? missingEvents(response) : undefined;
    if (why !== undefined) return { why };
    if (result.length === 0) return { passed: true };
    const curl = await curlOf(request);
    const context = { operation, case: testCase.name, curl, ...response && { status: response.status } };
    return { findings: result.map((violation) => ({ ...violation, ...context })) };
  };
}

/** Returns the reason why an event stream could not be judged: it has no events. */
function missingEvents(response: Outcome["response"]): string | undefined {
  if (response?.events?.length !== 0) return undefined;
  return `${response.status}, and ${response.hasEnded ? "the stream ended without an event" : "no event arrived"}.`;
}

function garbled(response: CapturedResponse): RuleViolation {
  const expected = "events, each made of data: lines and an empty line";
  return { rule: "response-event", expected, actual: summaryOf(response), cause: "garbled" };
}

/** Only the beginning of an endless response can be judged. */
function endless(response: CapturedResponse): RuleViolation {
  const expected = `a response of at most ${maxBodyBytes} bytes`;
  return { rule: "response", expected, actual: summaryOf(response), cause: "endless" };
}

function noResponse(failure: string): RuleViolation {
  return { rule: "response", expected: "a response", actual: failure, cause: failure };
}

/** Whether a response comes from a gateway before the server, which has a page of its own for its errors. */
function isOfGateway({ status, headers }: ReceivedResponse): boolean {
  return [502, 503, 504].includes(status) && /^text\/html/i.test(headers.get("Content-Type") ?? "");
}
