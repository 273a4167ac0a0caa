/** The logins of connections: each has a browser, a page for the user, and an entry in the timeline. */
import type { LoginRequest, ManagedAuthField, ManagedAuthStateEvent } from "../../../../generated/openapi.js";
import type { AreaContext } from "../../base/area.js";
import { finishedStream } from "../../base/feed.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Session } from "../../model/session.js";
import type { Credentials } from "../credentials/index.js";
import type { Profiles } from "../profiles.js";
import type { Proxies } from "../proxies.js";
import type { SessionArea } from "../sessions/index.js";
import { maxTimeoutSeconds } from "../sessions/timeouts.js";
import { updateBrowserSettings, browserRequestOf } from "./browser.js";
import { type Login, reauthOf, type RunningLogin, type StoredConnection } from "./connection.js";
import type { CredentialSources } from "./credential.js";
import { createFlow, type Flow } from "./flow.js";
import { newHandoff } from "./handoff.js";
import type { Entered } from "./site.js";
import { type FlowState, type LoginUrls, showEvent } from "./state.js";

/** What logins need. */
export interface LoginDependencies {
  sessionArea: SessionArea;
  profiles: Profiles;
  proxies: Proxies;
  credentials: Credentials;
  sources: CredentialSources;
}

/** How long a login may take, in milliseconds. */
const loginTimeoutMs = 20 * 60_000;

const oneTimeFields: ManagedAuthField["type"][] = ["code", "totp_code"];

export type Logins = ReturnType<typeof createLogins>;

export function createLogins({ clock, random, origin }: AreaContext, dependencies: LoginDependencies) {
  const { sessionArea, profiles, proxies, credentials, sources } = dependencies;

  function urlsOf({ id }: StoredConnection, { session, handoff }: RunningLogin): LoginUrls {
    const { browser_live_view_url: live_view_url } = sessionArea.show(session);
    return { hosted_url: `${origin()}/login/${id}?code=${handoff.code}`, ...withoutUndefined({ live_view_url }) };
  }

  /** Starts the browser of a login, with the settings of the connection and the request. */
  function openBrowser(connection: StoredConnection, request: LoginRequest): Session {
    const { login_url, browser } = connection.settings;
    const settings = browserRequestOf(updateBrowserSettings(browser, request, proxies));
    connection.profile = profiles.obtain(connection.profile.name ?? "");
    return sessionArea.sessions.start({
      profile: { id: connection.profile.id },
      start_url: login_url ?? `https://${connection.domain}`,
      timeout_seconds: maxTimeoutSeconds, // the browser ends with the login
      ...settings,
    });
  }

  function succeed(connection: StoredConnection, entered: Entered[]): void {
    const { domain, profile, settings, source } = connection;
    const values = entered.filter(({ field }) => !oneTimeFields.includes(field.type));
    if (settings.save_credentials && values.length > 0) {
      const name = sources.show(source)?.name ?? `${profile.name}@${domain}`;
      const pairs = values.map(({ field, value }): [string, string] => [field.ref, value]);
      connection.source = { stored: credentials.keep(name, domain, pairs).id };
    }
    connection.isAuthenticated = true;
    connection.hasSucceeded = true;
    connection.postLoginUrl = new URL("/account", `https://${domain}`).href;
    profiles.save(profile);
  }

  /** Creates the event that reports the current state of a login. */
  function show(connection: StoredConnection, { state, running }: Login): ManagedAuthStateEvent {
    return showEvent(state, running && urlsOf(connection, running), connection.postLoginUrl);
  }

  /** Runs a login in a browser, from the start or from a given state. */
  function run(
    connection: StoredConnection,
    session: Session,
    { lifetimeMs = loginTimeoutMs, ...state }: Partial<FlowState> & { lifetimeMs?: number } = {},
  ): RunningLogin {
    const timestamp = clock.timestamp();
    const expiresAt = new Date(clock.now() + lifetimeMs).toISOString();
    const handoff = newHandoff(expiresAt, random);
    const flow: Flow = createFlow({
      clock,
      random,
      sessions: sessionArea.sessions,
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
    urlsOf,
    /**
     * Streams the state of the latest login, then every change, until it ends. Without a login, the stream is empty.
     */
    follow(connection: StoredConnection): AsyncIterableIterator<ManagedAuthStateEvent> {
      const { login } = connection;
      if (login?.running) return login.running.flow.subscribe();
      return finishedStream(login && [show(connection, login)]);
    },
    /**
     * Starts a login.
     *
     * @throws {HttpError} With 400 if the request is invalid.
     */
    start: (connection: StoredConnection, request: LoginRequest) => run(connection, openBrowser(connection, request)),
    run,
  };
}
