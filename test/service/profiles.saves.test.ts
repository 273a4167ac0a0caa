/** Tests a profile that several browsers save, each when it ends. */
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import type { AreaContext } from "../../src/service/base/area.js";
import { createBudget } from "../../src/service/base/budget.js";
import { createClock } from "../../src/service/base/clock.js";
import { createRandom } from "../../src/service/base/random.js";
import { createProfiles } from "../../src/service/areas/profiles.js";
import { inMemory, type StoredBytes } from "../../src/server/storage.js";
import { openArchive } from "../../src/service/model/profile.js";

/** Creates a profile, and archives that browsers leave to it. `kept` has the names of those that are not removed. */
function start() {
  const context = { clock: createClock(), random: createRandom(), budget: createBudget() };
  const profiles = createProfiles(context as AreaContext);
  const profile = profiles.obtain("shop", {});
  const kept = new Set<string>();
  const leave = (name: string): StoredBytes => {
    kept.add(name);
    return { ...inMemory(Buffer.from(name)), remove: () => Promise.resolve(void kept.delete(name)) };
  };
  const current = async () => {
    const archive = await openArchive(profile);
    return archive && text(archive);
  };
  return { profiles, profile, kept, leave, current };
}

/** Returns a promise, and a function that resolves it. */
function later<T>() {
  let give = (_: T) => {};
  const promise = new Promise<T>((resolve) => give = resolve);
  return { promise, give };
}

it("the archive of the browser that ended last is saved, even if it is ready first", async () => {
  const { profiles, profile, kept, leave, current } = start();
  const [early, late] = [later<StoredBytes>(), later<StoredBytes>()];
  profiles.save(profile, early.promise);
  profiles.save(profile, late.promise);
  late.give(leave("late"));
  early.give(leave("early"));
  expect(profile.isSaved).toBe(false);
  await profile.saving;
  expect(profile).toMatchObject({ isSaved: true, saving: undefined });
  expect(await current()).toBe("late");
  expect([...kept]).toEqual(["late"]);
});

it("a browser that leaves no archive does not remove the saved one", async () => {
  const { profiles, profile, kept, leave, current } = start();
  profiles.save(profile, Promise.resolve(leave("first")));
  profiles.save(profile, Promise.resolve(undefined));
  await profile.saving;
  expect(await current()).toBe("first");
  expect([...kept]).toEqual(["first"]);
});

it("nothing remains of a profile that is cleared while it is saved", async () => {
  const { profiles, profile, kept, leave, current } = start();
  const left = later<StoredBytes>();
  profiles.save(profile, Promise.resolve(leave("first")));
  profiles.save(profile, left.promise);
  const cleared = profiles.clear();
  left.give(leave("second"));
  await cleared;
  expect(await current()).toBeUndefined();
  expect([...kept]).toEqual([]);
});
