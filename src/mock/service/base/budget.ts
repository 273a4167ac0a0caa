/**
 * What the service keeps in memory, all areas together, stays within a bound, so that no number of requests ends the
 * process. Each entry of a collection counts: what it is made of when it is added, and what a request brings to it
 * later. What it shares with another entry counts for both.
 *
 * What has a bound of its own does not count: files and directories (`storage.ts`), sessions that have ended, events of
 * telemetry and of file watches. Neither do requests while they are answered.
 */
import { HttpError } from "../../../server/http-error.js";

/** How much it may be, in MiB. The process has to have that much, and as much again for what it works on. */
const limit = 256;

/** What every entry takes, in bytes, whatever is in it: lists, feeds and timers of its own. */
const base = 1024;

export interface Budget {
  /**
   * Counts bytes.
   *
   * @throws {HttpError} When they are too many; the message says what to do.
   */
  take(bytes: number): void;
  /** Gives bytes back. */
  free(bytes: number): void;
}

export function createBudget(): Budget {
  let used = 0;
  return {
    take(bytes) {
      if (used + bytes > limit * 2 ** 20) {
        const violation = `This mock keeps ${limit} MiB in memory. Delete something, or reset the mock.`;
        throw new HttpError(400, [violation], undefined, { detailCode: "memory_full" });
      }
      used += bytes;
    },
    free(bytes) {
      used -= bytes;
    },
  };
}

/** What an entry takes in memory, in bytes. */
export const weightOfEntry = (entry: unknown): number => base + weightOf(entry);

/** A string may have characters that take two bytes, and then all of them do. */
const isWide = (text: string) => /[^\x00-\xff]/.test(text);

/**
 * Estimates what a value takes in memory, in bytes, with everything in it but functions: about as much as V8 needs for
 * it, and rather more. JSON that is all small objects takes twenty times its text.
 */
export function weightOf(value: unknown): number {
  const waiting = [value]; // calls in calls would be too many for a value that is very deep
  let weight = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string") weight += 24 + next.length * (isWide(next) ? 2 : 1);
    else if (typeof next !== "object" || next === null) weight += 16;
    else if (ArrayBuffer.isView(next)) weight += 96 + next.byteLength;
    else if (Array.isArray(next)) {
      weight += 64 + 8 * next.length;
      for (const item of next) waiting.push(item);
    } else if (next instanceof Map || next instanceof Set) {
      weight += 64 + 64 * next.size;
      for (const [key, entry] of next.entries()) waiting.push(key, entry);
    } else {
      weight += 96;
      for (const [name, property] of Object.entries(next)) {
        weight += 64 + name.length;
        waiting.push(property);
      }
    }
  }
  return weight;
}
