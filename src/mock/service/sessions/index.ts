/** Browser sessions: the browsers that are started, changed and ended. */
import type { Browser, BrowserUpdateRequest, BrowserViewportUpdate } from "../../../../generated/openapi.js";
import { HttpError } from "../../http-error.js";
import type { Area, World } from "../base/area.js";
import { isNowhere } from "../base/nowhere.js";
import { isFound } from "../base/search.js";
import { openZip } from "../base/zip.js";
import { showProfile } from "../profiles.js";
import { createSessionStore, type Known, type Session, type Sessions } from "./store.js";
import { memoryOf } from "./memory.js";
import { telemetryOf } from "./telemetry.js";

export type { Session, Sessions };

type Operation
  = | "createBrowser" | "listBrowsers" | "getBrowser" | "updateBrowser" | "deleteBrowser" | "loadBrowserExtensions"
    | "curlBrowser";

/** The longest that a session waits, in seconds: 72 hours. Those that are there at the start have it. */
export const longest = 259_200;

/** What others do with sessions. */
export interface SessionArea {
  sessions: Sessions;
  /** What is shown of a session, by whatever hands it out. */
  show(session: Session): Browser;
  /** Starts a browser as it is shown at the start. */
  restore(browser: Browser, isIdle?: boolean): Session;
}

