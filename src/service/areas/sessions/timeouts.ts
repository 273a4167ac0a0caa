/** The timeouts of sessions: an inactive session ends after its timeout. */
import type { Clock } from "../../base/clock.js";
import type { Session } from "../../model/session.js";

/** The longest timeout, in seconds: 72 hours. It is the timeout of the initial sessions. */
export const maxTimeoutSeconds = 259_200;

export interface Timeouts {
  /** Starts the timeout of a session. It starts over with each use of the session. */
  begin(session: Session): void;
  /** Cancels the timeout of a session. */
  end(session: Session): void;
}

/**
 * Creates the timeouts.
 *
 * @param end Ends a session.
 */
export function createTimeouts(clock: Clock, end: (session: Session) => void): Timeouts {
  const timers = new WeakMap<Session, () => void>();

  function endWhenUnused(session: Session): void {
    const left = session.lastUsed + session.settings.timeout_seconds * 1000 - clock.now();
    if (left <= 0) end(session);
    else timers.set(session, clock.after(left, () => endWhenUnused(session)));
  }

  return {
    begin(session) {
      session.lastUsed = clock.now();
      endWhenUnused(session);
    },
    end: (session) => timers.get(session)?.(),
  };
}
