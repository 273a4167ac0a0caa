/** Browser sessions: how they are started, changed and ended. */
import type { Browser } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, AreaContext } from "../../base/area.js";
import { matchesAll, matchesQuery } from "../../base/search.js";
import { readUrl } from "../../base/url.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { type Browsers, noLifecycle } from "../../ports/browsers.js";
import type { CurlRequest } from "../../ports/curl.js";
import { changeSession } from "./change.js";
import { createSimulatedCurl } from "./curl.js";
import { createExtensionLoader } from "./extensions.js";
import type { SessionReferences } from "./references.js";
import { restoreSession } from "./restore.js";
import { createShow } from "./show.js";
import { createSessionStore } from "./store.js";
import { maxTimeoutSeconds } from "./timeouts.js";

type SessionOperationId
  = | "createBrowser" | "listBrowsers" | "getBrowser" | "updateBrowser" | "deleteBrowser" | "loadBrowserExtensions"
    | "curlBrowser";

/** What other areas do with sessions. */
export interface SessionArea {
  sessions: Sessions;
  /** Returns a session as responses contain it. */
  show: (session: Session) => Browser;
  /** Starts the browser of an example. */
  restore: (browser: Browser) => Session;
}

export function createSessions(context: AreaContext, references: SessionReferences, browsers: Browsers | undefined) {
  const { exampleOf, defaultsOf } = context;
  const { lifecycle = noLifecycle, curl = createSimulatedCurl(context) } = browsers ?? {};
  const sessions = createSessionStore(context, references, browsers?.lifecycle);
  const show = createShow(context, sessions);
  const restore = (browser: Browser) => restoreSession(browser, maxTimeoutSeconds, sessions, references);
  const load = createExtensionLoader(context, sessions, browsers);

  return {
    handlers: {
      async createBrowser({ body = {} }) {
        lifecycle.checkRoom();
        const session = sessions.start(body);
        await lifecycle.begin(session).catch((error: unknown) => {
          sessions.discard(session);
          throw error;
        });
        return { status: 200, body: show(session) };
      },
      listBrowsers({ query }) {
        const status = query.include_deleted ? "all" : query.status ?? "active";
        const tags = Object.entries(query.tags ?? {});
        const isAsked = query.query !== undefined || query.region !== undefined || tags.length > 0;
        const { entries, headers } = sessions.page(status, query, isAsked ? (session) => fits(session) : undefined);
        return { status: 200, headers, body: entries.map(show) };

        function fits(session: Session): boolean {
          const { name, profile, proxy, pool, settings } = session;
          if (!matchesAll(settings, { region: query.region })) return false;
          if (!tags.every(([key, value]) => settings.tags?.[key] === value)) return false;
          const proxyId = proxy && "id" in proxy ? proxy.id : undefined;
          if (query.query !== undefined && [profile?.id, proxyId].includes(query.query)) return true;
          return matchesQuery(session, query.query, name, profile?.name, pool?.name);
        }
      },
      getBrowser({ path, query }) {
        return { status: 200, body: show(sessions.find(path.id_or_name, query.include_deleted)) };
      },
      async updateBrowser({ path, body }) {
        const session = sessions.find(path.id_or_name);
        changeSession(session, body, sessions, references, lifecycle);
        await lifecycle.change(session, { viewport: body.viewport !== undefined, start_url: Boolean(body.start_url) });
        return { status: 200, body: show(session) };
      },
      deleteBrowser({ path }) {
        sessions.end(sessions.find(path.id_or_name));
        return { status: 204 };
      },
      async loadBrowserExtensions({ path, body: { extensions } }) {
        await load(sessions.get(path.id), extensions);
        return { status: 201 };
      },
      async curlBrowser({ path, body }, { signal }) {
        const session = sessions.get(path.id);
        if (!readUrl(body.url)) throw new HttpError(400, ["url must be an absolute URL."]);
        return curl(session, { ...defaultsOf("curlBrowser"), ...body } as CurlRequest, signal);
      },
    },
    async seed() {
      const { session_id: created } = await exampleOf("createBrowser") ?? {};
      for (const browser of (await exampleOf("listBrowsers") ?? []).reverse()) {
        if (browser.session_id !== created && !browser.pool) restore(browser); // pools restore their own
      }
    },
    clear: () => sessions.clear(),
    sessions,
    show,
    restore,
  } satisfies Area<SessionOperationId> & SessionArea;
}
