/** The clock of the mock calls callbacks in the order of their times, by itself or when a test advances the time. */
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createClock } from "../../src/service/base/clock.js";

it("advance calls every callback that is due, in order, each at its own time", () => {
  const clock = createClock();
  const start = clock.now();
  const told: [string, number][] = [];
  const tell = (name: string) => () => void told.push([name, clock.now() - start]);
  clock.after(300, tell("c"));
  clock.after(100, tell("a"));
  clock.after(100, tell("b"));
  clock.after(60_000, tell("later"));
  clock.after(200, () => void clock.after(50, tell("made on the way")));
  clock.advance(999);
  expect(told.map(([name]) => name)).toEqual(["a", "b", "made on the way", "c"]);
  for (const [index, at] of [100, 100, 250, 300].entries()) expect(told[index]?.[1]).toBeCloseTo(at, -2);
  expect(clock.now() - start).toBeGreaterThanOrEqual(999);
  clock.advance(60_000);
  expect(told.at(-1)?.[0]).toBe("later");
  clock.reset();
});

it("a slow callback takes no time of the mock during advance", () => {
  const clock = createClock();
  const told: string[] = [];
  clock.after(10, () => {
    for (const end = Date.now() + 20; Date.now() < end;);
    clock.after(10, () => void told.push("made on the way"));
  });
  clock.advance(20);
  expect(told).toEqual(["made on the way"]);
});

it("a canceled callback is not called, and canceling it again has no effect", () => {
  const clock = createClock();
  const told: number[] = [];
  const calls = [1, 2, 3].map((n) => clock.after(10, () => void told.push(n)));
  calls[1]?.();
  calls[1]?.();
  clock.advance(10);
  calls[0]?.();
  expect(told).toEqual([1, 3]);
});

it("time also passes by itself, even after advance, and for callbacks that were scheduled before", async () => {
  const clock = createClock();
  const told: string[] = [];
  clock.after(10_100, () => void told.push("long"));
  clock.advance(10_050);
  await wait(100);
  expect(told).toEqual(["long"]);
  clock.after(60, () => void told.push("second"));
  clock.after(20, () => void told.push("first"));
  await wait(120);
  expect(told).toEqual(["long", "first", "second"]);
});

it("a reset cancels every callback, and restores the time of the machine", async () => {
  const clock = createClock();
  let happened = false;
  clock.after(20, () => happened = true);
  clock.advance(10);
  clock.reset();
  await wait(40);
  expect(happened).toBe(false);
  expect(clock.now()).toBeCloseTo(Date.now(), -2);
});

it("a delay that is too long for a timer of Node.js does not end at once", async () => {
  const clock = createClock();
  let happened = false;
  clock.after(2 ** 33, () => happened = true);
  await wait(20);
  expect(happened).toBe(false);
  clock.advance(2 ** 33);
  expect(happened).toBe(true);
});

it("the callbacks are called as in a sorted list, for any that are scheduled and canceled", () => {
  fc.assert(fc.property(fc.array(fc.record({ ms: fc.nat(50), off: fc.boolean() })), fc.nat(60), (plans, until) => {
    const clock = createClock();
    const told: number[] = [];
    const callOffs = plans.map(({ ms }, index) => clock.after(ms * 1000, () => void told.push(index)));
    for (const [index, { off }] of plans.entries()) if (off) callOffs[index]?.();
    clock.advance(until * 1000 + 500);
    clock.reset();
    const due = plans.map(({ ms, off }, index) => ({ ms, off, index })).filter(({ ms, off }) => !off && ms <= until);
    expect(told).toEqual(due.sort((one, other) => one.ms - other.ms).map(({ index }) => index));
  }));
});

it("time can be advanced at most to the end of the year 9998", () => {
  const clock = createClock();
  const century = 100 * 365.25 * 24 * 3_600_000;
  for (let count = 0; count < 79; count++) clock.advance(century);
  expect(() => clock.advance(century)).toThrow(/^advance accepts 0 to \d+ ms now, not \d+\. .+ the year 9998\.$/);
  const before = clock.timestamp();
  clock.advance(Date.parse("9998-12-31T23:59:59Z") - clock.now());
  expect([before, clock.timestamp()].map((text) => text.length)).toEqual([24, 24]);
  expect(() => clock.advance(60_000)).toThrow(RangeError);
  for (const ms of [-1, NaN, Infinity]) expect(() => clock.advance(ms), `${ms}`).toThrow(RangeError);
  clock.advance(0);
  clock.reset();
  clock.advance(century);
  clock.reset();
});
