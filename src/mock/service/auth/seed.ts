/** The connections that are there at the start: those that the contract shows, and one that its sample deletes. */
import type { ManagedAuth, ManagedAuthTimelineEvent } from "../../../../generated/openapi.js";
import { atStart, type World } from "../base/area.js";
import type { Collection } from "../base/collection.js";
import { given } from "../base/given.js";
import type { Profiles } from "../profiles.js";
import { longest, type Sessions } from "../sessions/index.js";
import { shownBrowser } from "./browser.js";
import type { Settings, StoredConnection } from "./connection.js";
import type { Sources } from "./credential.js";
import { createHandoff } from "./handoff.js";
import type { Logins } from "./login.js";
import type { Asked } from "./pages.js";
import { createTimeline } from "./timeline.js";

/** What the seed is sown with. */
interface Means {
  connections: Collection<StoredConnection>;
  sessions: Sessions;
  profiles: Profiles;
  sources: Sources;
  logins: Logins;
}

/** How long a login and a handoff code of the start are valid, in milliseconds: less than a browser waits. */
const lifetime = 71 * 3_600_000;

/** Since when the profiles of the start are there that the contract only names. */
const since = "2026-11-01T08:00:00Z";

/** The contract names it as one to delete, and shows nothing more of it. */
const toDelete: ManagedAuth = {
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

export async function seedConnections(world: World, means: Means): Promise<void> {
  const { shown } = world;
  const listed = await atStart(shown("listAuthConnections"), shown("createAuthConnection"));
  if (listed.length === 0) return;
  const past = await shown("listAuthTimeline") ?? [];
  const { id: ofPast } = await shown("getAuthConnection") ?? {};
  const { id: ofCode, handoff_code } = await shown("startAuthLogin") ?? {};
  for (const connection of [toDelete, ...listed]) {
    restore(world, means, connection, {
      past: connection.id === ofPast ? past : [],
      code: connection.id === ofCode ? handoff_code : undefined,
    });
  }
}

/** Makes a connection as it is shown, with what has happened to it, and the code that its latest login gave. */
function restore(
  { clock }: World,
  { connections, sessions, profiles, sources, logins }: Means,
  shown: ManagedAuth,
  { past, code }: { past: ManagedAuthTimelineEvent[]; code: string | undefined },
): void {
  const { id, domain, profile_name, status, credential = {}, last_auth_check_at, post_login_url } = shown;
  const { flow_status, flow_step: step, flow_type: type } = shown;
  const timeline = createTimeline();
  const latest = past.find((event) => event.type !== "health_check");
  const expiresAt = new Date(clock.now().getTime() + lifetime).toISOString();
  for (const event of past.toReversed()) {
    timeline.add(event, event === latest && code !== undefined ? createHandoff(expiresAt, code) : undefined);
  }
  const connection: StoredConnection = {
    id,
    domain,
    profile: profiles.obtain(profile_name, { id: id.replace(/^ac/, "pf"), created_at: since }),
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
    const session = sessions.start({ timeout_seconds: longest }, given({ id: shown.browser_session_id ?? undefined }));
    session.profile = connection.profile;
    const interactionId = shown.interaction_id ?? undefined;
    logins.run(connection, session, { lifetime, type, step, asked: askedIn(shown), interactionId });
  } else {
    const updatedAt = latest?.updated_at ?? clock.timestamp();
    connection.login = { state: { type, status: flow_status, step, asked: {}, expiresAt: updatedAt, updatedAt } };
  }
}

function settingsOf(shown: ManagedAuth): Settings {
  const { health_check_interval, health_checks, auto_reauth, save_credentials, record_session } = shown;
  const { login_url, allowed_domains, browser } = shown;
  const always = { health_check_interval, health_checks, auto_reauth, save_credentials, record_session };
  return { ...always as Settings, ...given({ login_url, allowed_domains }), browser: shownBrowser(browser) };
}

function askedIn(shown: ManagedAuth): Asked {
  const { fields, discovered_fields, choices, mfa_options, sign_in_options, pending_sso_buttons } = shown;
  const asked = { fields, discovered_fields, choices, mfa_options, sign_in_options, pending_sso_buttons };
  return Object.fromEntries(Object.entries(asked).filter(([, list]) => list));
}
