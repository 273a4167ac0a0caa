/** The places of a pool: each has a browser that is idle, or leased, or about to be started. */
import type { BrowserTelemetryConfig } from "../../../../generated/openapi.js";
import type { Clock } from "../base/clock.js";
import type { Session, Sessions } from "../sessions/index.js";

/** What a browser has again after a lease. */
export interface Usual {
  startUrl: string | undefined;
  telemetry: BrowserTelemetryConfig | undefined;
  /** Whether the lease has loaded a profile of its own: then nobody else gets the browser. */
  hasOwnProfile: boolean;
}

export interface Places {
  /** Those that have been idle for the longest time come first. */
  readonly idle: Set<Session>;
  readonly leased: Map<Session, Usual>;
  /** How many are empty; below zero when there are more browsers than places. */
  emptyCount(): number;
  /** Starts so many browsers that are idle. */
  start(count: number): void;
  /** Takes in a browser that is idle. */
  add(session: Session): void;
  /** Has the place of a browser be filled again once it ends. */
  keep(session: Session): void;
  /** Ends so many of the idle browsers. */
  endIdle(count: number): void;
  /** Has the empty places be filled soon, if there are any, and if that is wanted. */
  plan(): void;
}

/** What decides about the places, at any time. */
export interface Rules {
  size: () => number;
  /** Whether empty places are filled. */
  isFilling: () => boolean;
  /** Starts a browser that is idle. */
  start: () => Session;
  /** Is called when empty places have been filled. */
  whenFilled: () => void;
}

/** After how many milliseconds an empty place is filled. */
const startTime = 200;

export function createPlaces(clock: Clock, sessions: Sessions, rules: Rules): Places {
  const idle = new Set<Session>();
  const leased = new Map<Session, Usual>();
  let callOff: (() => void) | undefined;

  function fill(): void {
    callOff = undefined;
    places.start(places.emptyCount());
    rules.whenFilled();
  }

  const places: Places = {
    idle,
    leased,
    emptyCount: () => rules.size() - idle.size - leased.size,
    start(count) {
      for (let started = 0; started < count; started++) places.add(rules.start());
    },
    add(session) {
      idle.add(session);
      places.keep(session);
    },
    keep(session) {
      sessions.whenEnded(session, () => {
        idle.delete(session);
        leased.delete(session);
        places.plan();
      });
    },
    endIdle(count) {
      for (const session of [...idle].slice(0, Math.max(count, 0))) sessions.end(session);
    },
    plan() {
      if (places.emptyCount() > 0 && rules.isFilling()) {
        callOff ??= clock.after(startTime, fill);
      } else {
        callOff?.();
        callOff = undefined;
      }
    },
  };
  return places;
}
