/** The requests that wait for a browser of a pool, first come, first served. */
import type { HttpError } from "../../../server/http-error.js";
import type { Clock } from "../../base/clock.js";
import { tooMany } from "../../base/collection.js";

export interface WaitingLine<T> {
  /**
   * Waits in line.
   *
   * @param acquire Acquires what it waits for, once that is available. If it throws, the next one in line may.
   * @param ms How long to wait, in milliseconds.
   * @param gone Is aborted when the client has gone, which ends the wait.
   * @returns What was acquired; undefined when nothing became available in time.
   * @throws {HttpError} What `acquire` throws; with 400 if too many requests wait.
   */
  join: (acquire: () => T, ms: number, gone?: AbortSignal) => Promise<T | undefined>;
  /** Lets one after the other acquire something, as long as anything is available. */
  serve: (isAvailable: () => boolean) => void;
  /** Ends every wait with an error. */
  refuse: (error: HttpError) => void;
}

interface Waiter<T> {
  acquire: () => T;
  /** Ends the wait with a result. */
  end: (outcome: T | Promise<T> | undefined) => void;
}

/** How many requests may wait at a time. */
const maxWaiters = 1000;

export function createWaitingLine<T>(clock: Clock): WaitingLine<T> {
  const waiters = new Set<Waiter<T>>();

  return {
    async join(acquire, ms, gone) {
      if (gone?.aborted) return undefined;
      if (waiters.size >= maxWaiters) {
        throw tooMany(`At most ${maxWaiters} requests may wait for a pool. Try again once some are answered.`);
      }
      return new Promise((resolve) => {
        const leave = () => waiter.end(undefined);
        const callOff = clock.after(ms, leave);
        const waiter: Waiter<T> = {
          acquire,
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
      for (const { acquire, end } of waiters) {
        if (!isAvailable()) return;
        end(new Promise((resolve) => resolve(acquire()))); // at once; the promise rejects with what it throws
      }
    },
    refuse(error) {
      for (const { end } of waiters) end(Promise.reject(error));
    },
  };
}
