/** Waits that have an end. */
import { setTimeout as wait } from "node:timers/promises";

/**
 * Waits for a promise, but not longer than some time. The process does not stay alive for it.
 *
 * @param ms Milliseconds.
 * @returns Its result; undefined when the time is over.
 */
export function atMost<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise, wait(ms, undefined, { ref: false })]);
}
