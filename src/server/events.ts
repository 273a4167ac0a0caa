/** Encodes event streams as text (WHATWG HTML, section 9.2.5). */
import { type Frame, type Framed, frames } from "./frames.js";
import { isAsyncIterable, mapped, open } from "./streams.js";

type Events = AsyncIterable<unknown> | Iterable<unknown>;

/**
 * Returns the text of each event. It has only `data`, unless the stream has frames.
 *
 * `return()` ends the stream at once, even if the next event is pending. A generator would wait for that event.
 */
export function eventTexts(events: Events): AsyncIterableIterator<string> {
  const [iterator, frameOf] = openEvents(events);
  return mapped(iterator, (value) => frameText(frameOf(value)));
}

/** Opens a stream. Returns its iterator, and a function that turns each value into a frame. */
function openEvents(events: Events): [AsyncIterator<unknown> | Iterator<unknown>, (value: unknown) => Frame<unknown>] {
  if (frames in events) return [(events as Framed<unknown>)[frames](), (frame) => frame as Frame<unknown>];
  const iterator = isAsyncIterable(events) ? open(events) : events[Symbol.iterator]();
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
