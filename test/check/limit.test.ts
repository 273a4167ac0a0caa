/** The limit of tasks at once, and the lanes of areas. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLimit, createLimits } from "../../src/check/limit.js";

it("runs as many tasks at once as it allows, the first ones first, also after one fails", async () => {
  const limit = createLimit(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const tasks = [0, 1, 2, 3, 4].map((index) => limit(async () => {
    order.push(index);
    most = Math.max(most, ++running);
    await wait(5);
    running--;
    if (index === 0) throw new Error("A task fails.");
    return index;
  }));
  const results = await Promise.allSettled(tasks);
  const values = results.map((result) => result.status === "fulfilled" ? result.value : "failed");
  expect(values).toEqual(["failed", 1, 2, 3, 4]);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

it("a task that pauses leaves its place to another, and goes on before others begin", async () => {
  const limit = createLimit(1);
  const order: string[] = [];
  const log = (name: string) => () => Promise.resolve(void order.push(name));
  await Promise.all([
    limit(async (pause) => {
      order.push("first");
      expect(await pause(() => wait(5, "waited"))).toBe("waited");
      order.push("first again");
      await expect(pause(() => Promise.reject(new Error("It fails.")))).rejects.toThrow("It fails.");
    }),
    limit(log("second")),
    limit(() => wait(20).then(log("third"))),
    limit(log("fourth")),
  ]);
  expect(order).toEqual(["first", "second", "third", "first again", "fourth"]);
});

it("sequences that wait leave their places to others, and one place is always left for single requests", async () => {
  const { ofRequests, ofSequences } = createLimits(2);
  let begun = 0;
  let active = 0;
  let most = 0;
  const end = new AbortController();
  const sequences = Array.from({ length: 9 }, () => ofSequences(async (pause) => {
    begun++;
    most = Math.max(most, ++active);
    await pause(async () => {
      active--;
      await wait(10_000, undefined, end).catch(() => {});
    });
    most = Math.max(most, ++active);
    await ofRequests(() => wait(1)); // it gets the other place
    active--;
  }));
  await wait(5);
  expect(begun).toBe(3);
  end.abort();
  await Promise.all(sequences);
  expect([begun, most]).toEqual([9, 1]);
});
