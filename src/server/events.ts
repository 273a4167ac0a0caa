/** Event streams as text (WHATWG HTML, section 9.2.5). */
import { type Frame, type Framed, frames } from "./frames.js";

type Events = AsyncIterable<unknown> | Iterable<unknown>;

/**
 * Gives the text of each event, with `data` alone unless the stream has frames of its own. Leaving it ends the stream
 * at once, also while its next event is waited for: a generator would wait for that.
 */
export function eventTexts(events: Events): AsyncIterableIterator<string> {
  const [iterator, frameOf] = openEvents(events);
  return mapped(iterator, (value) => frameText(frameOf(value)));
}

/** The same values, each of them changed. Leaving it ends the source at once. */
export function mapped<From, To>(
  iterator: AsyncIterator<From> | Iterator<From>,
  change: (value: From) => To,
): AsyncIterableIterator<To> {
  return {
    async next() {
      const next = await iterator.next();
      return next.done ? { done: true, value: undefined } : { done: false, value: change(next.value) };
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Begins a stream: what comes, and the frame that each of it goes in. */
function openEvents(events: Events): [AsyncIterator<unknown> | Iterator<unknown>, (value: unknown) => Frame<unknown>] {
  if (frames in events) return [(events as Framed<unknown>)[frames](), (frame) => frame as Frame<unknown>];
  const iterator = Symbol.asyncIterator in events ? events[Symbol.asyncIterator]() : events[Symbol.iterator]();
  return [iterator, (data) => ({ data })];
}

function frameText({ comment, id, data }: Frame<unknown>): string {
  const lines = [
    ...comment === undefined ? [] : [`: ${comment}`],
    ...id === undefined ? [] : [`id: ${id}`],
    ...data === undefined ? [] : [`data: ${JSON.stringify(data)}`],
  ];
  return `${lines.join("\n")}\n\n`;
}
