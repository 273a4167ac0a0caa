/** Playwright code, its executors and the REPL. Code is never run: what comes of it is told by how it looks. */
import { HttpError } from "../../../server/http-error.js";
import type { Area, World } from "../base/area.js";
import type { Sessions } from "../sessions/index.js";
import { shownSession } from "../sessions/shown.js";
import { createImaginedRun } from "./code.js";
import { createExecute } from "./execute.js";
import { createExecutors, most } from "./executors.js";
import { createRepl } from "./repl.js";
import { createRun } from "./run.js";

type Operation
  = "executePlaywrightCode" | "listPlaywrightExecutors" | "deletePlaywrightExecutor" | "executeReplCode";

export function createPlaywright(world: World, sessions: Sessions) {
  const { clock, shown } = world;
  const run = createRun(clock, sessions);
  const execute = createExecute(clock, world.browsers?.runCode ?? createImaginedRun(shown, run));
  const executorsOf = sessions.each((session) => {
    const executors = createExecutors(clock, session.createdAt);
    session.held.push(executors.all);
    sessions.whenEnded(session, () => executors.end());
    return executors;
  });
  const replOf = sessions.each((session) => {
    const repl = createRepl(clock, session, run);
    sessions.whenEnded(session, repl.end);
    return repl;
  });

  return {
    handlers: {
      async executePlaywrightCode({ path: { id }, body }, { signal }) {
        const session = sessions.get(id);
        if (body.code === "") throw new HttpError(400, ["code must not be empty."]);
        const executors = executorsOf(session);
        sessions.makeRoom(session, body);
        const executor = executors.use(body.executor);
        if (!executor) {
          const message = `The session ${session.id} already has ${most} executors besides default. Delete one first.`;
          return { status: 409, body: { code: "conflict", message, executors: executors.list() } };
        }
        const result = await execute(session, executor, body, signal);
        sessions.get(id); // it may have ended in the meantime
        return { status: 200, body: result };
      },
      listPlaywrightExecutors({ path: { id } }) {
        return { status: 200, body: { executors: executorsOf(sessions.get(id)).list() } };
      },
      // Whether the tab is closed as well shows nowhere: nothing lists the tabs of a session.
      deletePlaywrightExecutor({ path: { id, name } }) {
        executorsOf(sessions.get(id)).delete(name);
        return { status: 204 };
      },
      async executeReplCode({ path: { id }, body }, { signal }) {
        const session = sessions.get(id);
        if (body.code === "" && !body.reset) {
          throw new HttpError(400, ["code must not be empty, unless reset is true."]);
        }
        const result = await replOf(session).run(body, signal);
        sessions.get(id); // it may have ended in the meantime
        return { status: 200, body: result };
      },
    },
    async seed() {
      const session = await shownSession(shown, sessions);
      if (!session) return;
      const { tab } = await shown("executePlaywrightCode") ?? {};
      const { executors = [] } = await shown("listPlaywrightExecutors") ?? {};
      for (const executor of executors) {
        // `default` is listed without a tab: its page is the one that its calls tell.
        const target_id = executor.target_id ?? tab?.target_id;
        executorsOf(session).restore(target_id === undefined ? executor : { ...executor, target_id });
      }
      const { repl_id } = await shown("executeReplCode") ?? {};
      if (repl_id !== undefined) replOf(session).restore(repl_id);
    },
    clear: () => {}, // executors and REPLs end with their sessions
  } satisfies Area<Operation>;
}
