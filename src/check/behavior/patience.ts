/**
 * How long reads are repeated until they show a change. After a few in vain, it is twice as long as the slowest read
 * took that did show its change: for a server that shows changes at once, not at all.
 */

export type Patience = ReturnType<typeof createPatience>;

/** How many times the whole time may pass in vain. */
const maxLosses = 3;

/** The first delay before a read is repeated, and the longest, in milliseconds. It doubles each time. */
const firstDelayMs = 25;
const maxDelayMs = 200;

/** Returns the delays before a read is repeated, which together take less than so many milliseconds. */
export function* delaysWithin(milliseconds: number): Generator<number, undefined> {
  let sumMs = 0;
  for (let delayMs = firstDelayMs; sumMs + delayMs < milliseconds; delayMs = Math.min(2 * delayMs, maxDelayMs)) {
    yield delayMs;
    sumMs += delayMs;
  }
}

/** @param settleMs How long a read is repeated, in milliseconds. */
export function createPatience(settleMs: number) {
  let losses = 0;
  let slowestMs = 0;
  return {
    /** How long the reference, which needs no patience, is awaited. */
    settleMs,
    /** Returns how long a read may be repeated now, in milliseconds. */
    current: (): number => losses < maxLosses ? settleMs : Math.min(settleMs, 2 * slowestMs),
    /** Records that a read has not shown the change in that time. */
    lose: (): void => void losses++,
    /** Records after how many milliseconds a read has shown the change. */
    win: (ms: number): void => void (slowestMs = Math.max(slowestMs, ms)),
  };
}
