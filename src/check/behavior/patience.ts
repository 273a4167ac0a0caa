/** How long reads are repeated until they show a change. After a few times in vain, they are not repeated. */

export type Patience = ReturnType<typeof createPatience>;

/** How many times the whole time may pass in vain. */
const maxLosses = 5;

/** @param settleMs How long a read is repeated, in milliseconds. */
export function createPatience(settleMs: number) {
  let losses = 0;
  return {
    /** Returns how long a read may be repeated now, in milliseconds. */
    current: (): number => losses < maxLosses ? settleMs : 0,
    /** Records that a read has not shown the change in that time. */
    lose: (): void => void losses++,
  };
}
