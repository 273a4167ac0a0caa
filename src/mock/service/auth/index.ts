/** Managed authentication: connections that keep a profile logged in to a website, and their logins. */
import type { ManagedAuth, ManagedAuthUpdateRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, World } from "../base/area.js";
import { createCollection, newId } from "../base/collection.js";
import { followed, withHeartbeats } from "../base/feed.js";
import { isFound } from "../base/search.js";
import type { CredentialProviders } from "../credential-providers.js";
import { type Settings, showConnection, type StoredConnection } from "./connection.js";
import { createSources } from "./credential.js";
import { exchange, type LoginCodes } from "./handoff.js";
import { createLogins, type Means } from "./login.js";
import { seedConnections } from "./seed.js";
import { changed, checkDomain } from "./settings.js";
import { notWaiting } from "./submission.js";
import { createTimeline } from "./timeline.js";

type Operation
  = | "createAuthConnection" | "listAuthConnections" | "getAuthConnection" | "updateAuthConnection"
    | "deleteAuthConnection" | "startAuthLogin" | "submitAuthFields" | "streamAuthEvents" | "exchangeAuthCode"
    | "listAuthTimeline";

/** What connections refer to. */
type Others = Omit<Means, "sources"> & { providers: CredentialProviders };

export function createAuth(world: World, others: Others) {
  const { clock } = world;
  const { browsers, profiles, proxies, credentials, providers } = others;
  const connections = createCollection<StoredConnection>("auth connection", world.budget);
  const sources = createSources(credentials, providers);
  const logins = createLogins(world, { ...others, sources });

  const show = (connection: StoredConnection): ManagedAuth =>
    showConnection(connection, { sources, proxies }, logins.placesOf);

  /** The login of a connection that has not ended. */
  function inProgress({ login }: StoredConnection) {
    return login?.state.status === "IN_PROGRESS" ? login.running : undefined;
  }

  /** Reads how a connection is to be. Where it is refused, nothing has changed. */
  function configured(before: Settings | undefined, request: ManagedAuthUpdateRequest) {
    const { credential } = request;
    const settings = changed(before, request, proxies);
    return { settings, ...credential && { source: sources.refer(credential) } };
  }

  return {
    handlers: {
      createAuthConnection({ body: { domain, profile_name, ...request } }) {
        checkDomain(domain);
        const existing = connections.all().find((one) => one.domain === domain && one.profile.name === profile_name);
        if (existing) {
          const message = `The auth connection ${existing.id} is that of the profile ${profile_name} and ${domain}.`;
          return { status: 409, body: { code: "conflict", message, existing_id: existing.id } };
        }
        const { settings, source } = configured(undefined, request);
        const connection = connections.add({
          id: newId("ac"),
          domain,
          profile: profiles.obtain(profile_name),
          settings,
          source,
          isAuthenticated: false,
          hasSucceeded: false,
          timeline: createTimeline(),
        });
        return { status: 201, body: show(connection) };
      },
      listAuthConnections({ query }) {
        const { entries, headers } = connections.page(query, (connection) => {
          const { domain, profile: { name } } = connection;
          return [undefined, name].includes(query.profile_name)
            && [undefined, domain].includes(query.domain)
            && isFound(connection, query.query, domain, name);
        });
        return { status: 200, headers, body: entries.map(show) };
      },
      getAuthConnection: ({ path }) => ({ status: 200, body: show(connections.get(path.id)) }),
      updateAuthConnection({ path, body }) {
        const connection = connections.get(path.id);
        const changes = configured(connection.settings, body);
        connections.makeRoom(connection, body);
        Object.assign(connection, changes);
        return { status: 200, body: show(connection) };
      },
      deleteAuthConnection({ path }) {
        const connection = connections.get(path.id);
        inProgress(connection)?.flow.cancel();
        connections.remove(connection);
        return { status: 204 };
      },
      startAuthLogin({ path, body = {} }) {
        const connection = connections.get(path.id);
        const running = inProgress(connection);
        if (running) {
          const until = running.flow.state.expiresAt;
          throw new HttpError(409, [], `${connection.id} has a login in progress, which expires at ${until}.`);
        }
        const started = logins.start(connection, body);
        const { flow: { state: { type, expiresAt } }, handoff } = started;
        const places = logins.placesOf(connection, started);
        const { id } = connection;
        return {
          status: 200,
          body: { id, flow_type: type, ...places, flow_expires_at: expiresAt, handoff_code: handoff.code },
        };
      },
      submitAuthFields({ path, body }) {
        const connection = connections.get(path.id);
        const running = inProgress(connection);
        if (!running) throw notWaiting();
        connections.makeRoom(connection, body);
        running.flow.submit(body);
        return { status: 202, body: { accepted: true } };
      },
      streamAuthEvents: ({ path }) => followed(withHeartbeats(clock, logins.follow(connections.get(path.id)))),
      exchangeAuthCode({ path, body: { code } }) {
        const { id, timeline } = connections.get(path.id);
        const handoff = timeline.handoff(code);
        if (!handoff) throw new HttpError(400, [`code: the auth connection ${id} never gave such a handoff code.`]);
        return { status: 200, body: exchange(handoff, id, clock.now()) };
      },
      listAuthTimeline({ path, query }) {
        const { entries, headers } = connections.get(path.id).timeline.page(query, query.type);
        return { status: 200, headers, body: entries };
      },
    },
    loginOf: (id, code) => {
      const { timeline, login } = connections.get(id);
      const handoff = timeline.handoff(code);
      if (!handoff) return undefined;
      return login?.running && login.running.handoff !== handoff ? "earlier" : "latest";
    },
    seed: () => seedConnections(world, { connections, sessions: browsers.sessions, profiles, sources, logins }),
    clear() {
      for (const connection of connections.all()) inProgress(connection)?.flow.cancel();
      connections.clear();
    },
  } satisfies Area<Operation> & LoginCodes;
}
