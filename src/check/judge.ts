/** Judges the outcome of a case: which rules the response violates. */
import type { Contract, ReceivedResponse } from "../contract/index.js";
import type { Case } from "./cases/index.js";
import { curlOf } from "../report/curl.js";
import { type CapturedResponse, maxBodyBytes } from "./http/read.js";
import type { Outcome } from "./http/send.js";
import type { CheckedOperation } from "./operations.js";
import { declaredSuccesses, summaryOf, type RuleViolation, ruleViolationsOf } from "../report/rule-violations.js";

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

function isExpected({ rule, expected }: Case, status: number): boolean {
  if (rule === "repeated" && status >= 400 && status < 500) return true;
  if (expected === "success") return status >= 200 && status < 300;
  return expected === "error" ? status >= 400 : status === expected;
}

/**
 * Whether a server may refuse a request for a reason that the case does not test. The operation has to declare the
 * status. Any request may reach a limit or fail because of a backend. A valid request may also be refused because of
 * the server's state or the caller's plan. Which optional parameters exclude each other, the contract may say in words.
 */
function isAllowedRefusal({ responses }: CheckedOperation, { rule, expected }: Case, status: number): boolean {
  const isDeclared = String(status) in responses;
  if (status === 429 || status > 501) return isDeclared || "default" in responses;
  if (expected !== "success" || [401, 500, 501].includes(status)) return false;
  if (status === 400) return rule === "optional" && isDeclared;
  return isDeclared || ([403, 409].includes(status) && "default" in responses);
}

/** Whether a server looked up the resource of a request that has no token, and did not find it. */
function isLookedUp({ expected }: Case, status: number): boolean {
  return expected === 401 && status === 404;
}

function statusViolation(operation: CheckedOperation, testCase: Case, response: ReceivedResponse): RuleViolation {
  const { rule, expected } = testCase;
  const { status } = response;
  const actual = summaryOf(response);
  if (expected === "success") {
    const orRefusal = rule === "repeated" ? " or a refusal" : "";
    const cause = `${status} ${messageOf(response)}`;
    return { rule, expected: declaredSuccesses(operation) + orRefusal, actual, cause };
  }
  // A wrong refusal status is another violation than an accepted request.
  const isAccepted = status < 400 || isLookedUp(testCase, status);
  const isWrongRefusal = (expected === 400 || expected === 401) && !isAccepted;
  return {
    rule: isWrongRefusal ? "refusal" : rule,
    expected: expected === "error" ? "an error" : String(expected),
    actual,
    cause: isAccepted ? "accepted" : `${expected} ${status}`,
  };
}

/** Returns the message of an error without words that may be ids, so that all resources share one cause. */
function messageOf({ text }: ReceivedResponse): string {
  const [, message = ""] = /"message"\s*:\s*"([^"]*)"/.exec(text) ?? [];
  // Each word is read once: the time stays linear in the length of the text, which a server may choose.
  return message.replaceAll(/\S+/g, (word) => /\d/.test(word) ? "" : word);
}
