/** Checks whether a file or directory can be moved to a path. */
import { HttpError } from "../../../server/http-error.js";
import { assumed } from "../../base/assumed.js";
import { checkFileEnding, type FilePath, isSameOrBelow } from "./file-path.js";
import { type Directory, type FileNode, findNode, isDirectory, type TreeNode } from "./node.js";

/**
 * Checks that the file or directory at one path can be moved to another.
 *
 * @returns What is moved, and the file that it replaces.
 * @throws {HttpError} With 404 if there is nothing at the source, or the destination's directory does not exist; with
 *   400 if the destination is invalid, or a file has a path that ends with a slash.
 */
export function checkMove(
  root: Directory,
  source: FilePath,
  destination: FilePath,
): { moved: TreeNode; replaced: FileNode | undefined } {
  const moved = findNode(root, source);
  const replaced = findNode(root, destination);
  const refuse = (why: string): never => {
    throw new HttpError(400, [`${destination.field} ${why}`]);
  };
  if (!moved) throw new HttpError(404, [], `There is no file or directory at ${source.field}.`);
  if (!isDirectory(moved)) {
    checkFileEnding(source);
    checkFileEnding(destination);
  }
  checkWay(root, destination);
  if (isDirectory(moved) && isSameOrBelow(destination, source)) refuse(`is inside ${source.field}.`);
  if (isDirectory(replaced)) return refuse("is a directory.");
  if (isDirectory(moved) && replaced) refuse(`is a file, but ${source.field} is a directory.`);
  return { moved, replaced };
}

/** Checks that the directories on the way to a path exist. */
function checkWay(root: Directory, { field, names }: FilePath): void {
  let directory = root;
  for (const [depth, name] of names.slice(0, -1).entries()) {
    const next = directory.entries.get(name);
    if (!next) throw new HttpError(404, [], `There is no directory for ${field}.`);
    if (!isDirectory(next)) {
      const file = `/${names.slice(0, depth + 1).join("/")}`;
      throw assumed("destination-below-file", new HttpError(400, [`${field} goes through ${file}, which is a file.`]));
    }
    directory = next;
  }
}
