/** Servers with one fault: the check reports that fault and nothing else. */
import { describe, expect, it } from "vitest";
import { session } from "../support/mock.js";
import { type Broken, check, startBroken, startMockForFile } from "./broken.js";
import { responseFaults } from "./faults-of-responses.js";
import { effectFaults } from "./faults-of-effects.js";
import { refusalFaults } from "./faults-of-refusals.js";
import { streamFaults } from "./faults-of-streams.js";

const mock = await startMockForFile();

async function expectBreach(_: string, broken: Broken, breach: string, only = operationsIn(breach)) {
  const { breaches } = await check(await startBroken(mock.url, broken), { only, session });
  expect(breaches.map(({ rule, operations }) => `${rule}: ${operations.join(", ")}`)).toEqual([breach]);
}

/** The operations of a breach such as "listed: createProfile, createProxy". */
function operationsIn(breach: string): string[] {
  return breach.split(": ")[1]?.split(", ") ?? [];
}

describe("the check reports exactly one breach if a server", () => {
  it.each(responseFaults)("%s", expectBreach);
  it.each(refusalFaults)("%s", expectBreach);
  it.each(effectFaults)("%s", expectBreach);
  it.concurrent.each(streamFaults)("%s", expectBreach);
});
