/** Playwright code, and its result. Without a real browser, it never runs: its text decides the result. */
import type { AreaContext } from "../../base/area.js";
import type { RunCode } from "../../ports/code.js";
import type { ParseJavaScript } from "../../ports/platform.js";
import { newTab } from "./executors.js";
import { readReturnValue } from "./literal.js";
import { simulateCode, type WrittenText } from "./outcome.js";
import type { SimulateRun } from "./run.js";
import { findSyntaxError } from "./syntax.js";

/** Creates the function that simulates code. */
export function createSimulatedRun(
  { exampleOf, random }: AreaContext,
  run: SimulateRun,
  parse: ParseJavaScript | undefined,
): RunCode {
  return async (session, { text, limit, tab }, { stopped, gone }) => {
    const { id, url } = tab ?? newTab(random);
    const problem = findSyntaxError(text, parse);
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
