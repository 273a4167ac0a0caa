/** Invocations: runs of the actions of apps, and their browsers. */
import { HttpError } from "../../../server/http-error.js";
import type { Area, AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import { matchesAll, matchesQuery } from "../../base/search.js";
import { readSince } from "../../base/since.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import type { Apps } from "../apps.js";
import type { Deployments } from "../deployments/store.js";
import type { SessionArea } from "../sessions/index.js";
import { createInvocationStore, hasEnded } from "./store.js";

type InvocationOperationId
  = | "createInvocation" | "listInvocations" | "getInvocation" | "updateInvocation" | "streamInvocationEvents"
    | "listInvocationBrowsers" | "deleteInvocationBrowsers";

export function createInvocations(
  context: AreaContext,
  apps: Apps,
  { log }: Pick<Deployments, "log">,
  { sessions, show }: Omit<SessionArea, "restore">,
) {
  const { clock, exampleOf } = context;
  const invocations = createInvocationStore(context, apps, log);

  /** The active browsers that were started for an invocation. */
  function browsersOf(id: string): Session[] {
    const invocation = invocations.collection.get(id);
    return sessions.active().filter(({ settings }) => settings.invocation_id === invocation.id);
  }

  return {
    handlers: {
      async createInvocation({ body }) {
        const invocation = invocations.start(body);
        if (!body.async) await invocation.progress.ended();
        const { id, action_name, status, status_reason, output } = invocation.resource;
        const response = { id, action_name, status, ...withoutUndefined({ status_reason, output }) };
        return { status: body.async ? 202 : 200, body: response };
      },
      listInvocations({ query }) {
        const { app_name, version, action_name, status, deployment_id: deployment } = query;
        const since = readSince(clock, query.since);
        const isAsked = apps.isMeant(version);
        const { entries, headers } = invocations.collection.page(query, (invocation) => {
          const { resource } = invocation;
          return matchesAll(invocation, { deployment })
            && matchesAll(resource, { app_name, action_name, status })
            && isAsked(resource.app_name, resource.version)
            && Date.parse(resource.started_at) >= since
            && matchesQuery(invocation, query.query, resource.app_name, resource.action_name);
        });
        return { status: 200, headers, body: entries.map((invocation) => invocation.resource) };
      },
      getInvocation: ({ path }) => ({ status: 200, body: invocations.collection.get(path.id).resource }),
      updateInvocation({ path, body: { status, output } }) {
        const invocation = invocations.collection.get(path.id);
        if (hasEnded(invocation)) {
          const violation = `The invocation ${path.id} has already ${invocation.resource.status}.`;
          throw assumed("ended-invocation", new HttpError(400, [violation]));
        }
        invocations.collection.makeRoom(invocation, output);
        const status_reason = status === "failed" ? "The invocation was canceled." : undefined;
        invocations.end(invocation, { status, ...withoutUndefined({ status_reason, output }) });
        return { status: 200, body: invocation.resource };
      },
      streamInvocationEvents: ({ path, query }) => invocations.collection.get(path.id).progress.subscribe(query.since),
      listInvocationBrowsers: ({ path }) => ({ status: 200, body: { browsers: browsersOf(path.id).map(show) } }),
      deleteInvocationBrowsers({ path }) {
        for (const session of browsersOf(path.id)) sessions.end(session);
        return { status: 204 };
      },
    },
    /** The initial invocations keep their state until a request ends them. */
    async seed() {
      for (const invocation of (await exampleOf("listInvocations") ?? []).reverse()) invocations.add(invocation);
      const { id } = await exampleOf("getInvocation") ?? {}; // there is an example of its browsers, too
      for (const { session_id } of (await exampleOf("listInvocationBrowsers"))?.browsers ?? []) {
        const session = sessions.peek(session_id);
        if (session && id !== undefined) session.settings.invocation_id = id;
      }
    },
    clear: () => invocations.clear(),
  } satisfies Area<InvocationOperationId>;
}
