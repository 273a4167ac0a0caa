/** One call of Playwright code, in an executor. */
import type { ExecutePlaywrightRequest, ExecutePlaywrightResult } from "../../../../generated/openapi.js";
import type { Clock } from "../../base/clock.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import type { RunCode } from "../../ports/code.js";
import type { Executor } from "./executors.js";

/** Creates the function that runs code in an executor, one call at a time. */
export function createExecute(clock: Clock, runCode: RunCode) {
  return (
    session: Session,
    executor: Executor,
    { code: text, timeout_sec }: ExecutePlaywrightRequest,
    gone: AbortSignal | undefined,
  ) => executor.turns.run(async (stopped): Promise<ExecutePlaywrightResult> => {
    const stoppedError = `The executor ${executor.name} was stopped.`;
    if (stopped.aborted) return { success: false, error: stoppedError };
    executor.lastUsedAt = clock.timestamp();
    const { tab: before, fallback } = executor;
    const code = { text, limit: timeout_sec as number, tab: before, fallback };
    const { tab, result, stdout, stderr, ...ran } = await runCode(session, code, { stopped, gone });
    const error = stopped.aborted ? stoppedError : ran.error;
    if (tab) executor.tab = tab.isClosed ? undefined : { id: tab.id, url: tab.url };
    const outputs = { stdout, stderr, ...tab && { tab: { target_id: tab.id, created: tab.created } } };
    if (error !== undefined) return { success: false, error, ...outputs };
    return { success: true, ...withoutUndefined({ result }), ...outputs };
  });
}
