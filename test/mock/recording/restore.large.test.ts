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

it("shows the same after a history of 200 sessions that are gone", { timeout: 60_000 }, async () => {
  const { mock, kernel } = await startService({ record: true, seed: 1 });
  for (let number = 0; number < 200; number++) {
    const { session_id } = await kernel.browsers.create({ name: "again" });
    await kernel.browsers.deleteByID(session_id);
  }
  await takeFiftySteps(kernel);
  const before = await everythingIn(fetch, mock.url);
  const { problems } = await mock.restore(await mock.record());
  expect(problems).toEqual([]);
  expect((await mock.record()).log.entries.length).toBeLessThan(80);
  expect(differencesIn(before, await everythingIn(fetch, mock.url))).toEqual([]);
});
