/** The time of the service: that of the machine, and what tests have put on top of it. */

export interface Clock {
  now: () => Date;
  /** Now, as the service writes it (RFC 3339). */
  timestamp: () => string;
  /**
   * Has something happen later.
   *
   * @param ms In how many milliseconds.
   * @returns Calls it off.
   */
  after: (ms: number, action: () => void) => () => void;
  /**
   * Moves the time forward, by milliseconds. What becomes due happens in its order, and each at its time.
   *
   * @throws {RangeError} When time cannot go forward by so much; the message says how far it can.
   */
  advance: (ms: number) => void;
  /** Calls off everything, and goes back to the time of the machine. */
  reset: () => void;
}

/** What is to happen, and when. */
interface Due {
  at: number;
  action: () => void;
}

/** The longest time that a timer of Node.js takes, in milliseconds. */
const longest = 2 ** 31 - 1;

/**
 * How far the time goes: to the year 9999, since a timestamp has four digits for the year (RFC 3339, section 1). The
 * year itself is left for what the service says of times to come, such as when a login expires.
 */
const end = Date.parse("9999-01-01T00:00:00Z");

export function createClock(): Clock {
  /** The soonest last. */
  const waiting: Due[] = [];
  let offset = 0;
  /** The time at which something happens; while it does, the machine takes none. */
  let still: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** The latest time that was written, since many a change shares its millisecond with the one before. */
  let latest = { time: NaN, text: "" };

  const now = () => still ?? Date.now() + offset;

  /** Where something belongs: before everything that comes at its time or sooner. */
  function placeOf(at: number): number {
    let [low, high] = [0, waiting.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((waiting[middle] as Due).at > at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Has one timer wait, for what is soonest. It keeps no process alive. */
  function wait(): void {
    clearTimeout(timer);
    const soonest = waiting.at(-1);
    if (!soonest) return;
    timer = setTimeout(() => goOn(now()), Math.min(Math.max(soonest.at - now(), 0), longest)).unref();
  }

  function happen(until: number): void {
    still = now();
    try {
      for (let next = waiting.at(-1); next && next.at <= until; next = waiting.at(-1)) {
        waiting.pop();
        still = Math.max(next.at, still);
        next.action();
      }
    } finally {
      still = undefined;
    }
  }

  function goOn(until: number): void {
    happen(until);
    offset += Math.max(until - now(), 0);
    wait();
  }

  return {
    now: () => new Date(now()),
    timestamp() {
      const time = now();
      if (time !== latest.time) latest = { time, text: new Date(time).toISOString() };
      return latest.text;
    },
    after(ms, action) {
      const due = { at: now() + ms, action };
      waiting.splice(placeOf(due.at), 0, due);
      if (waiting.at(-1) === due) wait();
      return () => {
        const place = waiting.indexOf(due, placeOf(due.at));
        if (place >= 0) waiting.splice(place, 1);
      };
    },
    advance(ms) {
      const most = Math.max(end - now(), 0);
      if (!(ms >= 0 && ms <= most)) {
        const why = "The time of the mock ends with the year 9998.";
        throw new RangeError(`advance takes from 0 to ${most} ms now, not ${ms}. ${why}`);
      }
      goOn(now() + ms);
    },
    reset() {
      clearTimeout(timer);
      waiting.length = 0;
      offset = 0;
    },
  };
}
