/** An auth connection, as it is stored and as responses show it. */
import type { ManagedAuth, ManagedAuthCreateRequest } from "../../../../generated/openapi.js";
import { withoutUndefined } from "../../base/without-undefined.js";
import type { StoredProfile } from "../../model/profile.js";
import type { Session } from "../../model/session.js";
import type { Proxies } from "../proxies.js";
import { type BrowserSettings, showBrowser } from "./browser.js";
import type { CredentialSource, CredentialSources } from "./credential.js";
import type { Flow } from "./flow.js";
import type { Handoff } from "./handoff.js";
import { type FlowState, type LoginUrls, showState } from "./state.js";
import type { Timeline } from "./timeline.js";

/** How a connection is configured. */
export type ConnectionSettings
  = & Required<Pick<ManagedAuthCreateRequest, Switch>>
    & Pick<ManagedAuth, "login_url" | "allowed_domains">
    & { browser: BrowserSettings };
type Switch = "health_check_interval" | "health_checks" | "auto_reauth" | "save_credentials" | "record_session";

export interface StoredConnection {
  readonly id: string;
  readonly domain: string;
  /** If it was deleted, the next login creates it again. */
  profile: StoredProfile;
  settings: ConnectionSettings;
  source: CredentialSource | undefined;
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

/** A login of a connection. One that had ended before the mock started has neither a browser nor a flow. */
export interface Login {
  readonly state: Readonly<FlowState>;
  readonly running?: RunningLogin | undefined;
}
export interface RunningLogin {
  readonly flow: Flow;
  readonly session: Session;
  readonly handoff: Handoff;
}

/** Whether the service can log in again by itself, and the reason. */
export function reauthOf({ hasSucceeded, source }: StoredConnection, sources: CredentialSources) {
  if (!hasSucceeded) return { can_reauth: false, can_reauth_reason: "no_prior_successful_login" } as const;
  const shown = sources.show(source);
  if (!shown) return { can_reauth: false, can_reauth_reason: "no_credential" } as const;
  const reason = shown.provider === undefined ? "has_credential" : "external_credential";
  return { can_reauth: true, can_reauth_reason: reason } as const;
}

/** Returns a connection as responses contain it. */
export function showConnection(
  connection: StoredConnection,
  { sources, proxies }: { sources: CredentialSources; proxies: Proxies },
  urlsOf: (connection: StoredConnection, running: RunningLogin) => LoginUrls,
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
    ...withoutUndefined({ last_auth_check_at: checkedAt, credential, post_login_url: postLoginUrl }),
    ...reauthOf(connection, sources),
    flow_status: state?.status ?? null,
    flow_step: state?.step ?? null,
    flow_type: state?.type ?? null,
    flow_expires_at: inProgress && state ? state.expiresAt : null,
    ...state && showState(state),
    ...withoutUndefined({ sso_provider: state?.ssoProvider }),
    ...inProgress && { ...urlsOf(connection, inProgress), browser_session_id: inProgress.session.id },
    ...settings,
    ...settings.health_checks && !hasSucceeded && { health_check_unavailable_reason: "no_auth_check_url" },
    ...showBrowser(browser, proxies),
  };
}
