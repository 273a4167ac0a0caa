/** What the official SDK has done with a mock is restored to the letter: in the same mock, and in another one. */
import { expect, it } from "vitest";
import { startService } from "../../service/support.js";
import { takeFiftySteps } from "./fifty-steps.js";
import { differencesIn, everythingIn } from "./shown.js";

it("restores fifty steps: ids, times, lists and files", { timeout: 60_000 }, async () => {
  const { mock, kernel } = await startService({ record: true });
  expect(await takeFiftySteps(kernel)).toBeGreaterThanOrEqual(50);
  const before = await everythingIn(fetch, mock.url);
  const recording = await mock.record();
  const restored = await mock.restore(recording);
  expect(restored).toMatchObject({ isCut: false, others: 0, problems: [] });
  expect(restored.restored).toBeGreaterThan(45);
  expect(differencesIn(before, await everythingIn(fetch, mock.url))).toEqual([]);

  const { mock: other } = await startService({ empty: true });
  expect(await other.restore(recording)).toEqual(restored);
  expect(differencesIn(before, await everythingIn(fetch, other.url))).toEqual([]);
});
