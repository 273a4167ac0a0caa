/** A queue of events: each event goes to one reader. */

export interface Queue<Event> {
  /** Adds an event. A full queue drops it. */
  add(event: Event): void;
  /** Ends every stream once all events are read. */
  end(): void;
  /** Reads the events, and later ones, until the end. */
  read(): AsyncIterableIterator<Event>;
}

/**
 * Creates a queue.
 *
 * @param maxEvents How many events it keeps.
 * @param first Its initial events.
 */
export function createQueue<Event>(maxEvents: number, first: readonly Event[] = []): Queue<Event> {
  const unread = [...first];
  const waiting = new Set<() => void>();
  let isOver = false;

  function wake(): void {
    for (const resolve of waiting) resolve();
    waiting.clear();
  }

  return {
    add(event) {
      if (unread.length < maxEvents) unread.push(event);
      wake();
    },
    end() {
      isOver = true;
      wake();
    },
    read() {
      let hasLeft = false;
      return {
        async next() {
          while (unread.length === 0 && !isOver && !hasLeft) {
            await new Promise<void>((resolve) => waiting.add(resolve));
          }
          if (hasLeft || unread.length === 0) return { done: true, value: undefined };
          return { done: false, value: unread.shift() as Event };
        },
        return() {
          hasLeft = true;
          wake();
          return Promise.resolve({ done: true, value: undefined });
        },
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
  };
}
