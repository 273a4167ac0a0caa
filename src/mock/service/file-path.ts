/** Absolute paths on a browser instance, as requests name them. */
import { posix } from "node:path";
import { Refusal } from "./refusal.js";

/** A path, and the field of the request that it came from. */
export interface Place {
  field: string;
  /** Its names from the root on; none for the root itself. */
  names: string[];
}

/** What Linux allows, in bytes: NAME_MAX and PATH_MAX. They bound what a tree of files takes in memory. */
const longestName = 255;
const longestPath = 4096;

/**
 * Normalises a path: `/a/./b//../c/` is `/a/c`, and nothing lies above the root.
 *
 * @throws {Refusal} When the path, or a name in it, is longer than Linux allows.
 */
export function placeOf(field: string, path: string): Place {
  const names = posix.resolve("/", path).split("/").filter((name) => name !== "");
  if (Buffer.byteLength(path) >= longestPath) {
    throw new Refusal(400, [`${field} must be shorter than ${longestPath} bytes.`]);
  }
  if (names.some((name) => Buffer.byteLength(name) > longestName)) {
    throw new Refusal(400, [`${field} must not have a name of more than ${longestName} bytes.`]);
  }
  return { field, names };
}

/** Whether a place is another one, or lies in it. */
export function isWithin(inner: Place, outer: Place): boolean {
  return outer.names.every((name, depth) => inner.names[depth] === name);
}
