/** Servers with one fault: the check tells each of them as that one, and nothing else. */
import { describe, expect, it } from "vitest";
import { session } from "../support/mock.js";
import { type Broken, check, startBroken, startMockForFile } from "./broken.js";
import { answerFaults } from "./faults-of-answers.js";
import { effectFaults } from "./faults-of-effects.js";
import { refusalFaults } from "./faults-of-refusals.js";
import { streamFaults } from "./faults-of-streams.js";

const mock = await startMockForFile();

async function expectToldAs(_: string, broken: Broken, told: string, only = told.split(": ")[1]?.split(", ") ?? []) {
  const { breaches } = await check(await startBroken(mock.url, broken), { only, session });
  expect(breaches.map(({ rule, operations }) => `${rule}: ${operations.join(", ")}`)).toEqual([told]);
}

describe("a server is told that alone when it", () => {
  it.each(answerFaults)("%s", expectToldAs);
  it.each(refusalFaults)("%s", expectToldAs);
  it.each(effectFaults)("%s", expectToldAs);
  it.concurrent.each(streamFaults)("%s", expectToldAs);
});
