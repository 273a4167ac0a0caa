/** The REPL of a browser session. A new ID means that its variables are lost. */
import type { BrowserReplRequest, BrowserReplResult } from "../../../../generated/openapi.js";
import type { Clock } from "../../base/clock.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Random } from "../../base/random.js";
import type { Session } from "../../model/session.js";
import type { RunRepl } from "../../ports/code.js";
import { createCallQueue } from "./call-queue.js";
import { simulateCode } from "./outcome.js";
import type { SimulateRun } from "./run.js";

export type Repl = ReturnType<typeof createRepl>;

export function createRepl(clock: Clock, random: Random, session: Session, run: RunRepl) {
  let repl = begin(random.id("rl"));
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
        if (repl.life.signal.aborted && !stopped.aborted) repl = begin(random.id("rl"));
        const { id, life } = repl;
        const began = clock.now();
        const ran = await run(session, { code, limit: timeout_sec as number }, life, gone);
        return {
          repl_id: id,
          success: ran.error === undefined,
          content: ran.content,
          ...ran.isTruncated && { content_truncated: true },
          duration_ms: clock.now() - began,
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