export function createSessions(world: World, known: Known) {
  const { shown, origin } = world;
  const sessions = createSessionStore(world, known);
  /** The names of the extensions that were loaded into a session beside its own. */
  const loadedInto = sessions.each(() => new Set<string>());

  /** Where a browser is reached. It stays the same, so it is put together once. */
  const addressesOf = sessions.each(({ id, token }) => {
    const base_url = `${origin()}/vm/${id}`;
    const socket = base_url.replace("http", "ws");
    return {
      base_url,
      cdp_ws_url: `${socket}/cdp?jwt=${token}`,
      webdriver_ws_url: `${socket}/webdriver?jwt=${token}`,
      browser_live_view_url: `${base_url}/live?jwt=${token}`,
    };
  });

  function show(session: Session): Browser {
    const { id, name, settings, telemetry, profile, pool, createdAt, deletedAt } = session;
    const { invocation_id: _, tags, headless = false, stealth = false, timeout_seconds = longest } = settings;
    const { viewport, gpu, kiosk_mode, start_url, chrome_policy, proxy_id, region = "us-east" } = settings;
    const { base_url, cdp_ws_url, webdriver_ws_url, browser_live_view_url } = addressesOf(session);
    const browser: Browser = {
      session_id: id,
      created_at: createdAt,
      timeout_seconds,
      region,
      memory: memoryOf(settings),
      cdp_ws_url,
      webdriver_ws_url,
      headless,
      stealth,
    };
    // One by one: spreads would take most of the time of a list.
    if (name) browser.name = name;
    if (tags && Object.keys(tags).length > 0) browser.tags = tags;
    if (viewport) browser.viewport = viewport;
    if (gpu !== undefined) browser.gpu = gpu;
    if (kiosk_mode !== undefined) browser.kiosk_mode = kiosk_mode;
    if (start_url !== undefined) browser.start_url = start_url;
    if (chrome_policy) browser.chrome_policy = chrome_policy;
    if (proxy_id !== undefined) browser.proxy_id = proxy_id;
    if (profile) browser.profile = showProfile(profile);
    if (pool) browser.pool = pool;
    if (telemetry) browser.telemetry = telemetry;
    if (deletedAt === undefined) {
      browser.base_url = base_url;
      if (!headless) browser.browser_live_view_url = browser_live_view_url;
    } else {
      browser.deleted_at = deletedAt;
      browser.usage = { uptime_ms: Date.parse(deletedAt) - Date.parse(createdAt) };
    }
    return browser;
  }

  function restore(browser: Browser, isIdle = false): Session {
    const { session_id: id, created_at: createdAt, profile, telemetry, pool: _, ...shown } = browser;
    const { cdp_ws_url: _1, webdriver_ws_url: _2, browser_live_view_url: _3, memory: _4, ...settings } = shown;
    const session = sessions.start({ ...settings, timeout_seconds: longest }, { id, createdAt, isIdle });
    session.profile = profile && known.profiles.refer("profile", { id: profile.id });
    session.telemetry = telemetry ?? undefined;
    return session;
  }

  /** Changes a session, or nothing at all. */
  function change(session: Session, request: BrowserUpdateRequest): void {
    const { name, tags, proxy_id, profile, viewport: { force, ...viewport } = {} as BrowserViewportUpdate } = request;
    const telemetry = telemetryOf(request.telemetry, session.telemetry);
    sessions.checkName(name, session);
    if (proxy_id) known.proxies.refer("proxy_id", { id: proxy_id });
    if (profile && session.profile) throw new HttpError(400, ["profile: the session has one already."]);
    if (request.viewport && session.isRecorded && !force) {
      throw new HttpError(409, [], `A replay of ${session.id} is recorded. Its viewport changes with force only.`);
    }
    if (profile) sessions.loadProfile(session, profile);
    if (typeof name === "string") session.name = name || undefined;
    if (tags) session.settings.tags = tags;
    if (request.viewport) session.settings.viewport = viewport;
    if (proxy_id) session.settings.proxy_id = proxy_id;
    else if (proxy_id === "") delete session.settings.proxy_id;
    session.telemetry = telemetry;
  }

  return {
    handlers: {
      createBrowser: ({ body = {} }) => ({ status: 200, body: show(sessions.start(body)) }),
      listBrowsers({ query }) {
        const status = query.include_deleted ? "all" : query.status ?? "active";
        const tags = Object.entries(query.tags ?? {});
        const isAsked = query.query !== undefined || tags.length > 0;
        const { entries, headers } = sessions.page(status, query, isAsked ? (session) => fits(session) : undefined);
        return { status: 200, headers, body: entries.map(show) };

        function fits(session: Session): boolean {
          const { name, profile, pool, settings } = session;
          if (!tags.every(([key, value]) => settings.tags?.[key] === value)) return false;
          if ([profile?.id, settings.proxy_id].includes(query.query)) return true;
          return isFound(session, query.query, name, profile?.name, pool?.name);
        }
      },
      getBrowser({ path, query }) {
        return { status: 200, body: show(sessions.find(path.id_or_name, query.include_deleted)) };
      },
      updateBrowser({ path, body }) {
        const session = sessions.find(path.id_or_name);
        change(session, body);
        return { status: 200, body: show(session) };
      },
      deleteBrowser({ path }) {
        sessions.end(sessions.find(path.id_or_name));
        return { status: 204 };
      },
      async loadBrowserExtensions({ path, body: { extensions } }) {
        const loaded = loadedInto(sessions.get(path.id));
        const names = extensions.map(({ name }) => name);
        const taken = names.find((name, index) => loaded.has(name) || names.indexOf(name) < index);
        if (taken !== undefined) throw new HttpError(400, [`extensions: the name ${taken} is taken in this session.`]);
        for (const [index, { zip_file }] of extensions.entries()) {
          (await openZip(`extensions[${index}].zip_file`, zip_file)).close();
        }
        for (const name of names) loaded.add(name);
        return { status: 201 };
      },
      async curlBrowser({ path, body: { url, response_encoding } }) {
        sessions.get(path.id);
        if (!URL.canParse(url)) throw new HttpError(400, ["url must be an absolute URL."]);
        if (isNowhere(new URL(url))) {
          const message = "The name of the host could not be resolved.";
          return { status: 502, body: { code: "bad_gateway", message, net_error: -105, net_error_name: "ERR_NAME_NOT_RESOLVED" } };
        }
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
