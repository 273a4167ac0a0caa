/**
 * The mock and stock Prism judge every request alike, except for the listed kinds of difference.
 * `test/contract/derived.test.ts` checks this for each request that is derived from the contract.
 */
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import type { AnyRequest } from "../support/any-request.js";
import { smallRequests } from "../support/arbitrary.js";
import { FUZZ_RUNS, runs } from "../support/fuzz.js";
import { curl } from "./curl.js";
import { differences, endsPrism, kindsOf } from "./differences/index.js";
import { hasReadablePreferences } from "./differences/reading.js";
import { startSideBySide } from "./side-by-side.js";

const both = await startSideBySide();
afterAll(() => both.close());

// Restarting Prism takes seconds, and RFC 7240 does not define the response to a malformed preference.
const requests = smallRequests.filter((request) => !endsPrism(request) && hasReadablePreferences(request));

describe("the mock and stock Prism", () => {
  it("judge any generated request alike, or differ as listed", () =>
    fc.assert(fc.asyncProperty(requests, async (request) => {
      expect(await problemWith(request) ?? "").toBe("");
    }), runs(150)));

  // Differences that end the process of Prism take seconds each, so only a full run includes them.
  const shown = differences.filter(({ prism }) => FUZZ_RUNS ?? prism !== "ends its process");
  it.each(shown.map(({ name, example }) => [name, example] as const))("still differ in %s", async (name, example) => {
    const judged = await both.judge(example);
    expect(judged.ours).not.toBe(judged.prism);
    expect(kindsOf(judged).map((kind) => kind.name)).toEqual([name]);
  });
});

/** Reports a difference that is not listed, with a command that reproduces it; undefined if there is none. */
async function problemWith(request: AnyRequest): Promise<string | undefined> {
  const judged = await both.judge(request);
  const { ours, prism } = judged;
  if (ours === prism || kindsOf(judged).length > 0) return undefined;
  return `The mock: ${ours}. Stock Prism: ${prism}. This kind of difference is not listed.\n${curl(request)}`;
}
