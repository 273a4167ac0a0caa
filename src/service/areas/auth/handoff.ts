/** Handoff codes: a login starts with one, and its page exchanges it for a token. */
import { uint8ArrayToBase64 } from "uint8array-extras";
import type { ManagedAuthExchangeResponse } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import { unsignedToken } from "../../base/jwt.js";
import type { Random } from "../../base/random.js";

export interface Handoff {
  readonly code: string;
  /** When the code expires (RFC 3339). */
  readonly expiresAt: string;
  wasExchanged: boolean;
}

/** Finds the login that a code belongs to. */
export interface LoginCodes {
  /**
   * Returns which login of an auth connection a handoff code belongs to; undefined for any other code. This does not
   * exchange the code.
   *
   * @throws {HttpError} With 404 if there is no such connection.
   */
  loginOf: (connection: string, code: string) => "latest" | "earlier" | undefined;
}

/** Creates a handoff with a code that cannot be guessed. */
export function newHandoff(expiresAt: string, random: Random): Handoff {
  return handoffOf(expiresAt, uint8ArrayToBase64(random.bytes(18), { urlSafe: true }));
}

/** Creates a handoff with a given code. */
export function handoffOf(expiresAt: string, code: string): Handoff {
  return { code, expiresAt, wasExchanged: false };
}

/**
 * Exchanges a code, once. The token has the form of a JWT (RFC 7519), but gives no access.
 *
 * @param id ID of the connection.
 * @throws {HttpError} With 410 if the code was exchanged before, or has expired.
 */
export function exchangeHandoff(
  handoff: Handoff,
  id: string,
  now: number,
  random: Random,
): ManagedAuthExchangeResponse {
  if (handoff.wasExchanged) {
    throw assumed("used-code", new HttpError(410, [], "The handoff code was exchanged before. Start another login."));
  }
  if (Date.parse(handoff.expiresAt) <= now) {
    throw new HttpError(410, [], `The handoff code expired at ${handoff.expiresAt}. Start another login.`);
  }
  handoff.wasExchanged = true;
  const payload = { sub: id, iat: Math.floor(now / 1000), jti: random.id("ho") };
  return { invocation_id: random.id("iv"), jwt: unsignedToken(payload) };
}
