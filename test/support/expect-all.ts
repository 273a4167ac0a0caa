/** Sends many requests, and tells everything that is wrong with their answers at once. */
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
 * Expects each request to get what it has to get, in a response that its operation declares.
 *
 * Where stock Prism is known to fall short, it has to: a shortfall that is mended fails here, too. Where it is known to
 * give another status, it may: whether each kind of difference is still there, `test/prism/` tells.
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
    else if (found.length === 0) problems.push(`${one.name}: Prism does well, though it is listed: ${shortfall.why}`);
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
    ...declared.filter((name) => isShown(one) && !headers.has(name)).map((name) => `${status} does not show ${name}`),
  ].map((problem) => `${one.name}: ${problem}`);
}

function isExpected({ expected }: Case, { status }: TestResponse): boolean {
  return expected === "success" ? status < 300 : expected === "error" ? status >= 400 : status === expected;
}

/** Whether Prism does not judge a request as it has to, in a way that is listed. */
async function differsAsListed(operation: CheckedOperation, one: Case, response: TestResponse): Promise<boolean> {
  if (isExpected(one, response) || one.expected === "error") return false;
  const request = await asSent(requestOf(operation, one.parts));
  const ours = one.expected === "success" ? "accepted" : judgementOf(one.expected);
  return kindsOf({ request, ours, prism: judgementOf(response.status) }).length > 0;
}
