/** Event streams (WHATWG HTML, section 9.2.6). */
import { createParser } from "eventsource-parser";

/** Reads a stream piece by piece. */
export interface EventReader {
  /**
   * Gives the data of the events that are whole with another piece of the text.
   *
   * @throws {RangeError} When an event is longer than it may be.
   */
  read(text: string): string[];
  /** Ends the stream, perhaps within a line. */
  end: () => void;
  /** Whether there was a line with a field that event streams do not know. */
  hasUnknown: () => boolean;
}

/** @param maxEventLength Maximum length of an event, in characters. */
export function createEventReader(maxEventLength = Infinity): EventReader {
  let whole: string[] = [];
  let isTooLong = false;
  let hasUnknown = false;
  const parser = createParser({
    ...maxEventLength < Infinity && { maxBufferSize: maxEventLength },
    onEvent: ({ data }) => void whole.push(data),
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") isTooLong = true;
      else if (type === "unknown-field") hasUnknown = true;
    },
  });
  return {
    read(text) {
      whole = [];
      if (!isTooLong) parser.feed(text);
      if (isTooLong) throw new RangeError(`An event is longer than ${maxEventLength} characters.`);
      return whole;
    },
    end: () => parser.reset({ consume: true }),
    hasUnknown: () => hasUnknown,
  };
}

/** Gives the data of the events in a text, as far as they are whole. */
export function eventsIn(text: string): string[] {
  return createEventReader().read(text);
}
