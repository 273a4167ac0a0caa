/** Absolute paths on a browser instance, as requests name them. */
import { posix } from "node:path";
import { HttpError } from "../../../server/http-error.js";

/** A path, and the field of the request that it came from. */
export interface FilePath {
  field: string;
  /** The path, normalised. */
  text: string;
  /** What the path of everything below it begins with. */
  prefix: string;
  /** Its names from the root on; none for the root itself. */
  names: string[];
  /** Whether it ends with a slash, as the path of a file does not. */
  endsWithSlash: boolean;
}

/** What Linux allows, in bytes: NAME_MAX and PATH_MAX. They bound what a tree of files takes in memory. */
const longestName = 255;
export const longestPath = 4096;

/**
 * Normalises a path: `/a/./b//../c/` is `/a/c`, and nothing lies above the root.
 *
 * @throws {HttpError} When the path, or a name in it, is not one that Linux allows.
 */
export function filePath(field: string, path: string): FilePath {
  const refuse = (why: string): never => {
    throw new HttpError(400, [`${field} must ${why}.`]);
  };
  if (path.includes("\0")) refuse("not contain a NUL character");
  const bytes = Buffer.byteLength(path);
  if (bytes >= longestPath) refuse(`be shorter than ${longestPath} bytes`); // first: resolving it takes quadratic time
  const text = posix.resolve("/", path);
  const names = text === "/" ? [] : text.slice(1).split("/");
  if (bytes > longestName && names.some((name) => Buffer.byteLength(name) > longestName)) {
    refuse(`not have a name of more than ${longestName} bytes`);
  }
  const endsWithSlash = names.length > 0 && path.endsWith("/");
  return { field, text, prefix: names.length === 0 ? "/" : `${text}/`, names, endsWithSlash };
}

/**
 * Normalises the path of a file, which does not end with a slash.
 *
 * @throws {HttpError} As `filePath` does.
 */
export function pathOfFile(field: string, path: string): FilePath {
  const file = filePath(field, path);
  checkFileEnding(file);
  return file;
}

/**
 * Checks the path of a file.
 *
 * @throws {HttpError} With 400 when it ends with a slash.
 */
export function checkFileEnding({ field, endsWithSlash }: FilePath): void {
  if (endsWithSlash) throw new HttpError(400, [`${field} must not end with a slash: it is that of a file.`]);
}

/** Whether a path is another one, or lies in it. */
export function isWithin(inner: FilePath, outer: FilePath): boolean {
  return outer.names.every((name, depth) => inner.names[depth] === name);
}
