/** What opens the own address of a browser, instead of a bearer token. */
import { randomBytes } from "node:crypto";
import type { World } from "../base/area.js";
import { signed } from "../base/jwt.js";
import type { Session } from "./session.js";
import { longest } from "./timeouts.js";

/**
 * Makes the function that gives the token of a session, by a key of its own. Clients read in it where the browser is.
 * It names the latest end of a session that nobody uses; the mock takes it for as long as the session goes on.
 */
export function createToken({ clock, origin }: World): (session: Session) => string {
  const key = randomBytes(32);
  return ({ id }) => {
    const exp = Math.floor(clock.now().getTime() / 1000) + longest;
    return signed({ session: { id, fqdn: new URL(origin()).hostname }, exp }, key);
  };
}
