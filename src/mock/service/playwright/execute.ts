/** One call of Playwright code, in an executor. */
import type { ExecutePlaywrightRequest, ExecutePlaywrightResult } from "../../../../generated/openapi.js";
import type { World } from "../base/area.js";
import { given } from "../base/given.js";
import type { Session } from "../sessions/index.js";
import { type Executor, newTab } from "./executors.js";
import { returnedBy } from "./literal.js";
import { outcomeOf, type Written } from "./outcome.js";
import type { Run } from "./run.js";
import { problemIn } from "./syntax.js";

/** Gives the function that has an executor run code, in its turn. */
export function createExecute({ clock, shown }: World, run: Run) {
  return (
    session: Session,
    executor: Executor,
    { code, timeout_sec }: ExecutePlaywrightRequest,
    gone: AbortSignal | undefined,
  ) => executor.turns.take(async (stopped): Promise<ExecutePlaywrightResult> => {
    const whyStopped = `The executor ${executor.name} was stopped.`;
    if (stopped.aborted) return { success: false, error: whyStopped };
    executor.lastUsedAt = clock.timestamp();
    const created = !executor.tab;
    const tab = executor.tab ??= newTab();
    const problem = problemIn(code);
    const outcome = outcomeOf(problem === undefined ? code : "");
    const failure = await run(session, outcome, timeout_sec as number, [stopped, gone]);
    const error = stopped.aborted ? whyStopped : problem ?? failure?.error;
    tab.url = outcome.url ?? tab.url;
    if (outcome.closesPage) executor.tab = undefined;
    const told = {
      stdout: textOn("stdout", outcome.written),
      stderr: textOn("stderr", outcome.written),
      tab: { target_id: tab.id, created },
    };
    if (error !== undefined) return { success: false, error, ...told };
    const { value: result } = returnedBy(code) ?? { value: (await shown("executePlaywrightCode"))?.result };
    return { success: true, ...given({ result }), ...told };
  });
}

/** What was written to one channel. */
function textOn(channel: Written["channel"], written: Written[]): string {
  return written.filter((one) => one.channel === channel).map(({ text }) => text).join("");
}
