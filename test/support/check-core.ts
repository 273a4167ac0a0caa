/** Checks the mock where it has no Node.js. */
import { expect } from "vitest";
import { checkServer } from "../../src/check/index.js";

/** Expects that a check of the whole finds nothing, and leaves out what it leaves out over HTTP, too. */
export async function expectCompliance(baseUrl: string): Promise<void> {
  const { breaches, operations } = await checkServer({ baseUrl, token: "any-token" });
  expect(breaches).toEqual([]);
  const untried = operations.filter(({ outcome }) => outcome === "untried").map(({ id }) => id);
  expect(untried).toEqual(["submitAuthFields"]); // no example has a login with fields
  expect(operations).toHaveLength(114);
}
