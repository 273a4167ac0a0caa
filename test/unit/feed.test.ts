/** A feed publishes events to all its subscribers. */
import { expect, it } from "vitest";
import { createClock } from "../../src/service/base/clock.js";
import { withHeartbeats } from "../../src/service/base/event-stream.js";
import { createFeed } from "../../src/service/base/feed.js";

async function all<T>(events: AsyncIterable<T>): Promise<T[]> {
  const seen = [];
  for await (const event of events) seen.push(event);
  return seen;
}

it("every subscriber, early or late, gets every event and the end", async () => {
  const feed = createFeed<number>();
  const early = all(feed.subscribe());
  feed.publish(1);
  const between = all(feed.subscribe());
  const fromNow = all(feed.subscribe([]));
  feed.publish(2);
  feed.end();
  feed.publish(3);
  expect(await early).toEqual([1, 2]);
  expect(await between).toEqual([1, 2]);
  expect(await fromNow).toEqual([2]);
  expect(await all(feed.subscribe())).toEqual([1, 2]);
  expect(await all(feed.subscribe([0]))).toEqual([0]);
});

it("a feed keeps a given number of the latest events", async () => {
  const feed = createFeed<number>(3);
  for (let n = 0; n < 10; n++) feed.publish(n);
  feed.end();
  expect(await all(feed.subscribe())).toEqual([7, 8, 9]);
});

it("a stream ends when its subscriber leaves, even while it waits, and the others continue", async () => {
  const feed = createFeed<number>();
  const [leaver, other] = [feed.subscribe(), feed.subscribe()];
  const waiting = leaver.next();
  await leaver.return?.();
  expect(await waiting).toMatchObject({ done: true });
  feed.publish(1);
  expect(await leaver.next()).toMatchObject({ done: true });
  expect(await other.next()).toEqual({ done: false, value: 1 });
});

it("a subscriber that is too slow is dropped, so that it uses no more memory", async () => {
  const feed = createFeed<number>();
  const slow = feed.subscribe();
  for (let n = 0; n < 5000; n++) feed.publish(n);
  expect(await all(slow)).toEqual([]);
});

it("a heartbeat is sent after 15 seconds without another event", async () => {
  const clock = createClock();
  const feed = createFeed<string>();
  const events = withHeartbeats(clock, feed.subscribe());
  const first = events.next();
  clock.advance(14_000);
  feed.publish("a");
  expect((await first).value).toBe("a");
  const second = events.next();
  clock.advance(15_000);
  expect((await second).value).toEqual({ event: "sse_heartbeat", timestamp: expect.any(String) as string });
  const third = events.next();
  feed.publish("b");
  expect((await third).value).toBe("b");
  const fourth = events.next();
  await events.return?.();
  expect((await fourth).done).toBe(true);
  clock.reset();
});
