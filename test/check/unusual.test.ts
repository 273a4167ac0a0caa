/** Servers that comply with the contract in an unusual way: the check passes, and reports no breach. */
import { describe, expect, it } from "vitest";
import { session } from "../support/mock.js";
import { type Broken, check, startBroken, startMockForFile } from "./broken.js";
import { profileOperations } from "./profile-operations.js";
import type { How } from "./unusual.js";
import { bodies } from "./unusual-bodies.js";
import { http } from "./unusual-http.js";
import { eventStreams } from "./unusual-streams.js";

const mock = await startMockForFile();

async function expectPasses(_: string, unusual: Broken, { only = profileOperations, at = String, host }: How = {}) {
  const url = await startBroken(mock.url, unusual, host);
  const { breaches, operations, leftovers } = await check(at(url), { only: [...only], session });
  expect(breaches).toEqual([]);
  expect(operations.filter(({ outcome, untried }) => outcome !== "passed" || untried.length > 0)).toEqual([]);
  expect(leftovers).toEqual([]);
}

describe("the check passes if a server", () => {
  it.each(http)("%s", expectPasses);
  it.each(bodies)("%s", expectPasses);
  it.concurrent.each(eventStreams)("%s", expectPasses);
});
