/** Limits how many tasks run at once. */

/** Runs a task as soon as there is a place for it, and returns its result. */
export type Limit = <Result>(task: (pause: Pause) => Promise<Result>) => Promise<Result>;

/** Leaves a task's place to others while something is waited for. The task then goes on before others begin. */
export type Pause = <Result>(waitFor: () => Promise<Result>) => Promise<Result>;

/**
 * Creates the limits of a check. Sequences leave a place for single requests, whose session would time out while they
 * wait for many sequences. Most sequences that have begun wait; each has resources of the server meanwhile.
 *
 * @param concurrency How many requests are sent at once.
 */
export function createLimits(concurrency: number): { ofRequests: Limit; ofSequences: Limit } {
  const ofRequests = createLimit(concurrency);
  const ofActive = createLimit(Math.max(concurrency - 1, 1));
  const ofBegun = createLimit(2 * concurrency - 1);
  const ofSequences: Limit = (task) => ofBegun(() => ofActive((pause) => ofRequests((pauseRequests) =>
    task((waitFor) => pauseRequests(() => pause(waitFor))))));
  return { ofRequests, ofSequences };
}

/** Creates a limit of so many tasks at once. The others wait for a place, in the order in which they came. */
export function createLimit(max: number): Limit {
  let running = 0;
  const begun: (() => void)[] = [];
  const waiting: (() => void)[] = [];

  async function enter(queue: (() => void)[]): Promise<void> {
    if (running === max) await new Promise<void>((resolve) => queue.push(resolve));
    else running++;
  }

  function leave(): void {
    const next = begun.shift() ?? waiting.shift(); // it takes over the place
    if (next) next();
    else running--;
  }

  async function pause<Result>(waitFor: () => Promise<Result>): Promise<Result> {
    leave();
    try {
      return await waitFor();
    } finally {
      await enter(begun);
    }
  }

  return async (task) => {
    await enter(waiting);
    try {
      return await task(pause);
    } finally {
      leave();
    }
  };
}
