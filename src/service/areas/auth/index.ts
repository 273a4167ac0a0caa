/** Managed authentication: connections that keep a profile logged in to a website, and their logins. */
import type { ManagedAuth, ManagedAuthUpdateRequest } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { Area, AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import { createCollection } from "../../base/collection.js";
import { eventStream, withHeartbeats } from "../../base/event-stream.js";
import { matchesQuery } from "../../base/search.js";
import type { CredentialProviders } from "../credential-providers.js";
import { type ConnectionSettings, showConnection, type StoredConnection } from "./connection.js";
import { createCredentialSources } from "./credential.js";
import { exchangeHandoff, type LoginCodes } from "./handoff.js";
import { createLogins, type LoginDependencies } from "./login.js";
import { seedConnections } from "./seed.js";
import { updateSettings, checkDomain } from "./settings.js";
import { notWaiting } from "./submission.js";
import { createTimeline } from "./timeline.js";

type AuthOperationId
  = | "createAuthConnection" | "listAuthConnections" | "getAuthConnection" | "updateAuthConnection"
    | "deleteAuthConnection" | "startAuthLogin" | "submitAuthFields" | "streamAuthEvents" | "exchangeAuthCode"
    | "listAuthTimeline";

/** The other areas that connections use. */
type AuthDependencies = Omit<LoginDependencies, "sources"> & { providers: CredentialProviders };

export function createAuth(context: AreaContext, dependencies: AuthDependencies) {
  const { clock, random } = context;
  const { sessionArea, profiles, proxies, credentials, providers } = dependencies;
  const connections = createCollection<StoredConnection>("auth connection", context.budget);
  const sources = createCredentialSources(credentials, providers);
  const logins = createLogins(context, { ...dependencies, sources });

  const show = (connection: StoredConnection): ManagedAuth =>
    showConnection(connection, { sources, proxies }, logins.urlsOf);

  /** The login of a connection that is in progress. */
  function inProgress({ login }: StoredConnection) {
    return login?.state.status === "IN_PROGRESS" ? login.running : undefined;
  }

  /** Reads the settings in a request, without changing anything. */
  function configured(before: ConnectionSettings | undefined, request: ManagedAuthUpdateRequest) {
    const { credential } = request;
    const settings = updateSettings(before, request, proxies);
    return { settings, ...credential && { source: sources.refer(credential) } };
  }

  return {
    handlers: {
      createAuthConnection({ body: { domain, profile_name, ...request } }) {
        checkDomain(domain);
        const existing = connections.all().find((one) => one.domain === domain && one.profile.name === profile_name);
        if (existing) {
          const message = `The profile ${profile_name} already has the auth connection ${existing.id} for ${domain}.`;
          return { status: 409, body: { code: "conflict", message, existing_id: existing.id } };
        }
        const { settings, source } = configured(undefined, request);
        const connection = connections.add({
          id: random.id("ac"),
          domain,
          profile: profiles.obtain(profile_name),
          settings,
          source,
          isAuthenticated: false,
          hasSucceeded: false,
          timeline: createTimeline(random),
        });
        return { status: 201, body: show(connection) };
      },
      listAuthConnections({ query }) {
        const { entries, headers } = connections.page(query, (connection) => {
          const { domain, profile: { name } } = connection;
          return [undefined, name].includes(query.profile_name)
            && [undefined, domain].includes(query.domain)
            && matchesQuery(connection, query.query, domain, name);
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
          throw new HttpError(409, [], `${connection.id} has a login in progress. It expires at ${until}.`);
        }
        const started = logins.start(connection, body);
        const { flow: { state: { type, expiresAt } }, handoff } = started;
        const urls = logins.urlsOf(connection, started);
        const { id } = connection;
        return {
          status: 200,
          body: { id, flow_type: type, ...urls, flow_expires_at: expiresAt, handoff_code: handoff.code },
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
      streamAuthEvents: ({ path }) => eventStream(withHeartbeats(clock, logins.follow(connections.get(path.id)))),
      exchangeAuthCode({ path, body: { code } }) {
        const { id, timeline } = connections.get(path.id);
        const handoff = timeline.handoff(code);
        if (!handoff) {
          const violation = `code must be a handoff code of the auth connection ${id}.`;
          throw assumed("unknown-code", new HttpError(400, [violation]));
        }
        return { status: 200, body: exchangeHandoff(handoff, id, clock.now(), random) };
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
    seed: () => seedConnections(context, { connections, sessions: sessionArea.sessions, profiles, sources, logins }),
    clear() {
      for (const connection of connections.all()) inProgress(connection)?.flow.cancel();
      connections.clear();
    },
  } satisfies Area<AuthOperationId> & LoginCodes;
}
