/** The timeouts of sessions: an inactive session ends after its timeout. */
import type { Clock } from "../../base/clock.js";
import type { Session } from "../../model/session.js";

/** The longest timeout, in seconds: 72 hours. It is the timeout of the initial sessions. */
export const maxTimeoutSeconds = 259_200;

export interface Timeouts {
  /** Starts the timeout of a session. */
  begin(session: Session): void;
  /** Notes activity in a session. */
  use(session: Session): void;
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
