/** What can be moved, and where to. */
import { HttpError } from "../../../server/http-error.js";
import { checkFileEnding, type FilePath, isWithin } from "./file-path.js";
import { type Directory, type File, find, isDirectory, type Node } from "./node.js";

/**
 * Checks that what is at one path can be moved to another.
 *
 * @returns What is moved, and the file that it replaces.
 * @throws {HttpError} With 404 when nothing is at the source, or the destination's directory is not there; with 400
 *   when it cannot go where it should, or is a file and a path ends with a slash.
 */
export function checkMove(
  root: Directory,
  source: FilePath,
  destination: FilePath,
): { moved: Node; replaced: File | undefined } {
  const moved = find(root, source);
  const replaced = find(root, destination);
  const refuse = (why: string): never => {
    throw new HttpError(400, [`${destination.field} ${why}`]);
  };
  if (!moved) throw new HttpError(404, [], `There is no file or directory at ${source.field}.`);
  if (!isDirectory(moved)) {
    checkFileEnding(source);
    checkFileEnding(destination);
  }
  checkWay(root, destination, refuse);
  if (isDirectory(moved) && isWithin(destination, source)) refuse(`lies inside of ${source.field}.`);
  if (isDirectory(replaced)) return refuse("is a directory.");
  if (isDirectory(moved) && replaced) refuse(`is a file, but ${source.field} is a directory.`);
  return { moved, replaced };
}

/** Checks that the directories on the way to a path are there. */
function checkWay(root: Directory, { field, names }: FilePath, refuse: (why: string) => never): void {
  let directory = root;
  for (const [depth, name] of names.slice(0, -1).entries()) {
    const next = directory.entries.get(name);
    if (!next) throw new HttpError(404, [], `There is no directory for ${field}.`);
    if (!isDirectory(next)) return refuse(`goes through /${names.slice(0, depth + 1).join("/")}, which is a file.`);
    directory = next;
  }
}
