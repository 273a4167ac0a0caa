/** The REPL of a browser session. A new ID means that its variables are lost. */
import type { BrowserReplContent, BrowserReplRequest, BrowserReplResult } from "../../../../generated/openapi.js";
import type { Clock } from "../../base/clock.js";
import { newId } from "../../base/collection.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../sessions/index.js";
import { simulateCode } from "./outcome.js";
import type { SimulateRun } from "./run.js";
import { createCallQueue } from "./call-queue.js";

export type Repl = ReturnType<typeof createRepl>;

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

export function createRepl(clock: Clock, session: Session, run: RunRepl) {
  let repl = begin(newId("rl"));
  const turns = createCallQueue();
  return {
    /** Replaces the REPL by the one of an example. */
    restore(id: string): void {
      repl = begin(id);
    },
    /** Stops the code that runs. */
    end: () => {
      turns.stop();
      repl.life.abort();
    },
    run: ({ code, reset, timeout_sec }: BrowserReplRequest, gone: AbortSignal | undefined) =>
      turns.run(async (stopped): Promise<BrowserReplResult> => {
        if (reset) repl.life.abort();
        if (repl.life.signal.aborted && !stopped.aborted) repl = begin(newId("rl"));
        const { id, life } = repl;
        const began = clock.now().getTime();
        const ran = await run(session, { code, limit: timeout_sec as number }, life, gone);
        return {
          repl_id: id,
          success: ran.error === undefined,
          content: ran.content,
          ...ran.isTruncated && { content_truncated: true },
          duration_ms: clock.now().getTime() - began,
          ...withoutUndefined({ error: ran.error, stack: ran.stack }),
          ...life.signal.aborted && { repl_terminated: true },
        };
      }),
  };
}

const begin = (id: string) => ({ id, life: new AbortController() });

/** Creates the function that simulates code in a REPL. There are no variables, since no code runs. */
export function createSimulatedRepl(run: SimulateRun): RunRepl {
  return async (session, { code, limit }, life, gone) => {
    const outcome = simulateCode(code);
    const failure = await run(session, outcome, limit, [life.signal, gone]);
    const content = outcome.written.map((written) => ({ type: "text" as const, ...written }));
    if (!failure) return { content };
    const { error, isTimeout } = failure;
    if (isTimeout) life.abort();
    return { content, error, ...!isTimeout && { stack: `Error: ${error}\n    at repl:${outcome.thrown?.line}:1` } };
  };
}
