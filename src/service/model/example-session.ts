/** The session that the contract's examples use. */
import type { ExampleOf } from "../base/area.js";
import type { Session } from "./session.js";
import type { Sessions } from "./sessions.js";

/** Finds the session. Returns undefined when it does not exist. */
export async function exampleSession(exampleOf: ExampleOf, sessions: Sessions): Promise<Session | undefined> {
  const { session_id } = await exampleOf("getBrowser") ?? {};
  return session_id === undefined ? undefined : sessions.peek(session_id);
}
