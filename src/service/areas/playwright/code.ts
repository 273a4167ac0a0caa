/** Playwright code, and its result. Without a real browser, it never runs: its text decides the result. */
import type { ExampleOf } from "../../base/area.js";
import type { Session } from "../sessions/index.js";
import { newTab, type Tab } from "./executors.js";
import { readReturnValue } from "./literal.js";
import { simulateCode, type WrittenText } from "./outcome.js";
import type { SimulateRun } from "./run.js";
import { findSyntaxError } from "./syntax.js";

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

/** Creates the function that simulates code. */
export function createSimulatedRun(exampleOf: ExampleOf, run: SimulateRun): RunCode {
  return async (session, { text, limit, tab }, { stopped, gone }) => {
    const { id, url } = tab ?? newTab();
    const problem = findSyntaxError(text);
    const outcome = simulateCode(problem === undefined ? text : "");
    const failure = await run(session, outcome, limit, [stopped, gone]);
    const ran = {
      stdout: textOn("stdout", outcome.written),
      stderr: textOn("stderr", outcome.written),
      tab: { id, url: outcome.url ?? url, created: !tab, isClosed: outcome.closesPage },
    };
    const error = problem ?? failure?.error;
    if (error !== undefined) return { ...ran, error };
    const { value: result } = readReturnValue(text) ?? { value: (await exampleOf("executePlaywrightCode"))?.result };
    return { ...ran, result };
  };
}

/** The text that was written to a channel. */
function textOn(channel: WrittenText["channel"], written: WrittenText[]): string {
  return written.filter((one) => one.channel === channel).map(({ text }) => text).join("");
}
