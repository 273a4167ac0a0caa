/** The time of a mock, which may stand still, so that a call notes the same times when it is made again. */

/** The time of a mock: that of the machine, unless it is held. */
export interface MockTime {
  now: () => number;
  /** The time at which it is held, in milliseconds since 1970: when a call begins, so that it can begin so again. */
  held: number | undefined;
  /** Until when it is held, by `performance.now()`. */
  heldUntil: number;
  /** How far it is behind that of the machine, in milliseconds. */
  behind: number;
}

/**
 * Creates the time of a mock.
 *
 * @param fixed When it stands still.
 */
export function createMockTime(fixed: Date | undefined): MockTime {
  const time: MockTime = {
    held: undefined,
    heldUntil: 0,
    behind: 0,
    now() {
      if (time.held !== undefined && performance.now() < time.heldUntil) return time.held;
      return fixed?.getTime() ?? Date.now() - time.behind;
    },
  };
  return time;
}

/** How long it stands still for an upload at most, in milliseconds. */
const maxHoldMs = 1000;

/** Lets the time stand still. */
export interface Hold {
  /** Begins. An upload, which waits for its bytes, keeps it until its end, or for a moment. */
  begin: (isUpload: boolean) => void;
  /** Ends, unless uploads keep it. */
  end: () => void;
  endUpload: () => void;
}

/** Creates the hold of a time. */
export function createHold(time: MockTime): Hold {
  let uploads = 0;

  function end(): void {
    if (uploads === 0) time.held = undefined;
  }

  return {
    begin(isUpload) {
      if (isUpload) uploads++;
      if (time.held !== undefined && performance.now() < time.heldUntil) return;
      time.held = undefined;
      time.held = time.now();
      time.heldUntil = performance.now() + maxHoldMs;
    },
    end,
    endUpload() {
      uploads--;
      end();
    },
  };
}
