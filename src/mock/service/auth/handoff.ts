/** Handoff codes: what the start of a login gives, and the page of the login exchanges for a token. */
import { randomBytes } from "node:crypto";
import type { ManagedAuthExchangeResponse } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { newId } from "../base/collection.js";
import { unsigned } from "../base/jwt.js";

export interface Handoff {
  readonly code: string;
  /** RFC 3339: from then on it is too late. */
  readonly expiresAt: string;
  wasExchanged: boolean;
}

/** Tells what a code opens. */
export interface LoginCodes {
  /**
   * Says which login of an auth connection a handoff code was given for, if it was. The code is not exchanged by that.
   *
   * @throws {HttpError} With 404 when there is no such connection.
   */
  loginOf: (connection: string, code: string) => "latest" | "earlier" | undefined;
}

export function createHandoff(expiresAt: string, code = randomBytes(18).toString("base64url")): Handoff {
  return { code, expiresAt, wasExchanged: false };
}

/**
 * Exchanges a code, once. The token has the form of one (RFC 7519), and opens nothing.
 *
 * @param id ID of the connection.
 * @throws {HttpError} With 410 when it was exchanged before, or comes too late.
 */
export function exchange(handoff: Handoff, id: string, now: Date): ManagedAuthExchangeResponse {
  if (handoff.wasExchanged) throw new HttpError(410, [], "The handoff code was exchanged before. Start another login.");
  if (Date.parse(handoff.expiresAt) <= now.getTime()) {
    throw new HttpError(410, [], `The handoff code was valid until ${handoff.expiresAt}. Start another login.`);
  }
  handoff.wasExchanged = true;
  const payload = { sub: id, iat: Math.floor(now.getTime() / 1000), jti: newId("ho") };
  return { invocation_id: newId("iv"), jwt: unsigned(payload) };
}
