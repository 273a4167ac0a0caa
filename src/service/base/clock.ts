/** The time of the service: the machine's clock, plus the time that tests have added. */

export interface Clock {
  /** The current time, in milliseconds since 1970. */
  now: () => number;
  /** The current time, as RFC 3339 writes it. */
  timestamp: () => string;
  /**
   * Schedules an action.
   *
   * @param ms The delay, in milliseconds.
   * @returns Cancels the action.
   */
  after: (ms: number, action: () => void) => () => void;
  /**
   * Moves the time forward, by milliseconds. Actions that become due run in order, each at its own time.
   *
   * @throws {RangeError} If the time cannot move that far; the message says how far it can.
   */
  advance: (ms: number) => void;
  /** Cancels every action, and returns to the machine's time. */
  reset: () => void;
}

interface ScheduledAction {
  at: number;
  action: () => void;
}

/** The longest delay of a Node.js timer, in milliseconds. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * The time ends with the year 9998: a timestamp has four digits for the year (RFC 3339, section 1), and the year 9999
 * is left for times in the future, such as when a login expires.
 */
export const endOfTime = Date.parse("9999-01-01T00:00:00Z");

/**
 * Creates a clock that shows the machine's time.
 *
 * @param machineTime Returns that time, in milliseconds since 1970.
 * @param passes Whether it passes by itself. If not, the clock moves by `advance` alone.
 * @param onActions Called when actions have run.
 */
export function createClock(
  machineTime: () => number = () => Date.now(),
  passes = true,
  onActions: () => void = () => {},
): Clock {
  /** Sorted: the next one is last. */
  const waiting: ScheduledAction[] = [];
  let offset = 0;
  /** The time stands still while an action runs. */
  let still: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The latest timestamp is cached, since changes often share a millisecond. */
  let latest = { time: NaN, text: "" };

  /** The time that was last shown: an action that runs late still runs at its own time, but never before this one. */
  let shown = 0;

  const passed = () => machineTime() + offset;
  const now = () => shown = still ?? passed();

  /** Returns where an action belongs: before all that are due at the same time or sooner. */
  function indexFor(at: number): number {
    let [low, high] = [0, waiting.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((waiting[middle] as ScheduledAction).at > at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Sets the only timer, for the next action. It does not keep the process alive. */
  function setTimer(): void {
    clearTimeout(timer);
    const next = waiting.at(-1);
    if (!next || !passes) return;
    // The global timer, so that fake timers of a test move the mock, too. That of jsdom is a number.
    timer = setTimeout(() => moveTo(passed()), Math.min(Math.max(next.at - passed(), 0), maxTimerMs));
    (timer as { unref?: () => void }).unref?.(); // Node.js exits without waiting for it
  }

  function runActions(until: number): void {
    if ((waiting.at(-1)?.at ?? Infinity) > until) return;
    still = shown;
    try {
      for (let next = waiting.at(-1); next && next.at <= until; next = waiting.at(-1)) {
        waiting.pop();
        still = Math.max(next.at, still);
        next.action();
      }
    } finally {
      still = undefined;
      onActions();
    }
  }

  function moveTo(time: number): void {
    runActions(time);
    offset += Math.max(time - passed(), 0);
    setTimer();
  }

  return {
    now,
    timestamp() {
      const time = now();
      if (time !== latest.time) latest = { time, text: new Date(time).toISOString() };
      return latest.text;
    },
    after(ms, action) {
      const due = { at: now() + ms, action };
      waiting.splice(indexFor(due.at), 0, due);
      if (waiting.at(-1) === due) setTimer();
      return () => {
        const index = waiting.indexOf(due, indexFor(due.at));
        if (index >= 0) waiting.splice(index, 1);
      };
    },
    advance(ms) {
      const maxMs = Math.max(endOfTime - passed(), 0);
      if (!(ms >= 0 && ms <= maxMs)) {
        const why = "The time of the mock ends with the year 9998.";
        throw new RangeError(`advance accepts 0 to ${maxMs} ms now, not ${ms}. ${why}`);
      }
      moveTo(passed() + ms);
    },
    reset() {
      clearTimeout(timer);
      waiting.length = 0;
      offset = 0;
      shown = 0;
    },
  };
}
