/** The REPL of a browser session. It knows no variables, since no code is run: only its ID says when they are gone. */
import type { BrowserReplRequest, BrowserReplResult } from "../../../../generated/openapi.js";
import type { Clock } from "../base/clock.js";
import { newId } from "../base/collection.js";
import type { Session } from "../sessions/index.js";
import { outcomeOf } from "./outcome.js";
import type { Run } from "./run.js";
import { createTurns } from "./turns.js";

export type Repl = ReturnType<typeof createRepl>;

export function createRepl(clock: Clock, session: Session, run: Run) {
  let id = newId("rl");
  const turns = createTurns();
  return {
    /** Takes the ID of a REPL as it is shown. */
    restore: (shown: string) => void (id = shown),
    /** Stops what runs. */
    end: () => turns.stop(),
    run: ({ code, reset, timeout_sec }: BrowserReplRequest, gone: AbortSignal | undefined) =>
      turns.take(async (stopped): Promise<BrowserReplResult> => {
        if (reset) id = newId("rl");
        const outcome = outcomeOf(code);
        const began = clock.now().getTime();
        const failure = await run(session, outcome, timeout_sec as number, [stopped, gone]);
        const told = {
          repl_id: id,
          content: outcome.written.map((written) => ({ type: "text" as const, ...written })),
          duration_ms: clock.now().getTime() - began,
        };
        if (!failure) return { success: true, ...told };
        const { error, isTimeout } = failure;
        if (isTimeout) {
          id = newId("rl");
          return { success: false, ...told, error, repl_terminated: true };
        }
        const stack = `Error: ${error}\n    at repl:${outcome.thrown?.line}:1`;
        return { success: false, ...told, error, stack };
      }),
  };
}
