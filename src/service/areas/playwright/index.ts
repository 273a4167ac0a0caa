/** Playwright code, its executors and the REPL. Without a real browser, code is simulated. */
import { HttpError } from "../../../server/http-error.js";
import type { Area, AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import { exampleSession } from "../../model/example-session.js";
import type { Sessions } from "../../model/sessions.js";
import type { Browsers } from "../../ports/browsers.js";
import type { ParseJavaScript } from "../../ports/platform.js";
import { createSimulatedRun } from "./code.js";
import { createExecute } from "./execute.js";
import { createExecutors, maxExecutors } from "./executors.js";
import { createSimulatedRepl, createRepl } from "./repl.js";
import { createRun } from "./run.js";

type PlaywrightOperationId
  = "executePlaywrightCode" | "listPlaywrightExecutors" | "deletePlaywrightExecutor" | "executeReplCode";

export function createPlaywright(
  context: AreaContext,
  sessions: Sessions,
  parse: ParseJavaScript | undefined,
  browsers: Browsers | undefined,
) {
  const { clock, random, exampleOf } = context;
  const run = createRun(clock, sessions);
  const execute = createExecute(clock, browsers?.runCode ?? createSimulatedRun(context, run, parse));
  const runRepl = browsers?.runRepl ?? createSimulatedRepl(run);
  const executorsOf = sessions.perSession((session) => {
    const executors = createExecutors(clock, random, session.createdAt);
    session.related.push(executors.all);
    sessions.whenEnded(session, () => executors.end());
    return executors;
  });
  const replOf = sessions.perSession((session) => {
    const repl = createRepl(clock, random, session, runRepl);
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
          const message
            = `The session ${session.id} already has ${maxExecutors} executors besides default. Delete one first.`;
          return { status: 409, body: { code: "conflict", message, executors: executors.list() } };
        }
        const result = await execute(session, executor, body, signal);
        sessions.get(id); // it may have ended meanwhile
        return { status: 200, body: result };
      },
      listPlaywrightExecutors({ path: { id } }) {
        return { status: 200, body: { executors: executorsOf(sessions.get(id)).list() } };
      },
      async deletePlaywrightExecutor({ path: { id, name }, query }) {
        const session = sessions.get(id);
        const tab = executorsOf(session).delete(name);
        if (tab && query.close_tab) await browsers?.closeTab(session, tab.id); // a simulated tab is not open anywhere
        return { status: 204 };
      },
      async executeReplCode({ path: { id }, body }, { signal }) {
        const session = sessions.get(id);
        if (body.code === "" && !body.reset) {
          throw assumed("empty-code", new HttpError(400, ["code must not be empty, unless reset is true."]));
        }
        const result = await replOf(session).run(body, signal);
        sessions.get(id); // it may have ended meanwhile
        return { status: 200, body: result };
      },
    },
    async seed() {
      const session = await exampleSession(exampleOf, sessions);
      if (!session) return;
      const { tab } = await exampleOf("executePlaywrightCode") ?? {};
      const { executors = [] } = await exampleOf("listPlaywrightExecutors") ?? {};
      for (const executor of executors) {
        // `default` is listed without a tab: its page is the one in the example of a call.
        const target_id = executor.target_id ?? tab?.target_id;
        executorsOf(session).restore(target_id === undefined ? executor : { ...executor, target_id });
      }
      const { repl_id } = await exampleOf("executeReplCode") ?? {};
      if (repl_id !== undefined) replOf(session).restore(repl_id);
    },
    clear: () => {}, // executors and REPLs end with their sessions
  } satisfies Area<PlaywrightOperationId>;
}
