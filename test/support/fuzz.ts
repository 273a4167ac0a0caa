/** What the fuzz tests share: how long they run, and what they expect of any response. */
import { expect, vi } from "vitest";
import { contentOf, fits, type Node, operations } from "./contract.js";
import type { TestResponse } from "./judge.js";

/** How many cases to try, with seeds of their own; without it a few, always the same. */
export const { FUZZ_RUNS } = process.env;
const testTimeout = FUZZ_RUNS ? 3_600_000 : 60_000;
vi.setConfig({ testTimeout });

/** The parameters of a property that runs a few cases. */
export function runs(few: number) {
  const interruptAfterTimeLimit = testTimeout - 10_000; // so that a failure is told, however long it shrinks
  return { interruptAfterTimeLimit, ...FUZZ_RUNS ? { numRuns: Number(FUZZ_RUNS) } : { numRuns: few, seed: 4711 } };
}

/** The bodies that errors have: the Error, and those that say more. */
const errors = [...new Set(operations.flatMap(({ responses }) => Object.entries(responses)
  .filter(([status]) => !status.startsWith("2"))
  .map(([, response]) => contentOf(response)?.schema as Node)))];

/** Expects a body that errors have of an error. A status out of the ordinary has to be asked for. */
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
