/** Code for Playwright, and what comes of it. Usually it is never run, and that is told by how it looks. */
import type { Shown } from "../base/area.js";
import type { Session } from "../sessions/index.js";
import { newTab, type Tab } from "./executors.js";
import { returnedBy } from "./literal.js";
import { outcomeOf, type Written } from "./outcome.js";
import type { Run } from "./run.js";
import { problemIn } from "./syntax.js";

/** What is to be run. */
export interface Code {
  text: string;
  /** How many seconds it may take. */
  limit: number;
  /** The tab that it works on. */
  tab: Tab | undefined;
  /** What it works on where there is no such tab: the page that is open, or a new one. */
  otherwise: "open" | "new";
}

/** What came of it. */
export interface Ran {
  /** What it returned. */
  result?: unknown;
  /** Why it failed; nothing where it did not. */
  error?: string | undefined;
  stdout: string;
  stderr: string;
  /** The page, as the code has left it; nothing where it failed before it had one. */
  tab?: Tab & { created: boolean; isClosed: boolean };
}

/** Runs code, until it is over or one of the signals is aborted. */
export type RunCode = (session: Session, code: Code, signals: (AbortSignal | undefined)[]) => Promise<Ran>;

/** How long code may run, as an error says it. */
export const tooLong = (limit: number) => `The code ran longer than ${limit} seconds.`;

/** Makes the function that tells what would come of code. */
export function createImaginedRun(shown: Shown, run: Run): RunCode {
  return async (session, { text, limit, tab }, signals) => {
    const { id, url } = tab ?? newTab();
    const problem = problemIn(text);
    const outcome = outcomeOf(problem === undefined ? text : "");
    const failure = await run(session, outcome, limit, signals);
    const ran = {
      stdout: textOn("stdout", outcome.written),
      stderr: textOn("stderr", outcome.written),
      tab: { id, url: outcome.url ?? url, created: !tab, isClosed: outcome.closesPage },
    };
    const error = problem ?? failure?.error;
    if (error !== undefined) return { ...ran, error };
    const { value: result } = returnedBy(text) ?? { value: (await shown("executePlaywrightCode"))?.result };
    return { ...ran, result };
  };
}

/** What was written to one channel. */
function textOn(channel: Written["channel"], written: Written[]): string {
  return written.filter((one) => one.channel === channel).map(({ text }) => text).join("");
}
