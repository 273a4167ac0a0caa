/** A mock that is made from the journal of all sequences shows what they have made. */
import { expect, it } from "vitest";
import { sequences } from "../../../src/sequences/index.js";
import { send } from "../../contract/sequences/send.js";
import { createJournaled, everythingIn, origin } from "./journaled.js";

it("makes more than 1,000 calls of every area again, as they overlapped", { timeout: 60_000 }, async () => {
  const mock = await createJournaled({ empty: true });
  await Promise.all(Object.values(sequences).map(async (ofArea) => {
    for (const sequence of ofArea) await send(sequence, origin, mock.mock.fetch);
  }));
  const kept = mock.kept();
  const before = await everythingIn(mock);
  const again = await createJournaled({ empty: true }, kept);

  expect(kept.entries.length).toBeGreaterThan(1000);
  expect(again.failures).toEqual([]);
  expect(comparable(await everythingIn(again))).toEqual(comparable(before));
});

/**
 * Leaves out what depends on how fast calls that overlap have read their bodies: the last digits of times, the ids of
 * the versions that overlapping deployments bring, and the order of what they make.
 */
function comparable(shown: Record<string, unknown>): string[][] {
  const plain = (value: unknown) => JSON.stringify(value)
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z/g, "TIME").replaceAll(/"av[a-z\d]{22}"/g, '"VERSION"');
  return Object.entries(shown).map(([path, list]) => [path, ...[list].flat().map(plain).sort()]);
}
