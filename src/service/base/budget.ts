/**
 * The memory budget of the service: all areas together stay below a limit, so that no number of requests can exhaust
 * the process. Each entry of a collection counts, with what later requests add to it. A value that two entries share
 * counts twice.
 *
 * Whatever has a limit of its own does not count: files and directories (`storage.ts`), ended sessions, the events of
 * telemetry and of file watches. Requests in progress do not count either.
 */
import { HttpError } from "../../server/http-error.js";

/** The limit, in MiB. The process needs about twice as much memory. */
const limitMiB = 256;

/** What every entry takes, in bytes, whatever its content: its lists, feeds and timers. */
const bytesPerEntry = 1024;

export interface Budget {
  /**
   * Takes bytes from the budget.
   *
   * @throws {HttpError} If too few are left; the message says what to do.
   */
  reserve(bytes: number): void;
  /** Returns bytes to the budget. */
  free(bytes: number): void;
}

/** Creates a budget of which nothing is used. */
export function createBudget(): Budget {
  let used = 0;
  return {
    reserve(bytes) {
      if (used + bytes > limitMiB * 2 ** 20) {
        const violation = `This mock keeps at most ${limitMiB} MiB in memory. Delete something, or reset the mock.`;
        throw new HttpError(400, [violation], undefined, { detailCode: "memory_full" });
      }
      used += bytes;
    },
    free(bytes) {
      used -= bytes;
    },
  };
}

/** What entries take of a budget, each with what was added to it. */
export interface BudgetShare<T> {
  /**
   * Counts an entry, in place of what it counted before.
   *
   * @param more What else counts, if anything.
   * @throws {HttpError} If too little is left.
   */
  count(entry: T, more: unknown): void;
  /** Returns what an entry takes to the budget. */
  free(entry: T): void;
  /** Returns everything to the budget. */
  clear(): void;
}

/**
 * Creates the share of a collection.
 *
 * @param counted Returns the part of an entry that counts.
 */
export function createShare<T>(budget: Budget, counted: (entry: T) => unknown): BudgetShare<T> {
  const weights = new Map<T, number>();
  return {
    count(entry, more) {
      const weight = weightOfEntry(counted(entry)) + (more === undefined ? 0 : weightOf(more));
      budget.reserve(weight - (weights.get(entry) ?? 0));
      weights.set(entry, weight);
    },
    free(entry) {
      budget.free(weights.get(entry) ?? 0);
      weights.delete(entry);
    },
    clear() {
      for (const weight of weights.values()) budget.free(weight);
      weights.clear();
    },
  };
}

/** Estimates how much memory an entry takes, in bytes. */
export const weightOfEntry = (entry: unknown): number => bytesPerEntry + weightOf(entry);

/** If any character of a string needs two bytes, V8 uses two for all of them. */
const isWide = (text: string) => /[^\x00-\xff]/.test(text);

/**
 * Estimates how much memory a value takes, in bytes, with everything in it except functions: slightly more than V8
 * needs. JSON that consists of small objects takes twenty times the size of its text.
 */
export function weightOf(value: unknown): number {
  const waiting = [value]; // a recursion would overflow the stack for a deeply nested value
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
