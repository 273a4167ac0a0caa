/** Sends many requests, and tells everything that is wrong with their answers at once. */
import { expect } from "vitest";
import type { Case } from "./cases.js";
import type { Operation } from "./contract.js";
import { problemsIn } from "./judge.js";
import { arrange, send, target } from "./send.js";
import { shortfallOf } from "./shortfalls.js";

/**
 * Expects each request to get what it has to get, in an answer that its operation declares.
 *
 * Where stock Prism is known to fall short, it has to: a shortfall that is mended fails here, too.
 */
export async function expectAll(operation: Operation, cases: Case[]): Promise<void> {
  const problems: string[] = [];
  for (const one of cases) {
    const shortfall = target.stockPrism ? shortfallOf(operation, one) : undefined;
    const found = await problemsOf(operation, one);
    if (!shortfall) problems.push(...found);
    else if (found.length === 0) problems.push(`${one.name}: Prism does well, though it is listed: ${shortfall.why}`);
  }
  expect(problems).toEqual([]);
}

async function problemsOf(operation: Operation, { name, parts, expected, isShown }: Case): Promise<string[]> {
  if (expected === "success") await arrange(parts);
  const answer = await send(operation, parts);
  const { status, headers, text } = answer;
  const declared = Object.keys((operation.responses[status]?.headers ?? {}) as object);
  const isExpected = expected === "success" ? status < 300 : expected === "error" ? status >= 400 : status === expected;
  return [
    ...isExpected ? [] : [`${status} instead of ${expected}, with ${text.slice(0, 300)}`],
    ...problemsIn(operation, answer),
    ...isShown ? declared.filter((name) => !headers.has(name)).map((name) => `${status} does not show ${name}`) : [],
  ].map((problem) => `${name}: ${problem}`);
}
