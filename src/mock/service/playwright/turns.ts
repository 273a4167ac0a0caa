/** Calls that wait for each other, so that one runs at a time. */

export interface Turns {
  /** Whether a call runs or waits. */
  isBusy(): boolean;
  /**
   * Runs a call once those before it are over.
   *
   * @param call Gets a signal that is aborted by `stop`, perhaps already before the call runs.
   */
  take<T>(call: (stopped: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops the call that runs, and those that wait. Later ones are not affected. */
  stop(): void;
}

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let stopping = new AbortController();
  return {
    isBusy: () => unfinished > 0,
    take(call) {
      const { signal } = stopping;
      unfinished++;
      const turn = last.then(() => call(signal)).finally(() => unfinished--);
      last = turn.catch(() => {}); // whoever made the call is told
      return turn;
    },
    stop() {
      stopping.abort();
      stopping = new AbortController();
    },
  };
}
