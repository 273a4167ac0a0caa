/** Leaves the tokens out of an archive. */
import { hideInAddresses } from "../server/secrets.js";

const secretHeaders = new Set(["authorization", "proxy-authorization", "cookie", "set-cookie"]);

/** Whether a header carries a token. */
export function isSecretHeader(name: string): boolean {
  return secretHeaders.has(name.toLowerCase());
}

/** Returns a text without the tokens of sessions: those in addresses, and the values of `jwt` in JSON. */
export function hideTokens(text: string): string {
  return hideInAddresses(text).replaceAll(/("jwt"\s*:\s*")[^"]*/g, "$1[token]");
}
