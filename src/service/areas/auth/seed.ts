/** The initial connections: those of the contract's examples, and one for the sample that deletes one. */
import type { ManagedAuth, ManagedAuthTimelineEvent } from "../../../../generated/openapi.js";
import { initialEntries, type AreaContext } from "../../base/area.js";
import type { Collection } from "../../base/collection.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { Sessions } from "../../model/sessions.js";
import type { Profiles } from "../profiles.js";
import { maxTimeoutSeconds } from "../sessions/timeouts.js";
import { browserSettingsFromExample } from "./browser.js";
import type { ConnectionSettings, StoredConnection } from "./connection.js";
import type { CredentialSources } from "./credential.js";
import { handoffOf } from "./handoff.js";
import type { Logins } from "./login.js";
import type { RequestedInput } from "./pages.js";
import { createTimeline } from "./timeline.js";

/** What the seed needs. */
interface SeedDependencies {
  connections: Collection<StoredConnection>;
  sessions: Sessions;
  profiles: Profiles;
  sources: CredentialSources;
  logins: Logins;
}

/** How long the initial login and handoff code are valid, in milliseconds: less than the timeout of a browser. */
const lifetimeMs = 71 * 3_600_000;

/** When the profiles were created that the contract only names. */
const profilesCreatedAt = "2026-11-01T08:00:00Z";

/** The example of deleteAuthConnection names this connection; no example shows it. */
const connectionToDelete: ManagedAuth = {
  id: "ac9g5h2j7k3l8z1x6c4v0b9n",
  profile_name: "shop-login",
  domain: "old-shop.example.com",
  status: "NEEDS_AUTH",
  health_check_interval: 3600,
  health_checks: true,
  auto_reauth: true,
  save_credentials: true,
  record_session: false,
};

/** Adds the initial connections. */
export async function seedConnections(context: AreaContext, dependencies: SeedDependencies): Promise<void> {
  const { exampleOf } = context;
  const listed = await initialEntries(exampleOf("listAuthConnections"), exampleOf("createAuthConnection"));
  if (listed.length === 0) return;
  const past = await exampleOf("listAuthTimeline") ?? [];
  const { id: ofPast } = await exampleOf("getAuthConnection") ?? {};
  const { id: ofCode, handoff_code } = await exampleOf("startAuthLogin") ?? {};
  for (const connection of [connectionToDelete, ...listed]) {
    restore(context, dependencies, connection, {
      past: connection.id === ofPast ? past : [],
      code: connection.id === ofCode ? handoff_code : undefined,
    });
  }
}

/** Adds the connection of an example, with its timeline and the handoff code of its latest login. */
function restore(
  { clock, random }: AreaContext,
  { connections, sessions, profiles, sources, logins }: SeedDependencies,
  shown: ManagedAuth,
  { past, code }: { past: ManagedAuthTimelineEvent[]; code: string | undefined },
): void {
  const { id, domain, profile_name, status, credential = {}, last_auth_check_at, post_login_url } = shown;
  const { flow_status, flow_step: step, flow_type: type } = shown;
  const timeline = createTimeline(random);
  const latest = past.find((event) => event.type !== "health_check");
  const expiresAt = new Date(clock.now() + lifetimeMs).toISOString();
  for (const event of past.toReversed()) {
    timeline.add(event, event === latest && code !== undefined ? handoffOf(expiresAt, code) : undefined);
  }
  const connection: StoredConnection = {
    id,
    domain,
    profile: profiles.obtain(profile_name, { id: id.replace(/^ac/, "pf"), created_at: profilesCreatedAt }),
    settings: settingsOf(shown),
    source: sources.refer(credential),
    isAuthenticated: status === "AUTHENTICATED",
    hasSucceeded: status === "AUTHENTICATED",
    checkedAt: last_auth_check_at,
    postLoginUrl: post_login_url,
    timeline,
  };
  connections.add(connection);
  if (!flow_status || !step || !type) return;
  if (flow_status === "IN_PROGRESS") {
    const id = shown.browser_session_id ?? undefined;
    const session = sessions.start({ timeout_seconds: maxTimeoutSeconds }, withoutUndefined({ id }));
    session.profile = connection.profile;
    const interactionId = shown.interaction_id ?? undefined;
    logins.run(connection, session, { lifetimeMs, type, step, asked: requestedInputOf(shown), interactionId });
  } else {
    const updatedAt = latest?.updated_at ?? clock.timestamp();
    connection.login = { state: { type, status: flow_status, step, asked: {}, expiresAt: updatedAt, updatedAt } };
  }
}

function settingsOf(shown: ManagedAuth): ConnectionSettings {
  const { health_check_interval, health_checks, auto_reauth, save_credentials, record_session } = shown;
  const { login_url, allowed_domains, browser } = shown;
  const always = { health_check_interval, health_checks, auto_reauth, save_credentials, record_session };
  const optional = withoutUndefined({ login_url, allowed_domains });
  return { ...always as ConnectionSettings, ...optional, browser: browserSettingsFromExample(browser) };
}

function requestedInputOf(shown: ManagedAuth): RequestedInput {
  const { fields, discovered_fields, choices, mfa_options, sign_in_options, pending_sso_buttons } = shown;
  const asked = { fields, discovered_fields, choices, mfa_options, sign_in_options, pending_sso_buttons };
  return Object.fromEntries(Object.entries(asked).filter(([, list]) => list));
}
