/**
 * Event streams whose events have more on the wire than their data: an id to resume from, or signs of life between
 * them (WHATWG HTML, section 9.2.5).
 */

/** A frame of an event stream: an event, or what is sent while there is none. */
export interface Frame<Event> {
  /** A line that nobody reads. It keeps the connection open. */
  comment?: string;
  /** What a client sends as `Last-Event-ID` when it comes back. */
  id?: number;
  data?: Event;
}

/** Under this name, a stream of events gives its frames. */
export const frames = Symbol("frames");

/** A stream of events that has frames. Whoever just goes through it gets the events. Either can be done once. */
export interface Framed<Event> extends AsyncIterable<Event> {
  [frames](): AsyncIterableIterator<Frame<Event>>;
}

/** Makes a stream of events of its frames. */
export function framed<Event>(all: AsyncIterableIterator<Frame<Event>>): Framed<Event> {
  return {
    [frames]: () => all,
    async* [Symbol.asyncIterator]() {
      for await (const { data } of all) if (data !== undefined) yield data;
    },
  };
}
