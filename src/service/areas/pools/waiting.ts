/** The requests that wait for a browser of a pool, first come, first served. */
import type { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../../base/clock.js";
import { tooMany } from "../../base/collection.js";

export interface WaitingLine<T> {
  /**
   * Waits for something to take.
   *
   * @param take Takes it, once it is available. When it throws, the next one may take it.
   * @param ms How long to wait, in milliseconds.
   * @param gone Is aborted when the client has gone, which ends the wait.
   * @returns What was taken; undefined when nothing became available in time.
   * @throws {HttpError} What `take` throws; with 400 if too many requests wait.
   */
  join: (take: () => T, ms: number, gone?: AbortSignal) => Promise<T | undefined>;
  /** Lets one after the other take, as long as something is available. */
  serve: (isAvailable: () => boolean) => void;
  /** Ends every wait with an error. */
  refuse: (error: HttpError) => void;
}

interface Waiter<T> {
  take: () => T;
  /** Ends the wait with a result. */
  end: (outcome: T | Promise<T> | undefined) => void;
}

/** How many requests may wait at a time. */
const maxWaiters = 1000;

export function createWaitingLine<T>(clock: Clock): WaitingLine<T> {
  const waiters = new Set<Waiter<T>>();

  return {
    async join(take, ms, gone) {
      if (gone?.aborted) return undefined;
      if (waiters.size >= maxWaiters) {
        throw tooMany(`At most ${maxWaiters} requests may wait for a pool. Try again once some are answered.`);
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
    serve(isAvailable) {
      for (const { take, end } of waiters) {
        if (!isAvailable()) return;
        end(new Promise((resolve) => resolve(take()))); // takes at once; the promise rejects with what it throws
      }
    },
    refuse(error) {
      for (const { end } of waiters) end(Promise.reject(error));
    },
  };
}
