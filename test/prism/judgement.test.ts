/**
 * The mock and stock Prism judge every request alike, but for the kinds of difference that are listed. For the requests
 * that follow from the contract, `test/contract/derived.test.ts` tells that of each of them.
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

// To start Prism again takes seconds. And what a preference that is malformed gets, RFC 7240 does not say.
const requests = smallRequests.filter((request) => !endsPrism(request) && hasReadablePreferences(request));

describe("the mock and stock Prism", () => {
  it("judge any generated request alike, or differ as listed", () =>
    fc.assert(fc.asyncProperty(requests, async (request) => {
      expect(await problemWith(request) ?? "").toBe("");
    }), runs(500)));

  // Those that end Prism take seconds each, so they are for a full run.
  const shown = differences.filter(({ prism }) => FUZZ_RUNS ?? prism !== "ends its process");
  it.each(shown.map(({ name, example }) => [name, example] as const))("still differ in %s", async (name, example) => {
    const judged = await both.judge(example);
    expect(judged.ours).not.toBe(judged.prism);
    expect(kindsOf(judged).map((kind) => kind.name)).toEqual([name]);
  });
});

/** What is wrong with both judgements, and how to see it again; nothing where they are alike, or differ as listed. */
async function problemWith(request: AnyRequest): Promise<string | undefined> {
  const judged = await both.judge(request);
  const { ours, prism } = judged;
  if (ours === prism || kindsOf(judged).length > 0) return undefined;
  return `The mock: ${ours}. Stock Prism: ${prism}. It is of no kind that is listed.\n${curl(request)}`;
}
