/** Browser sessions: the browsers that are started, changed and ended. */
import type { Browser } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, World } from "../base/area.js";
import { isNowhere } from "../base/nowhere.js";
import { has, isFound } from "../base/search.js";
import { readUrl } from "../base/url.js";
import { openZip } from "../base/zip.js";
import { imaginedLife } from "./browsers.js";
import { changeSession } from "./change.js";
import { restoreSession } from "./restore.js";
import type { Known, Session } from "./session.js";
import { createShow } from "./show.js";
import type { Sessions } from "./sessions.js";
import { createSessionStore } from "./store.js";
import { longest } from "./timeouts.js";

export { longest };
export type { Known, Session, Sessions };

type Operation
  = | "createBrowser" | "listBrowsers" | "getBrowser" | "updateBrowser" | "deleteBrowser" | "loadBrowserExtensions"
    | "curlBrowser";

/** What Chromium says of a host that is not there. */
const unresolved = {
  code: "bad_gateway",
  message: "The name of the host could not be resolved.",
  net_error: -105,
  net_error_name: "ERR_NAME_NOT_RESOLVED",
};

/** What others do with sessions. */
export interface SessionArea {
  sessions: Sessions;
  /** What is shown of a session, by whatever hands it out. */
  show(session: Session): Browser;
  /** Starts a browser as it is shown at the start. */
  restore(browser: Browser): Session;
}

export function createSessions(world: World, known: Known) {
  const { shown, browsers: { life = imaginedLife } = {} } = world;
  const sessions = createSessionStore(world, known);
  const show = createShow(world, sessions);
  const restore = (browser: Browser) => restoreSession(browser, longest, sessions, known);
  /** The names of the extensions that were loaded into a session beside its own. */
  const loadedInto = sessions.each((session) => {
    const loaded = new Set<string>();
    session.held.push(loaded);
    return loaded;
  });

  return {
    handlers: {
      createBrowser({ body = {} }) {
        life.checkRoom();
        const session = sessions.start(body);
        life.begin(session);
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
          if (!has(settings, { region: query.region })) return false;
          if (!tags.every(([key, value]) => settings.tags?.[key] === value)) return false;
          const proxyId = proxy && "id" in proxy ? proxy.id : undefined;
          if (query.query !== undefined && [profile?.id, proxyId].includes(query.query)) return true;
          return isFound(session, query.query, name, profile?.name, pool?.name);
        }
      },
      getBrowser({ path, query }) {
        return { status: 200, body: show(sessions.find(path.id_or_name, query.include_deleted)) };
      },
      async updateBrowser({ path, body }) {
        const session = sessions.find(path.id_or_name);
        changeSession(session, body, sessions, known);
        await life.change(session, { viewport: body.viewport !== undefined, start_url: Boolean(body.start_url) });
        return { status: 200, body: show(session) };
      },
      deleteBrowser({ path }) {
        sessions.end(sessions.find(path.id_or_name));
        return { status: 204 };
      },
      async loadBrowserExtensions({ path, body: { extensions } }) {
        const session = sessions.get(path.id);
        const loaded = loadedInto(session);
        const names = extensions.map(({ name }) => name);
        const taken = names.find((name, index) => loaded.has(name) || names.indexOf(name) < index);
        if (taken !== undefined) throw new HttpError(400, [`extensions: the name ${taken} is taken in this session.`]);
        sessions.makeRoom(session, names);
        for (const [index, { zip_file }] of extensions.entries()) {
          (await openZip(`extensions[${index}].zip_file`, zip_file)).close();
        }
        for (const name of names) loaded.add(name);
        return { status: 201 };
      },
      async curlBrowser({ path, body: { url, response_encoding } }) {
        sessions.get(path.id);
        const target = readUrl(url);
        if (!target) throw new HttpError(400, ["url must be an absolute URL."]);
        if (isNowhere(target)) return { status: 502, body: unresolved };
        const page = await shown("curlBrowser") ?? { status: 200, headers: {}, body: "", duration_ms: 1 };
        const body = response_encoding === "base64" ? Buffer.from(page.body).toString("base64") : page.body;
        return { status: 200, body: { ...page, body } };
      },
    },
    async seed() {
      const { session_id: created } = await shown("createBrowser") ?? {};
      for (const browser of (await shown("listBrowsers") ?? []).reverse()) {
        if (browser.session_id !== created && !browser.pool) restore(browser); // a pool brings its own
      }
    },
    clear: () => sessions.clear(),
    sessions,
    show,
    restore,
  } satisfies Area<Operation> & SessionArea;
}
