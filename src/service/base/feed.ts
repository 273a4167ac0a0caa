/** Events that are published once and reach every subscriber. */

export interface Feed<Event> {
  /** The latest events, oldest first. */
  readonly kept: readonly Event[];
  /** Sends an event to every subscriber. */
  publish(event: Event): void;
  /** Forgets the events that are kept. Current subscribers still get them. */
  clear(): void;
  hasSubscribers(): boolean;
  /** Ends every subscription. Later ones end at once. */
  end(): void;
  /**
   * Subscribes to the events, until the feed ends.
   *
   * @param first The events that the subscription starts with. By default, those that are kept.
   */
  subscribe(first?: readonly Event[]): AsyncIterableIterator<Event>;
}

/** How many events a feed keeps, and how many new ones may wait for a subscriber. A slower subscriber is dropped. */
const maxEvents = 1000;

/** Creates a feed without events or subscribers. */
export function createFeed<Event>(maxKept = maxEvents): Feed<Event> {
  const kept: Event[] = [];
  const subscriptions = new Set<Subscription<Event>>();
  let isOver = false;
  return {
    kept,
    publish(event) {
      if (isOver) return;
      kept.push(event);
      if (kept.length > maxKept) kept.shift();
      for (const subscription of subscriptions) subscription.add(event);
    },
    clear() {
      kept.length = 0;
    },
    hasSubscribers: () => subscriptions.size > 0,
    end() {
      isOver = true;
      for (const subscription of subscriptions) subscription.end();
      subscriptions.clear();
    },
    subscribe(first = kept) {
      const subscription = new Subscription(first, () => subscriptions.delete(subscription));
      if (isOver) subscription.end();
      else subscriptions.add(subscription);
      return subscription;
    },
  };
}

/** Creates a stream that yields these events and ends. */
export function finishedStream<Event>(events: readonly Event[] = []): AsyncIterableIterator<Event> {
  const feed = createFeed<Event>();
  feed.end();
  return feed.subscribe(events);
}

/** A stream of events. Unlike a generator, it can end while it waits for the next event. */
class Subscription<Event> implements AsyncIterableIterator<Event> {
  readonly #waiting: Event[];
  readonly #leave: () => void;
  #isOver = false;
  #wake: () => void = () => {};

  constructor(first: readonly Event[], leave: () => void) {
    this.#waiting = [...first];
    this.#leave = leave;
  }

  add(event: Event): void {
    if (this.#waiting.push(event) > 2 * maxEvents) void this.return();
    this.#wake();
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async next(): Promise<IteratorResult<Event, undefined>> {
    while (this.#waiting.length === 0 && !this.#isOver) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
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
