/** The tokens of the base URLs of browsers. */
import type { AreaContext } from "../../base/area.js";
import { signedToken } from "../../base/jwt.js";
import type { Session } from "../../model/session.js";
import { maxTimeoutSeconds } from "./timeouts.js";

/**
 * Creates the function that returns the token of a session, signed with a random key. Clients read the browser's host
 * in it. Its `exp` is the longest timeout from now; the mock accepts the token until the session ends.
 */
export function createToken({ clock, random, origin }: AreaContext): (session: Session) => string {
  const key = random.bytes(32);
  return ({ id }) => {
    const exp = Math.floor(clock.now() / 1000) + maxTimeoutSeconds;
    return signedToken({ session: { id, fqdn: new URL(origin()).hostname }, exp }, key);
  };
}
