/** Code that a browser runs: Playwright code, and code in a REPL. */
import type { BrowserReplContent, BrowserReplRequest } from "../../../generated/openapi.js";
import type { Session } from "../model/session.js";

/** A tab, as it was last seen. */
export interface Tab {
  /** ID in the Chrome DevTools Protocol. */
  id: string;
  url: string;
}

/** The code to run. */
export interface PlaywrightCode {
  text: string;
  /** The time limit, in seconds. */
  limit: number;
  /** The tab that it uses. */
  tab: Tab | undefined;
  /** What it uses without such a tab: the page that is open, or a new one. */
  fallback: "open" | "new";
}

/** The result of code. */
export interface CodeResult {
  /** The returned value. */
  result?: unknown;
  /** Why it failed; undefined when it did not. */
  error?: string | undefined;
  stdout: string;
  stderr: string;
  /** The page, as the code left it; undefined when the code failed before it had one. */
  tab?: Tab & { created: boolean; isClosed: boolean };
}

/** What ends code early. */
export interface CodeSignals {
  /** Is aborted when the executor is stopped. Until then, the process of its code may stay. */
  stopped: AbortSignal;
  /** Is aborted when the client has gone. */
  gone: AbortSignal | undefined;
}

/** Runs code in an executor. */
export type RunCode = (session: Session, code: PlaywrightCode, ends: CodeSignals) => Promise<CodeResult>;

/** The error of code that exceeds its time limit. */
export const timeoutMessage = (limit: number) => `The code ran longer than ${limit} seconds.`;

/** The output of code in a REPL. */
export interface ReplOutput {
  content: BrowserReplContent[];
  /** Whether the code wrote more than this. */
  isTruncated?: boolean | undefined;
  /** Why and where it failed; undefined when it did not. */
  error?: string | undefined;
  stack?: string | undefined;
}

/** The code to run, and its time limit in seconds. */
type ReplCode = Pick<BrowserReplRequest, "code"> & { limit: number };

/**
 * Runs code in a REPL.
 *
 * @param life Is aborted when the REPL ends. Code that exceeds its time limit also ends the REPL.
 * @param gone Is aborted when the client has gone.
 */
export type RunRepl = (
  session: Session,
  code: ReplCode,
  life: AbortController,
  gone?: AbortSignal,
) => Promise<ReplOutput>;
