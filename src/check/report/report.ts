/** What a check has found: breaches by cause, and what became of each operation. */
import type { Rule } from "./rules.js";

/** One cause for which a server violates the contract, however many requests show it. */
export interface Breach {
  rule: Rule;
  /** The rule in words. */
  says: string;
  /** The clause of the contract that is violated, as a fragment of its URL, where one schema says it. */
  clause?: string;
  /** The operations that show it. */
  operations: string[];
  /** What was expected, what came instead, and the request: those of the first case. */
  expected: string;
  came: string;
  case: string;
  curl: string;
  /** How many requests show it. */
  count: number;
  /** The requests that show it: all of a check, and the first few of a proxy. */
  cases: BreachCase[];
}

/** A request that shows a breach. */
export interface BreachCase {
  operation: string;
  /** The request, in words, and as a `curl` line for a shell with the token in `ACCESS_TOKEN`. */
  case: string;
  curl: string;
  /** The status that came, where there was an answer. */
  status?: number;
  /** What came: mostly status and start of the body. */
  came: string;
}

/** What became of an operation. */
export interface OperationResult {
  id: string;
  area: string;
  method: string;
  path: string;
  /** `passed` when it took a request that the contract shows, and violated no rule. */
  outcome: "passed" | "failed" | "untried";
  passed: number;
  failed: number;
  /** The cases that could not be tried, and why. */
  untried: { case: string; why: string }[];
  /** The statuses that it declares and none of the requests brought about. */
  unseen: string[];
  /** The rules on its effects that were checked, such as `kept` or `deleted`. */
  effects: Rule[];
}

/** The result of a check. */
export interface Report {
  baseUrl: string;
  breaches: Breach[];
  operations: OperationResult[];
  /** What was made and could not be deleted: an operation that deletes it, with its parameters. */
  left: string[];
  /** Whether the check was interrupted before it was through. */
  interrupted: boolean;
}
