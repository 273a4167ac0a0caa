/** What a check is given, and what it tells while it runs. */
import type { OperationResult } from "../report/report.js";

/** Options of a check. */
export interface CheckOptions {
  /** Base URL of the server. All paths are relative to it. */
  baseUrl: string;
  /** Bearer token that the server accepts. */
  token: string;
  /** Id of an existing browser session to work in. By default, the check starts one and deletes it. */
  session?: string;
  /** Areas and operation ids to check; all by default. The resources that they need are still created. */
  only?: string[];
  /** Whether to create and change nothing: only operations that read are checked, on existing resources. */
  readOnly?: boolean;
  /** Whether to keep the created resources, so that the `curl` lines of the report still work. */
  keep?: boolean;
  /** How long a response may take, in milliseconds; 30,000 by default. */
  timeoutMs?: number;
  /** How long a read is repeated until it shows a change, in milliseconds; 1,000 by default. */
  settleMs?: number;
  /** How many requests are sent at once; 4 by default. */
  concurrency?: number;
  /** How many random walks are sent besides the sequences of the contract's sentences; none by default. */
  walks?: number;
  /** How many resources the check may create; any number by default. */
  budget?: number;
  /** Aborts the check. Created resources are still deleted. */
  signal?: AbortSignal;
  /** Called with a function that returns what would be left if the program exited now. */
  onStart?: (pending: () => string[]) => void;
  /** Called after each operation. */
  onProgress?: (progress: Progress) => void;
}

/** The progress of a check. */
export interface Progress {
  /** The result of the operation that was just checked. */
  result: OperationResult;
  /** Whether it is the last one of its area. */
  isLast: boolean;
  /** How many operations are done, and how many there are in total. */
  done: number;
  total: number;
}
