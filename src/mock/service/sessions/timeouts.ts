/** The timeouts of sessions: one that nobody uses for as long as its timeout is ends. */
import type { Clock } from "../base/clock.js";
import type { Session } from "./session.js";

/** The longest that a session waits, in seconds: 72 hours. Those that are there at the start have it. */
export const longest = 259_200;

export interface Timeouts {
  /** Has a session end when nobody uses it from now on. */
  begin(session: Session): void;
  /** Notes that somebody uses it. */
  use(session: Session): void;
  /** Lets it be. */
  end(session: Session): void;
}

/** @param end Ends a session. */
export function createTimeouts(clock: Clock, end: (session: Session) => void): Timeouts {
  const timers = new WeakMap<Session, () => void>();
  const now = () => clock.now().getTime();

  function endWhenUnused(session: Session): void {
    const left = session.lastUsed + session.settings.timeout_seconds * 1000 - now();
    if (left <= 0) end(session);
    else timers.set(session, clock.after(left, () => endWhenUnused(session)));
  }

  return {
    begin(session) {
      session.lastUsed = now();
      endWhenUnused(session);
    },
    use(session) {
      session.lastUsed = now();
    },
    end: (session) => timers.get(session)?.(),
  };
}
