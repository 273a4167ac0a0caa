/** Event streams (WHATWG HTML, section 9.2.6). */
import { createParser } from "eventsource-parser";

/** Reads a stream in pieces. */
export interface EventReader {
  /**
   * Reads the next piece of the text, and returns the data of the events that it completes.
   *
   * @throws {RangeError} If an event is longer than the maximum.
   */
  read(text: string): string[];
  /** Ends the stream, possibly within a line. */
  end: () => void;
  /** Whether a line had a field that is unknown to event streams. */
  hasUnknown: () => boolean;
}

/** @param maxEventLength Maximum length of an event, in characters. */
export function createEventReader(maxEventLength = Infinity): EventReader {
  let complete: string[] = [];
  let isTooLong = false;
  let hasUnknown = false;
  const parser = createParser({
    ...maxEventLength < Infinity && { maxBufferSize: maxEventLength },
    onEvent: ({ data }) => void complete.push(data),
    onError({ type }) {
      if (type === "max-buffer-size-exceeded") isTooLong = true;
      else if (type === "unknown-field") hasUnknown = true;
    },
  });
  return {
    read(text) {
      complete = [];
      if (!isTooLong) parser.feed(text);
      if (isTooLong) throw new RangeError(`An event is longer than ${maxEventLength} characters.`);
      return complete;
    },
    end: () => parser.reset({ consume: true }),
    hasUnknown: () => hasUnknown,
  };
}

/** Returns the data of the complete events in a text. */
export function eventsIn(text: string): string[] {
  return createEventReader().read(text);
}
