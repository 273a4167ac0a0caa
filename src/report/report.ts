/** The report of a check: breaches by cause, and a result for each operation. */
import type { Rule } from "./rules.js";

/** One cause of contract violations, however many requests show it. */
export interface Breach {
  rule: Rule;
  /** The rule, as a sentence. */
  description: string;
  /** The violated clause of the contract, as a URL fragment, if it is a clause of one schema. */
  clause?: string;
  /** The operations that show it. */
  operations: string[];
  /** What was expected, the actual result, and the request or the sequence of requests, each from the first case. */
  expected: string;
  actual: string;
  case: string;
  curl: string;
  /** How many requests show it. */
  count: number;
  /** The requests that show it: all of them in a check, the first few in a proxy. */
  cases: BreachCase[];
}

/** A request that shows a breach. */
export interface BreachCase {
  operation: string;
  /** The request, in words, and as a `curl` line for a shell with the token in `ACCESS_TOKEN`. */
  case: string;
  curl: string;
  /** The status of the response, if there is one. */
  status?: number;
  /** The actual result, usually the status and the start of the body. */
  actual: string;
}

/** The result for one operation. */
export interface OperationResult {
  id: string;
  area: string;
  method: string;
  path: string;
  /** `passed` if it accepted a request from the examples of the contract, and violated no rule. */
  outcome: "passed" | "failed" | "untried";
  passed: number;
  failed: number;
  /** Whether it is untried because the server refuses it, as for lack of a permission, or sends no event. */
  isUnproven?: boolean;
  /** The cases that could not be tried, with the reason. */
  untried: { case: string; why: string }[];
  /** The declared statuses that no request caused. */
  unseen: string[];
}

/** What became of a sentence of the contract. */
export interface Sentence {
  /** The sentence, as the contract has it. */
  text: string;
  area: string;
  outcome: "proven" | "violated" | "not checked";
  /** Why it was not checked. */
  why?: string;
  /** Whether it was not checked because the server refuses it, as for lack of a permission, or sends no event. */
  isUnproven?: boolean;
}

/** Where a random walk differs from the mock, without a sentence of the contract behind it. It is no violation. */
export interface MockDifference {
  /** The last operation of the walk. */
  operation: string;
  /** What the mock sent, and what the server sent. */
  expected: string;
  actual: string;
  /** The requests as `curl` lines for a shell with the token in `ACCESS_TOKEN`. */
  curl: string;
  /** How many walks show it. */
  count: number;
}

/** The result of a check. */
export interface Report {
  baseUrl: string;
  breaches: Breach[];
  operations: OperationResult[];
  /** The sentences of the contract that requests can show. */
  sentences: Sentence[];
  /** Where random walks differ from the mock. */
  differences: MockDifference[];
  /**
   * The created resources that could not be deleted: for each, the operation that deletes it, its parameters, and in
   * parentheses the response to the last deletion.
   */
  leftovers: string[];
  /** Whether the check was interrupted before its end. */
  interrupted: boolean;
}
