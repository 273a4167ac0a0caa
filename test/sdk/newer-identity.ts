/** What the contract has of proxies, connections and credentials that SDK 0.84 does not know yet. Types only. */

type New<Names extends string, At extends string = ""> = `${At}.${Names}: in the contract only`;

type Browser = "browser" | `browser_telemetry.${"export" | "storage" | "browser.platform" | "browser.control.cdp"}`;
type Input
  = | `fields[].${"reason" | "hint" | "input_mode"}`
    | `choices[].${"display_text" | "context" | "masked_destination" | "mfa_type"}` | "interaction_id";
type Totp = "totp_algorithm" | "totp_digits" | "totp_period";

/** `can_reauth_reason` has three values more. */
type Connection<At extends string = "">
  = New<Browser | Input | "health_check_unavailable_reason", At> | `${At}.can_reauth_reason: another type`;

/** Differences between the requests. */
export interface IdentityRequests {
  createAuthConnection: New<Browser>;
  updateAuthConnection: New<Browser>;
  startAuthLogin: New<Browser | "skill_mode">;
  submitAuthFields: New<"interaction_id">;
  createCredential: New<Totp>;
  updateCredential: New<Totp>;
}

/** Differences between the answers. */
export interface IdentityAnswers {
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
  /** One event of the union has what a connection has. */
  streamAuthEvents: ".events: another type";
  listAuthTimeline: New<"completed_at", "[]">;
  createCredential: New<Totp>;
  listCredentials: New<Totp, "[]">;
  getCredential: New<Totp>;
  updateCredential: New<Totp>;
}
