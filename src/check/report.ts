/** What a check has found: breaches by cause, and what became of each operation. */
import type { Rule } from "./rules.js";

/** One cause for which a server breaks the contract, however many requests show it. */
export interface Breach {
  rule: Rule;
  /** The rule in words. */
  says: string;
  /** The clause of the contract that is broken, as a fragment of its URL, where one schema says it. */
  clause?: string;
  /** The operations that show it, the first of which is the one below. */
  operations: string[];
  expected: string;
  /** What came instead: status and start of the body. */
  came: string;
  /** The request, in words, and as a `curl` line for a shell with the token in `ACCESS_TOKEN`. */
  case: string;
  curl: string;
  /** How many cases share it. */
  cases: number;
}

/** What became of an operation. */
export interface OperationResult {
  id: string;
  area: string;
  method: string;
  path: string;
  /** `passed` when it took a request that the contract shows, and broke no rule. */
  outcome: "passed" | "failed" | "untried";
  passed: number;
  failed: number;
  /** The cases that could not be tried, and why. */
  untried: { case: string; why: string }[];
  /** The statuses that it declares and none of the requests brought about. */
  unseen: string[];
}

/** The result of a check. */
export interface Report {
  baseUrl: string;
  breaches: Breach[];
  operations: OperationResult[];
  /** What was made and could not be deleted: an operation that deletes it, with its parameters. */
  left: string[];
  /** Whether the check was ended before it was through. */
  interrupted: boolean;
}
