/** Limits how many tasks run at once. */

/** Runs a task as soon as there is a place for it, and returns its result. */
export type Limit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a limit of so many tasks at once. The others wait for a place, in the order in which they came. */
export function createLimit(max: number): Limit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift(); // it takes over the place
      if (next) next();
      else running--;
    }
  };
}
