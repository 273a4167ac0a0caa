/** What the fuzz tests share: the number of runs, and what they expect of any response. */
import { expect, vi } from "vitest";
import { contentOf, fits, type Node, operations } from "./contract.js";
import type { TestResponse } from "./judge.js";

/** How many cases to try, with random seeds. If it is not set, a few cases are tried, always the same. */
export const { FUZZ_RUNS } = process.env;
const testTimeout = FUZZ_RUNS ? 3_600_000 : 60_000;
vi.setConfig({ testTimeout });

/** Returns the parameters of a property that runs a few cases by default. */
export function runs(few: number) {
  const interruptAfterTimeLimit = testTimeout - 10_000; // so that a failure is reported, however long it shrinks
  return { interruptAfterTimeLimit, ...FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: few, seed: 4711 } };
}

/** The schemas of the bodies of errors: `Error`, and those that extend it. */
const errors = [...new Set(operations.flatMap(({ responses }) => Object.entries(responses)
  .filter(([status]) => !status.startsWith("2"))
  .map(([, response]) => contentOf(response)?.schema as Node)))];

/** Expects an error to have one of the declared bodies. An unusual status is expected only if `Prefer` requests it. */
export function expectContract(
  { status, mediaType, text }: Pick<TestResponse, "status" | "mediaType" | "text">,
  prefer: string,
  isHead: boolean,
): void {
  if (status < 300) return expect([100, 200, 201, 202, 204]).toContain(status);
  if (!prefer.includes("service_failure") && !prefer.includes(`${status}`)) {
    expect([400, 401, 403, 404, 409, 410, 413, 415, 422, 429, 501, 502]).toContain(status);
  }
  if (isHead && text === "") return; // RFC 9110, section 9.3.2
  expect(mediaType).toBe("application/json");
  const value: unknown = JSON.parse(text);
  expect(errors.some((schema) => fits(schema, value)), text).toBe(true);
}
