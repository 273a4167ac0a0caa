/** Judges the status of a response: whether a case expects it or a server may choose it, and how it is wrong. */
import type { ReceivedResponse } from "../contract/index.js";
import { declaredSuccesses, type RuleViolation, summaryOf } from "../report/rule-violations.js";
import type { Case } from "./cases/index.js";
import type { CheckedOperation } from "./operations.js";

/** Whether a case expects a status. */
export function isExpected({ rule, expected }: Case, status: number): boolean {
  if (rule === "repeated" && status >= 400 && status < 500) return true;
  if (expected === "success") return status >= 200 && status < 300;
  return expected === "error" ? status >= 400 : status === expected;
}

/**
 * Whether a server may refuse a request for a reason that the case does not test. The operation has to declare the
 * status. Any request may reach a limit or fail because of a backend. A valid request may also be refused because of
 * the server's state or the caller's plan. Which optional parameters exclude each other, the contract may say in words.
 */
export function isAllowedRefusal({ responses }: CheckedOperation, { rule, expected }: Case, status: number): boolean {
  const isDeclared = String(status) in responses;
  if (status === 429 || status > 501) return isDeclared || "default" in responses;
  if (expected !== "success" || [401, 500, 501].includes(status)) return false;
  if (status === 400) return rule === "optional" && isDeclared;
  return isDeclared || ([403, 409].includes(status) && "default" in responses);
}

/** Whether a server looked up the resource of a request that has no token, and did not find it. */
export function isLookedUp({ expected }: Case, status: number): boolean {
  return expected === 401 && status === 404;
}

/** Returns how a status is wrong that is neither expected nor allowed. */
export function statusViolation(
  operation: CheckedOperation,
  testCase: Case,
  response: ReceivedResponse,
): RuleViolation {
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
