/** Invocations: the runs of the actions of apps, and the browsers that belong to them. */
import { HttpError } from "../../../server/http-error.js";
import type { Apps } from "../apps.js";
import type { Area, World } from "../base/area.js";
import { given } from "../base/given.js";
import { has, isFound } from "../base/search.js";
import { readSince } from "../base/since.js";
import type { Session, SessionArea } from "../sessions/index.js";
import { createInvocationStore, isOver } from "./store.js";

type Operation
  = | "createInvocation" | "listInvocations" | "getInvocation" | "updateInvocation" | "streamInvocationEvents"
    | "getInvocationBrowsers" | "deleteInvocationBrowsers";

export function createInvocations(world: World, apps: Apps, { sessions, show }: Omit<SessionArea, "restore">) {
  const { clock, shown } = world;
  const invocations = createInvocationStore(world, apps);

  /** The active browsers that were started for an invocation. */
  function browsersOf(id: string): Session[] {
    const invocation = invocations.kept.get(id);
    return sessions.active().filter(({ settings }) => settings.invocation_id === invocation.id);
  }

  return {
    handlers: {
      async createInvocation({ body }) {
        const invocation = invocations.start(body);
        if (!body.async) await invocation.progress.ended();
        const { id, action_name, status, status_reason, output } = invocation.shown;
        const answer = { id, action_name, status, ...given({ status_reason, output }) };
        return { status: body.async ? 202 : 200, body: answer };
      },
      listInvocations({ query }) {
        const { app_name, version, action_name, status, deployment_id: deployment } = query;
        const since = readSince(clock, query.since);
        const isAsked = apps.isMeant(version);
        const { entries, headers } = invocations.kept.page(query, (invocation) => {
          const { shown } = invocation;
          return has(invocation, { deployment })
            && has(shown, { app_name, action_name, status })
            && isAsked(shown.app_name, shown.version)
            && Date.parse(shown.started_at) >= since
            && isFound(invocation, query.query, shown.app_name, shown.action_name);
        });
        return { status: 200, headers, body: entries.map((invocation) => invocation.shown) };
      },
      getInvocation: ({ path }) => ({ status: 200, body: invocations.kept.get(path.id).shown }),
      updateInvocation({ path, body: { status, output } }) {
        const invocation = invocations.kept.get(path.id);
        if (isOver(invocation)) {
          throw new HttpError(400, [`The invocation ${path.id} has ${invocation.shown.status} already.`]);
        }
        invocations.kept.makeRoom(invocation, output);
        const status_reason = status === "failed" ? "The invocation was canceled." : undefined;
        invocations.end(invocation, { status, ...given({ status_reason, output }) });
        return { status: 200, body: invocation.shown };
      },
      streamInvocationEvents: ({ path, query }) => invocations.kept.get(path.id).progress.follow(query.since),
      getInvocationBrowsers: ({ path }) => ({ status: 200, body: { browsers: browsersOf(path.id).map(show) } }),
      deleteInvocationBrowsers({ path }) {
        for (const session of browsersOf(path.id)) sessions.end(session);
        return { status: 204 };
      },
    },
    /** What is there at the start stays in its state until somebody ends it. */
    async seed() {
      for (const invocation of (await shown("listInvocations") ?? []).reverse()) invocations.add(invocation);
      const { id } = await shown("getInvocation") ?? {}; // the examples show its browsers, too
      for (const { session_id } of (await shown("getInvocationBrowsers"))?.browsers ?? []) {
        const session = sessions.peek(session_id);
        if (session && id !== undefined) session.settings.invocation_id = id;
      }
    },
    clear: () => invocations.clear(),
  } satisfies Area<Operation>;
}
