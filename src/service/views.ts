/** The sessions, as pages show them. */
import type { MousePosition } from "../../generated/openapi.js";
import type { Clock } from "./base/clock.js";
import { createLiveFrames } from "./live-frames.js";
import type { Screen } from "./model/screen.js";
import type { Session } from "./model/session.js";
import type { Sessions } from "./model/sessions.js";
import type { Browsers } from "./ports/browsers.js";
import type { Picture } from "./ports/computer.js";

/** How many characters of a URL are shown: a `data:` URL can have millions. */
const maxUrlLength = 2000;

/** A session, as pages show it. */
export interface View {
  id: string;
  name: string | undefined;
  /** Its start URL. */
  address: string;
  /** The token of its base URL; undefined when it is headless and has no live view. */
  token: string | undefined;
  clicked: MousePosition | undefined;
  typed: string;
}

export interface Views {
  /** Finds an active session by its id and token. */
  open(id: string, token: string): View | undefined;
  /** Whether a session with this id and token has ended. */
  hasEnded(id: string, token: string): boolean;
  /** Returns the URL of the page in front, if a real browser reports it. */
  address(view: View): Promise<string>;
  /** Creates a screenshot of an active session, as PNG. It counts as activity. */
  screenshot(id: string): Promise<Uint8Array>;
  /**
   * Streams the frames of an active session, with real browsers only: each as its length (4 bytes, big-endian) and a
   * JPEG. It counts as activity, and ends with the session.
   *
   * @param signal Is aborted when the client has gone.
   */
  frames: ((id: string, signal: AbortSignal) => AsyncIterable<Uint8Array>) | undefined;
  /** The latest active sessions, newest first, and the number of all active sessions. */
  latest(maxViews: number): { views: View[]; count: number };
}

/**
 * Creates the views of sessions.
 *
 * @param screenOf Returns the screen of a session.
 */
export function createViews(
  clock: Clock,
  sessions: Sessions,
  picture: Picture,
  screenOf: (session: Session) => Screen,
  browsers: Browsers | undefined,
): Views {
  const framesOf = browsers && createLiveFrames(browsers.watch, clock, sessions);

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
    async address({ id, address }) {
      const session = sessions.peek(id);
      const real = session && await browsers?.address(session);
      return real?.slice(0, maxUrlLength) ?? address;
    },
    frames: framesOf && ((id, signal) => framesOf(sessions.get(id), signal)),
    screenshot(id) {
      const session = sessions.get(id);
      return picture.screenshot(session, screenOf(session));
    },
    latest(maxViews) {
      const active = sessions.active();
      return { count: active.length, views: active.slice(-maxViews).reverse().map(show) };
    },
  };
}
