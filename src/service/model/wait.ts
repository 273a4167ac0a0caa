/** Waits in sessions, which end with the session. */
import type { Clock } from "../base/clock.js";
import type { Session } from "./session.js";
import type { Sessions } from "./sessions.js";

/** Resolves after some milliseconds, or as soon as the session ends or the client has gone. */
export type WaitInSession = (session: Session, ms: number, gone?: AbortSignal) => Promise<void>;

export function createWait(clock: Clock, sessions: Sessions): WaitInSession {
  const waitingIn = sessions.perSession((session) => {
    const waiting = new Set<() => void>();
    sessions.whenEnded(session, () => {
      for (const goOn of waiting) goOn();
    });
    return waiting;
  });

  return (session, ms, gone) => new Promise((resolve) => {
    const waiting = waitingIn(session);
    const callOff = clock.after(ms, goOn);
    waiting.add(goOn);
    gone?.addEventListener("abort", goOn);
    if (gone?.aborted) goOn();

    function goOn(): void {
      callOff();
      gone?.removeEventListener("abort", goOn);
      waiting.delete(goOn);
      resolve();
    }
  });
}
