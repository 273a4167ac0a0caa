/** Event streams that send more than the data of their events: ids and comments (WHATWG HTML, section 9.2.5). */

/** A frame of an event stream: an event, or a comment. */
export interface Frame<Event> {
  /** A line that clients ignore. It keeps the connection open. */
  comment?: string;
  /** The id that a client sends as `Last-Event-ID` when it reconnects. */
  id?: number;
  data?: Event;
}

/** Name of the method that returns the frames of an event stream. */
export const frames = Symbol("frames");

/** An event stream with frames. A loop over it gets the events. It can be read once, by either of the two. */
export interface Framed<Event> extends AsyncIterable<Event> {
  [frames](): AsyncIterableIterator<Frame<Event>>;
}

/** Creates an event stream from its frames. */
export function framed<Event>(all: AsyncIterableIterator<Frame<Event>>): Framed<Event> {
  return {
    [frames]: () => all,
    async* [Symbol.asyncIterator]() {
      for await (const { data } of all) if (data !== undefined) yield data;
    },
  };
}
