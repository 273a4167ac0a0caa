/** Lists what the contract has and SDK 0.84 does not, because the service is newer. Types only. */

type New<Names extends string, At extends string = ""> = `${At}.${Names}: in the contract only`;

type Telemetry = "export" | "storage" | "browser.platform" | "browser.control.cdp";
type Setting = `telemetry.${Telemetry}` | "region" | "memory" | "network";
type Session = Setting
  | "video_memory" | "proxy" | "location" | "vaults" | "profile_save_changes" | "usage_status";
type Pool = "region" | `browser_pool_config.${Exclude<Setting, "region">}`;
type Browser = "browser" | `browser_telemetry.${Telemetry}`;
type Input
  = | `fields[].${"reason" | "hint" | "input_mode"}`
    | `choices[].${"display_text" | "context" | "masked_destination" | "mfa_type"}` | "interaction_id";
type Totp = "totp_algorithm" | "totp_digits" | "totp_period";

/** `can_reauth_reason` has three additional values. */
type Connection<At extends string = "">
  = New<Browser | Input | "health_check_unavailable_reason", At> | `${At}.can_reauth_reason: another type`;

/** Differences between the requests. */
export interface NewerRequests {
  listBrowsers: New<"region">;
  createBrowser: New<Exclude<Session, "profile_save_changes" | "usage_status">>;
  updateBrowser: New<`telemetry.${Telemetry}` | "proxy" | "location" | "network" | "start_url">;
  listBrowserPools: New<"region">;
  createBrowserPool: New<Setting>;
  updateBrowserPool: New<Exclude<Setting, "region"> | "expected_network">;
  acquireBrowser: New<`telemetry.${Telemetry}` | "profile">;
  executePlaywrightCode: New<"executor">;
  /** The SDK has no category `platform`, and any text for the order. */
  listTelemetryEvents: New<"type"> | ".category[]: another type" | ".order: another type";
  streamTelemetryEvents: New<"type">;
  createAuthConnection: New<Browser>;
  updateAuthConnection: New<Browser>;
  startAuthLogin: New<Browser | "skill_mode">;
  submitAuthFields: New<"interaction_id">;
  createCredential: New<Totp>;
  updateCredential: New<Totp>;
}

/** Differences between the responses. */
export interface NewerResponses {
  listBrowsers: New<Session, "[]">;
  createBrowser: New<Session>;
  getBrowser: New<Session>;
  updateBrowser: New<Session>;
  acquireBrowser: New<Session>;
  listInvocationBrowsers: New<Session, ".browsers[]">;
  listBrowserPools: New<Pool, "[]">;
  createBrowserPool: New<Pool>;
  getBrowserPool: New<Pool>;
  updateBrowserPool: New<Pool>;
  executePlaywrightCode: New<"tab">;
  /** Some of the events are newer. */
  listTelemetryEvents: "[].event: another type";
  streamTelemetryEvents: ".events.event: another type";
  /** A custom proxy has `has_ca_bundle`, in a union with the settings of others. */
  createProxy: ".config: another type";
  listProxies: "[].config: another type";
  getProxy: ".config: another type";
  updateProxy: ".config: another type";
  checkProxy: ".config: another type";
  createAuthConnection: Connection;
  listAuthConnections: Connection<"[]">;
  getAuthConnection: Connection;
  updateAuthConnection: Connection;
  /** One event of the union has the properties of a connection. */
  streamAuthEvents: ".events: another type";
  listAuthTimeline: New<"completed_at", "[]">;
  createCredential: New<Totp>;
  listCredentials: New<Totp, "[]">;
  getCredential: New<Totp>;
  updateCredential: New<Totp>;
}
