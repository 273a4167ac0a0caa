/** The messages between the mock and a process that runs code. Each is a line of JSON. */
import type { BrowserReplContent } from "../../../generated/openapi.js";
import type { CodeResult, PlaywrightCode } from "../../service/ports/code.js";

/** The code that a process runs. */
export interface CodeTask {
  /** WebSocket URL of the browser. */
  endpoint: string;
  /** The ids of its pages, the most recently used first. */
  order: string[];
  text: string;
  /** Whether it runs in the REPL of the process, which keeps variables, rather than as a function. */
  isRepl: boolean;
  /** ID of the tab that it uses. */
  targetId?: string | undefined;
  fallback: PlaywrightCode["fallback"];
}

/** The result of the code. */
export interface TaskResult extends Pick<CodeResult, "result" | "error" | "tab"> {
  /** The stack of an error, in lines of the code. */
  stack?: string;
  /** Whether it wrote more than was reported. */
  isTruncated?: boolean;
  /** Whether the process cannot be reused, since the code left something behind. */
  isSpent?: boolean;
}

/** A message of a process: the code writes something, or has ended. */
export type RunnerMessage = { content: BrowserReplContent } | { done: TaskResult };

/** The modules that a process uses: its only argument. */
export interface RunnerModules {
  /** Path of Playwright. */
  playwright: string;
  /** Path of the TypeScript compiler, if there is one. */
  typescript: string | undefined;
}
