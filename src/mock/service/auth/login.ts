/** How a connection logs in: with a browser of its own, a page for the user, and a line in the timeline. */
import type { LoginRequest, ManagedAuthField, ManagedAuthStateEvent } from "../../../../generated/openapi.js";
import type { World } from "../base/area.js";
import { past } from "../base/feed.js";
import { given } from "../base/given.js";
import type { Credentials } from "../credentials/index.js";
import type { Profiles } from "../profiles.js";
import type { Proxies } from "../proxies.js";
import { longest, type Session, type SessionArea } from "../sessions/index.js";
import { changedBrowser, startOf } from "./browser.js";
import { type Login, reauthOf, type Running, type StoredConnection } from "./connection.js";
import type { Sources } from "./credential.js";
import { createFlow, type Flow } from "./flow.js";
import { createHandoff } from "./handoff.js";
import type { Entered } from "./site.js";
import { type FlowState, type Places, showEvent } from "./state.js";

/** What logins work with. */
export interface Means {
  browsers: SessionArea;
  profiles: Profiles;
  proxies: Proxies;
  credentials: Credentials;
  sources: Sources;
}

/** How long a login may take, in milliseconds. */
const usual = 20 * 60_000;

const oneTime: ManagedAuthField["type"][] = ["code", "totp_code"];

export type Logins = ReturnType<typeof createLogins>;

export function createLogins({ clock, origin }: World, means: Means) {
  const { browsers, profiles, proxies, credentials, sources } = means;

  function placesOf({ id }: StoredConnection, { session, handoff }: Running): Places {
    const { browser_live_view_url: live_view_url } = browsers.show(session);
    return { hosted_url: `${origin()}/login/${id}?code=${handoff.code}`, ...given({ live_view_url }) };
  }

  /** Starts a browser for a login, as the connection is configured, or as the request says. */
  function openBrowser(connection: StoredConnection, request: LoginRequest): Session {
    const { login_url, browser } = connection.settings;
    const settings = startOf(changedBrowser(browser, request, proxies));
    connection.profile = profiles.obtain(connection.profile.name ?? "");
    return browsers.sessions.start({
      profile: { id: connection.profile.id },
      start_url: login_url ?? `https://${connection.domain}`,
      timeout_seconds: longest, // it ends with the login
      ...settings,
    });
  }

  function succeed(connection: StoredConnection, entered: Entered[]): void {
    const { domain, profile, settings, source } = connection;
    const values = entered.filter(({ field }) => !oneTime.includes(field.type));
    if (settings.save_credentials && values.length > 0) {
      const name = sources.show(source)?.name ?? `${profile.name}@${domain}`;
      const pairs = values.map(({ field, value }): [string, string] => [field.ref, value]);
      connection.source = { stored: credentials.keep(name, domain, pairs).id };
    }
    connection.isAuthenticated = connection.hasSucceeded = true;
    connection.postLoginUrl = new URL("/account", `https://${domain}`).href;
    profiles.save(profile);
  }

  /** Shows a login of a connection as it stands. */
  function show(connection: StoredConnection, { state, running }: Login): ManagedAuthStateEvent {
    return showEvent(state, running && placesOf(connection, running), connection.postLoginUrl);
  }

  /** Lets a login of a connection go on in a browser: from its beginning, or from another state. */
  function run(
    connection: StoredConnection,
    session: Session,
    { lifetime = usual, ...state }: Partial<FlowState> & { lifetime?: number } = {},
  ): Running {
    const timestamp = clock.timestamp();
    const expiresAt = new Date(clock.now().getTime() + lifetime).toISOString();
    const handoff = createHandoff(expiresAt);
    const flow: Flow = createFlow({
      clock,
      sessions: browsers.sessions,
      session,
      known: sources.known(connection.source),
      show: (state) => show(connection, { state, running: { flow, session, handoff } }),
      succeed: (entered) => succeed(connection, entered),
    }, {
      type: reauthOf(connection, sources).can_reauth ? "REAUTH" : "LOGIN",
      expiresAt,
      status: "IN_PROGRESS",
      step: "DISCOVERING",
      asked: {},
      updatedAt: timestamp,
      ...state,
    });
    const running = { flow, session, handoff };
    connection.login = { state: flow.state, running };
    connection.timeline.addLogin(timestamp, flow, session, handoff);
    return running;
  }

  return {
    placesOf,
    /** Tells how the latest login stands, and every change of it, until it ends; nothing where there is none. */
    follow(connection: StoredConnection): AsyncIterableIterator<ManagedAuthStateEvent> {
      const { login } = connection;
      if (login?.running) return login.running.flow.follow();
      return past(login && [show(connection, login)]);
    },
    /**
     * Starts a login.
     *
     * @throws {HttpError} With 400 when it cannot be as the request says.
     */
    start: (connection: StoredConnection, request: LoginRequest) => run(connection, openBrowser(connection, request)),
    run,
  };
}
