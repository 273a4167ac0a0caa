/** Sends many requests, and reports all problems of their responses at once. */
import { expect } from "vitest";
import { kindsOf } from "../prism/differences/index.js";
import { judgementOf } from "../prism/judged.js";
import { asSent } from "./any-request.js";
import { type Case, isShown, type CheckedOperation } from "./cases.js";
import { operation as described } from "./contract.js";
import { problemsIn } from "./judge.js";
import { type TestResponse, arrange, requestOf, send, target } from "./send.js";
import { shortfallOf } from "./shortfalls.js";

/**
 * Expects each request to get its expected status, in a response that its operation declares.
 *
 * A request for which stock Prism is known to violate the contract must fail, so that a fix of Prism fails the test. A
 * request to which Prism is known to give another status may fail: `test/prism/` checks that each kind still differs.
 */
export async function expectAll(operation: CheckedOperation, cases: Case[]): Promise<void> {
  const problems: string[] = [];
  for (const one of cases) {
    if (one.expected === "success") await arrange(one.parts);
    const response = await send(operation, one.parts);
    if (target.stockPrism && await differsAsListed(operation, one, response)) continue;
    const shortfall = target.stockPrism ? shortfallOf(operation, one) : undefined;
    const found = problemsWith(operation, one, response);
    if (!shortfall) problems.push(...found);
    else if (found.length === 0) problems.push(`${one.name}: Prism has fixed what is listed: ${shortfall.why}`);
  }
  expect(problems).toEqual([]);
}

function problemsWith({ id }: CheckedOperation, one: Case, response: TestResponse): string[] {
  const { status, headers, text } = response;
  const operation = described(id);
  const declared = Object.keys((operation.responses[status]?.headers ?? {}) as object);
  return [
    ...isExpected(one, response) ? [] : [`${status} instead of ${one.expected}, with ${text.slice(0, 300)}`],
    ...problemsIn(operation, response),
    ...declared.filter((name) => isShown(one) && !headers.has(name)).map((name) => `${status} lacks ${name}`),
  ].map((problem) => `${one.name}: ${problem}`);
}

function isExpected({ expected }: Case, { status }: TestResponse): boolean {
  return expected === "success" ? status < 300 : expected === "error" ? status >= 400 : status === expected;
}

/** Returns whether Prism judges a request differently from what is expected, in a way that is listed. */
async function differsAsListed(operation: CheckedOperation, one: Case, response: TestResponse): Promise<boolean> {
  if (isExpected(one, response) || one.expected === "error") return false;
  const request = await asSent(requestOf(operation, one.parts));
  const ours = one.expected === "success" ? "accepted" : judgementOf(one.expected);
  return kindsOf({ request, ours, prism: judgementOf(response.status) }).length > 0;
}
