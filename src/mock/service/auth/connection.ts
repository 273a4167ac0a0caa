/** What is kept of an auth connection, and what is shown of it. */
import type { ManagedAuth, ManagedAuthCreateRequest } from "../../../../generated/openapi.js";
import { given } from "../base/given.js";
import type { StoredProfile } from "../profiles.js";
import type { Proxies } from "../proxies.js";
import type { Session } from "../sessions/index.js";
import { type BrowserSettings, showBrowser } from "./browser.js";
import type { Source, Sources } from "./credential.js";
import type { Flow } from "./flow.js";
import type { Handoff } from "./handoff.js";
import { type FlowState, type Places, showState } from "./state.js";
import type { Timeline } from "./timeline.js";

/** How a connection is configured. */
export type Settings
  = & Required<Pick<ManagedAuthCreateRequest, Switch>>
    & Pick<ManagedAuth, "login_url" | "allowed_domains">
    & { browser: BrowserSettings };
type Switch = "health_check_interval" | "health_checks" | "auto_reauth" | "save_credentials" | "record_session";

export interface StoredConnection {
  readonly id: string;
  readonly domain: string;
  /** It is made anew for a login when it was deleted. */
  profile: StoredProfile;
  settings: Settings;
  source: Source | undefined;
  isAuthenticated: boolean;
  /** Whether a login has ever succeeded. */
  hasSucceeded: boolean;
  /** RFC 3339. */
  checkedAt?: string | undefined;
  postLoginUrl?: string | undefined;
  /** The latest login. */
  login?: Login | undefined;
  readonly timeline: Timeline;
}

/** A login of a connection. One that was over at the start has neither a browser nor a flow. */
export interface Login {
  readonly state: Readonly<FlowState>;
  readonly running?: Running | undefined;
}
export interface Running {
  readonly flow: Flow;
  readonly session: Session;
  readonly handoff: Handoff;
}

/** Whether the service can log in again by itself, and why, or why not. */
export function reauthOf({ hasSucceeded, source }: StoredConnection, sources: Sources) {
  if (!hasSucceeded) return { can_reauth: false, can_reauth_reason: "no_prior_successful_login" } as const;
  const shown = sources.show(source);
  if (!shown) return { can_reauth: false, can_reauth_reason: "no_credential" } as const;
  const reason = shown.provider === undefined ? "has_credential" : "external_credential";
  return { can_reauth: true, can_reauth_reason: reason } as const;
}

export function showConnection(
  connection: StoredConnection,
  { sources, proxies }: { sources: Sources; proxies: Proxies },
  placesOf: (connection: StoredConnection, running: Running) => Places,
): ManagedAuth {
  const { id, domain, profile, isAuthenticated, hasSucceeded, checkedAt, postLoginUrl, login, source } = connection;
  const { browser, ...settings } = connection.settings;
  const { state, running } = login ?? {};
  const inProgress = state?.status === "IN_PROGRESS" ? running : undefined;
  const credential = sources.show(source);
  return {
    id,
    profile_name: profile.name ?? "",
    domain,
    status: isAuthenticated ? "AUTHENTICATED" : "NEEDS_AUTH",
    ...given({ last_auth_check_at: checkedAt, credential, post_login_url: postLoginUrl }),
    ...reauthOf(connection, sources),
    flow_status: state?.status ?? null,
    flow_step: state?.step ?? null,
    flow_type: state?.type ?? null,
    flow_expires_at: inProgress && state ? state.expiresAt : null,
    ...state && showState(state),
    ...given({ sso_provider: state?.ssoProvider }),
    ...inProgress && { ...placesOf(connection, inProgress), browser_session_id: inProgress.session.id },
    ...settings,
    ...settings.health_checks && !hasSucceeded && { health_check_unavailable_reason: "no_auth_check_url" },
    ...showBrowser(browser, proxies),
  };
}
