/** What pages show of the sessions. */
import type { MousePosition } from "../../../generated/openapi.js";
import type { Picture } from "./computer/picture.js";
import type { Screen } from "./computer/screen.js";
import type { Session, Sessions } from "./sessions/index.js";

/** A session, as pages show it. */
export interface View {
  id: string;
  name: string | undefined;
  /** The address of its page. */
  address: string;
  /** What opens its own address; nothing when it is headless, so that there is nothing to look at. */
  token: string | undefined;
  clicked: MousePosition | undefined;
  typed: string;
}

export interface Views {
  /** Finds an active session by its id, for those who have its token. */
  open(id: string, token: string): View | undefined;
  /** Whether there was a session with this id and token that has ended. */
  hasEnded(id: string, token: string): boolean;
  /** Makes a PNG of what an active session shows. It counts as activity. */
  screenshot(id: string): Promise<Uint8Array>;
  /** The latest active sessions, the newest first, and how many there are in all. */
  latest(most: number): { views: View[]; count: number };
}

/**
 * Makes the views of sessions.
 *
 * @param screenOf Gives the screen of a session.
 */
export function createViews(sessions: Sessions, picture: Picture, screenOf: (session: Session) => Screen): Views {
  function show(session: Session): View {
    const { id, name, settings: { headless, start_url } } = session;
    const token = headless ? undefined : sessions.tokenOf(session);
    const { clicked, typed } = screenOf(session).input;
    return { id, name, address: start_url ?? "about:blank", token, clicked, typed };
  }

  const isOpenedBy = (token: string, session: Session) => sessions.tokenOf(session) === token;

  return {
    open(id, token) {
      const session = sessions.peek(id);
      return session && isOpenedBy(token, session) ? show(session) : undefined;
    },
    hasEnded: (id, token) => sessions.ended().some((session) => session.id === id && isOpenedBy(token, session)),
    screenshot(id) {
      const session = sessions.get(id);
      return picture.screenshot(session, screenOf(session));
    },
    latest(most) {
      const active = sessions.active();
      return { count: active.length, views: active.slice(-most).reverse().map(show) };
    },
  };
}
