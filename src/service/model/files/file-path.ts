/** Absolute file paths in requests. */
import posix from "path-browserify";
import { byteLength } from "../../../bytes.js";
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";

/** A path, and the field of the request that it came from. */
export interface FilePath {
  field: string;
  /** The path, normalised. */
  text: string;
  /** The prefix of all paths below it. */
  prefix: string;
  /** Its names from the root down; none for the root itself. */
  names: string[];
  /** Whether it ends with a slash, which the path of a file must not. */
  endsWithSlash: boolean;
}

/** The limits of Linux, in bytes: NAME_MAX and PATH_MAX. They also bound the memory of a tree of files. */
const maxNameBytes = 255;
export const maxPathBytes = 4096;

/**
 * Normalises a path: `/a/./b//../c/` is `/a/c`, and nothing is above the root.
 *
 * @throws {HttpError} If Linux would not allow the path, or a name in it.
 */
export function filePath(field: string, path: string): FilePath {
  const refuse = (why: string): never => {
    throw new HttpError(400, [`${field} must ${why}.`]);
  };
  if (path.includes("\0")) refuse("not contain a NUL character");
  const bytes = byteLength(path);
  if (bytes >= maxPathBytes) refuse(`be shorter than ${maxPathBytes} bytes`); // first: resolving takes quadratic time
  const text = posix.resolve("/", path);
  const names = text === "/" ? [] : text.slice(1).split("/");
  if (bytes > maxNameBytes && names.some((name) => byteLength(name) > maxNameBytes)) {
    refuse(`not have a name of more than ${maxNameBytes} bytes`);
  }
  const endsWithSlash = names.length > 0 && path.endsWith("/");
  return { field, text, prefix: names.length === 0 ? "/" : `${text}/`, names, endsWithSlash };
}

/**
 * Normalises the path of a file, which must not end with a slash.
 *
 * @throws {HttpError} As `filePath` does.
 */
export function pathOfFile(field: string, path: string): FilePath {
  const file = filePath(field, path);
  if (file.endsWithSlash) throw endingError(file);
  return file;
}

/**
 * Checks the path of an existing file.
 *
 * @throws {HttpError} With 400 if it ends with a slash, which the contract only assumes.
 */
export function checkFileEnding(path: FilePath): void {
  if (path.endsWithSlash) throw assumed("file-path-with-slash", endingError(path));
}

function endingError({ field }: FilePath): HttpError {
  return new HttpError(400, [`${field} must not end with a slash: it is the path of a file.`]);
}

/** Whether a path is the same as another one, or below it. */
export function isSameOrBelow(inner: FilePath, outer: FilePath): boolean {
  return outer.names.every((name, depth) => inner.names[depth] === name);
}
