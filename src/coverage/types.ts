/** What calls reached of the contract. */
import type { Seen } from "./tally.js";

/** What calls reached of an operation. */
export interface OperationCoverage {
  id: string;
  method: string;
  path: string;
  /** How many calls there were. */
  calls: number;
  /** The statuses that it declares, and those that came besides. */
  statuses: Seen & { others: string[] };
  /** The parameters of its query and its headers. */
  parameters: Seen;
  /** The properties of its body, by path, such as `viewport.width` and `files[].path`. */
  properties: Seen;
  /** The variants of the unions in its body: `scroll`, or `actions[]: scroll` below a property. */
  variants: Seen;
  /** The events of its stream, by type. */
  events: Seen;
  /** Whether a page after the first was requested, if it returns a list in pages. */
  hasLaterPage?: boolean;
}

/** What calls reached of the contract. */
export interface CoverageReport {
  /** How many operations were called. */
  used: number;
  /** How many the contract declares. */
  declared: number;
  /**
   * How many statuses of these operations were seen, of how many, and in per cent, rounded down. An error that every
   * operation of the contract declares, such as 401, counts once.
   */
  statuses: { seen: number; declared: number; percent: number };
  /** What never came, and an app has to handle: a line each, the most telling first, ten of them at most. */
  neverSeen: string[];
  /** The operations that were called, in the order of the contract. */
  operations: OperationCoverage[];
}
