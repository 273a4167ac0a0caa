/** A queue of calls, of which one runs at a time. */

export interface CallQueue {
  /** Whether a call runs or waits. */
  isBusy(): boolean;
  /**
   * Runs a call after those before it.
   *
   * @param call Gets a signal that `stop` aborts, perhaps before the call runs.
   */
  run<T>(call: (stopped: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops the running call and those that wait. Later calls are not affected. */
  stop(): void;
}

export function createCallQueue(): CallQueue {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  let stopping = new AbortController();
  return {
    isBusy: () => unfinished > 0,
    run(call) {
      const { signal } = stopping;
      unfinished++;
      const turn = last.then(() => call(signal)).finally(() => unfinished--);
      last = turn.catch(() => {}); // the caller gets the error
      return turn;
    },
    stop() {
      stopping.abort();
      stopping = new AbortController();
    },
  };
}
