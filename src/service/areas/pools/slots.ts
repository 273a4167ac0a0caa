/** The slots of a pool: each has a browser that is idle or leased, or is empty until one is started. */
import type { BrowserTelemetryConfig } from "../../../../generated/openapi.js";
import type { Clock } from "../../base/clock.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";

/** What is restored after a lease. */
export interface BeforeLease {
  startUrl: string | undefined;
  telemetry: BrowserTelemetryConfig | undefined;
  /** Whether the lease loaded its own profile: then the browser is not reused. */
  hasOwnProfile: boolean;
}

export interface PoolSlots {
  /** Sorted: the browser that has been idle longest comes first. */
  readonly idle: Set<Session>;
  readonly leased: Map<Session, BeforeLease>;
  /** The number of empty slots; negative when there are more browsers than slots. */
  emptyCount(): number;
  /** Starts a number of idle browsers. */
  start(count: number): void;
  /** Adds an idle browser. */
  add(session: Session): void;
  /** Refills the slot of a browser when it ends. */
  keep(session: Session): void;
  /** Ends a number of idle browsers. */
  endIdle(count: number): void;
  /** Schedules filling the empty slots, if there are any and filling is on. */
  planFill(): void;
}

/** The current rules for the slots. */
export interface SlotRules {
  size: () => number;
  /** Whether empty slots are filled. */
  isFilling: () => boolean;
  /** Starts an idle browser. */
  start: () => Session;
  /** Is called after empty slots have been filled. */
  whenFilled: () => void;
}

/** After how many milliseconds an empty slot is filled. */
const fillDelayMs = 200;

export function createPoolSlots(clock: Clock, sessions: Sessions, rules: SlotRules): PoolSlots {
  const idle = new Set<Session>();
  const leased = new Map<Session, BeforeLease>();
  let callOff: (() => void) | undefined;

  function fill(): void {
    callOff = undefined;
    slots.start(slots.emptyCount());
    rules.whenFilled();
  }

  const slots: PoolSlots = {
    idle,
    leased,
    emptyCount: () => rules.size() - idle.size - leased.size,
    start(count) {
      for (let started = 0; started < count; started++) slots.add(rules.start());
    },
    add(session) {
      idle.add(session);
      slots.keep(session);
    },
    keep(session) {
      sessions.whenEnded(session, () => {
        idle.delete(session);
        leased.delete(session);
        slots.planFill();
      });
    },
    endIdle(count) {
      for (const session of [...idle].slice(0, Math.max(count, 0))) sessions.end(session);
    },
    planFill() {
      if (slots.emptyCount() > 0 && rules.isFilling()) {
        callOff ??= clock.after(fillDelayMs, fill);
      } else {
        callOff?.();
        callOff = undefined;
      }
    },
  };
  return slots;
}
