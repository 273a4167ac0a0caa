/** The session that the examples of the contract work with. */
import type { Shown } from "../base/area.js";
import type { Session } from "./session.js";
import type { Sessions } from "./sessions.js";

/** Finds it, if it is there. */
export async function shownSession(shown: Shown, sessions: Sessions): Promise<Session | undefined> {
  const { session_id } = await shown("getBrowser") ?? {};
  return session_id === undefined ? undefined : sessions.peek(session_id);
}
