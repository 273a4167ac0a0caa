/** A difference between the response of a server and that of the reference. */
import { truncate } from "../../report/outcome.js";

export interface Difference {
  /** Where it is: `theStatus`, a header, `body`, `events`, or a property such as `viewport.width`. */
  where: string;
  expected: string;
  actual: string;
  /** Whether it is no violation: the sequence can only go on once the server has the value, which it chooses itself. */
  isAwaited?: boolean;
}

/** Where a difference is that lies in the status of the response, and not in a property that is called so. */
export const theStatus = "";

/** How many characters of a value are shown. */
const maxLength = 200;

/** Returns a value as it is shown to people. */
export function shown(value: unknown): string {
  return value === undefined ? "nothing" : truncate(JSON.stringify(value), maxLength);
}

/** Returns the difference between two values that are not the same. */
export function between(where: string, expected: unknown, actual: unknown): Difference {
  return { where, expected: shown(expected), actual: shown(actual) };
}
