/** One call of Playwright code, in an executor. */
import type { ExecutePlaywrightRequest, ExecutePlaywrightResult } from "../../../../generated/openapi.js";
import type { Clock } from "../base/clock.js";
import { given } from "../base/given.js";
import type { Session } from "../sessions/index.js";
import type { RunCode } from "./code.js";
import type { Executor } from "./executors.js";

/** Gives the function that has an executor run code, in its turn. */
export function createExecute(clock: Clock, runCode: RunCode) {
  return (
    session: Session,
    executor: Executor,
    { code: text, timeout_sec }: ExecutePlaywrightRequest,
    gone: AbortSignal | undefined,
  ) => executor.turns.take(async (stopped): Promise<ExecutePlaywrightResult> => {
    const whyStopped = `The executor ${executor.name} was stopped.`;
    if (stopped.aborted) return { success: false, error: whyStopped };
    executor.lastUsedAt = clock.timestamp();
    const { tab: before, otherwise } = executor;
    const code = { text, limit: timeout_sec as number, tab: before, otherwise };
    const { tab, result, stdout, stderr, ...ran } = await runCode(session, code, [stopped, gone]);
    const error = stopped.aborted ? whyStopped : ran.error;
    if (tab) executor.tab = tab.isClosed ? undefined : { id: tab.id, url: tab.url };
    const told = { stdout, stderr, ...tab && { tab: { target_id: tab.id, created: tab.created } } };
    return error === undefined ? { success: true, ...given({ result }), ...told } : { success: false, error, ...told };
  });
}
