/** What happens to something, told to everybody who follows it. */
import type { SSEHeartbeatEvent } from "../../../../generated/openapi.js";
import type { Clock } from "./clock.js";

export interface Feed<Event> {
  /** The latest events, the oldest first. */
  readonly kept: readonly Event[];
  /** Tells an event. */
  tell(event: Event): void;
  /** Forgets the events that are kept. Whoever follows still gets them. */
  forget(): void;
  /** Ends every stream, and those that are asked for later at once. */
  end(): void;
  /**
   * Follows what happens, until the end.
   *
   * @param first What the stream begins with; left out, it is the events that are kept.
   */
  follow(first?: readonly Event[]): AsyncIterableIterator<Event>;
}

/** How many events a feed keeps, and how many may wait for a follower. One that is slower is dropped. */
const most = 1000;

/** Makes a feed of which nobody has heard yet. */
export function createFeed<Event>(keeps = most): Feed<Event> {
  const kept: Event[] = [];
  const followers = new Set<Follower<Event>>();
  let isOver = false;
  return {
    kept,
    tell(event) {
      if (isOver) return;
      kept.push(event);
      if (kept.length > keeps) kept.shift();
      for (const follower of followers) follower.add(event);
    },
    forget() {
      kept.length = 0;
    },
    end() {
      isOver = true;
      for (const follower of followers) follower.end();
      followers.clear();
    },
    follow(first = kept) {
      const follower = new Follower(first, () => followers.delete(follower));
      if (isOver) follower.end();
      else followers.add(follower);
      return follower;
    },
  };
}

/** Gives a stream that has these events, and ends. */
export function past<Event>(events: readonly Event[] = []): AsyncIterableIterator<Event> {
  const feed = createFeed<Event>();
  feed.end();
  return feed.follow(events);
}

/** The answer to somebody who follows. */
export interface Followed<Event> {
  status: 200;
  headers: { "X-SSE-Content-Type": "application/json" };
  body: AsyncIterable<Event>;
}

/** Answers with events. */
export function followed<Event>(body: AsyncIterable<Event>): Followed<Event> {
  return { status: 200, headers: { "X-SSE-Content-Type": "application/json" }, body };
}

/** A stream. Unlike a generator, it ends also while it waits for an event. */
class Follower<Event> implements AsyncIterableIterator<Event> {
  readonly #waiting: Event[];
  readonly #leave: () => void;
  #isOver = false;
  #wake: () => void = () => {};

  constructor(first: readonly Event[], leave: () => void) {
    this.#waiting = [...first];
    this.#leave = leave;
  }

  add(event: Event): void {
    if (this.#waiting.push(event) > 2 * most) void this.return();
    this.#wake();
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async next(): Promise<IteratorResult<Event, undefined>> {
    while (this.#waiting.length === 0 && !this.#isOver) {
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
    if (this.#waiting.length === 0) return { done: true, value: undefined };
    return { done: false, value: this.#waiting.shift() as Event };
  }

  return(): Promise<IteratorResult<Event, undefined>> {
    this.#leave();
    this.#waiting.length = 0;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** How long a stream may be silent, in milliseconds. */
const silence = 15_000;

/** Puts a heartbeat into a stream wherever it would be silent for long. */
export function withHeartbeats<Event>(
  clock: Clock,
  events: AsyncIterator<Event>,
): AsyncIterableIterator<Event | SSEHeartbeatEvent> {
  return withSigns(clock, events, () => ({ event: "sse_heartbeat" as const, timestamp: clock.timestamp() }));
}

/**
 * Puts a sign of life into a stream wherever it would be silent for long.
 *
 * @param sign Gives what is told then.
 */
export function withSigns<Event, Sign>(
  clock: Clock,
  events: AsyncIterator<Event>,
  sign: () => Sign,
): AsyncIterableIterator<Event | Sign> {
  let next: Promise<IteratorResult<Event>> | undefined;
  return {
    async next() {
      next ??= events.next();
      let callOff = () => {};
      const isSilent = new Promise<undefined>((resolve) => callOff = clock.after(silence, () => resolve(undefined)));
      const result = await Promise.race([next, isSilent]);
      callOff();
      if (!result) return { done: false, value: sign() };
      next = undefined;
      return result;
    },
    async return() {
      await events.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
