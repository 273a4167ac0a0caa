/** Servers with one fault: the check reports that fault and nothing else. */
import { describe, expect, it } from "vitest";
import type { CheckOptions } from "../../src/check/index.js";
import { session } from "../support/mock.js";
import { type Broken, check, startBroken, startMockForFile } from "./broken.js";
import { responseFaults } from "./faults-of-responses.js";
import { effectFaults } from "./faults-of-effects.js";
import { refusalFaults } from "./faults-of-refusals.js";
import { streamFaults } from "./faults-of-streams.js";

const mock = await startMockForFile();

/** Expects a breach in a session that all checks share, or in sessions of its own. */
const expectBreach = (options: Partial<CheckOptions>) =>
  async (_: string, broken: Broken, breach: string, only = operationsIn(breach)) => {
    const { breaches } = await check(await startBroken(mock.url, broken), { only, ...options });
    expect(breaches.map(({ rule, operations }) => `${rule}: ${operations.join(", ")}`)).toEqual([breach]);
  };

/** The operations of a breach such as "listed: createProfile, createProxy". */
function operationsIn(breach: string): string[] {
  return breach.split(": ")[1]?.split(", ") ?? [];
}

describe("the check reports exactly one breach if a server", () => {
  it.each(responseFaults)("%s", expectBreach({ session }));
  it.each(refusalFaults)("%s", expectBreach({ session }));
  it.concurrent.each(effectFaults)("%s", expectBreach({ settleMs: 1000 }));
  it.concurrent.each(streamFaults)("%s", expectBreach({ session }));
});
