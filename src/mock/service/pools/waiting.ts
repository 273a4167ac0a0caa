/** Those who wait for a browser of a pool. Who came first is served first. */
import type { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../base/clock.js";
import { tooMany } from "../base/collection.js";

export interface Waiting<T> {
  /**
   * Waits for something to take.
   *
   * @param take Takes it, once it is there. When it throws, the next one may take it.
   * @param ms How long to wait, in milliseconds.
   * @param gone Ends the wait when nobody is there for the answer any more.
   * @returns What was taken; nothing when it did not come in time.
   * @throws {HttpError} What `take` throws; and with 400 when too many wait.
   */
  join: (take: () => T, ms: number, gone?: AbortSignal) => Promise<T | undefined>;
  /** Has one after the other take, as long as something is there. */
  serve: (isThere: () => boolean) => void;
  /** Ends every wait with an error. */
  refuse: (error: HttpError) => void;
}

interface Waiter<T> {
  take: () => T;
  /** Ends the wait: it comes to what this is, or becomes. */
  end: (outcome: T | Promise<T> | undefined) => void;
}

/** How many may wait at a time. */
const most = 1000;

export function createWaiting<T>(clock: Clock): Waiting<T> {
  const waiters = new Set<Waiter<T>>();

  return {
    async join(take, ms, gone) {
      if (gone?.aborted) return undefined;
      if (waiters.size >= most) {
        throw tooMany(`This mock lets ${most} requests wait for a pool. Try again when some of them are answered.`);
      }
      return new Promise((resolve) => {
        const leave = () => waiter.end(undefined);
        const callOff = clock.after(ms, leave);
        const waiter: Waiter<T> = {
          take,
          end(outcome) {
            waiters.delete(waiter);
            callOff();
            gone?.removeEventListener("abort", leave);
            resolve(outcome);
          },
        };
        gone?.addEventListener("abort", leave);
        waiters.add(waiter);
      });
    },
    serve(isThere) {
      for (const { take, end } of waiters) {
        if (!isThere()) return;
        end(new Promise((resolve) => resolve(take()))); // it takes at once, and a promise keeps what it throws
      }
    },
    refuse(error) {
      for (const { end } of waiters) end(Promise.reject(error));
    },
  };
}
