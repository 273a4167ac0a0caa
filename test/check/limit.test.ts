/** The limit of tasks at once, and the lanes of areas. */
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLimit } from "../../src/check/limit.js";

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
