/** The files and directories of one browser session, in memory. */
import type { FileSystemEvent } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import { createChanges, type NodeToPut } from "./changes.js";
import { checkFileEnding, type FilePath, isSameOrBelow } from "./file-path.js";
import { type Directory, isDirectory, locate, type Place, type TreeNode, walkTree } from "./node.js";

/** Gets the changes of files and directories. */
export type FileListener = (type: FileSystemEvent["type"], path: string, node: TreeNode) => void;

/** A call that throws changes nothing. The returned nodes were replaced or removed, and still take their storage. */
export interface Tree {
  root: Directory;
  /** Those that get each change while they are in it. */
  listeners: Set<FileListener>;
  /**
   * Checks that `put` would succeed.
   *
   * @throws {HttpError} If it would not.
   */
  check(put: NodeToPut): void;
  /**
   * Puts files and directories at their paths, and makes missing parent directories.
   *
   * @throws {HttpError} With 400 if a path is of the other kind, or is below a file, or the storage is full.
   */
  put(puts: NodeToPut[]): TreeNode[];
  /**
   * Moves a file or directory. A file replaces a file.
   *
   * @throws {HttpError} With 404 if there is nothing at the source, or the destination's directory does not exist;
   *   with 400 if the destination is invalid.
   */
  move(source: FilePath, destination: FilePath): TreeNode[];
  /**
   * Removes a file, or a directory with everything in it.
   *
   * @throws {HttpError} With 400 if it is the root.
   */
  remove(path: FilePath): TreeNode[];
}

export function createTree(context: AreaContext, root: Directory): Tree {
  const { apply, undo } = createChanges(context, root);
  const listeners = new Set<FileListener>();
  const tell: FileListener = (...change) => {
    for (const listener of listeners) listener(...change);
  };

  return {
    root,
    listeners,
    check: (put) => undo(apply([put])),
    put(puts) {
      const changes = apply(puts);
      for (const { directory, path, before, after } of changes) {
        if (!before) {
          directory.modTime = after.modTime;
          tell("CREATE", path, after);
        }
        if (!isDirectory(after)) tell("WRITE", path, after);
      }
      return changes.flatMap(({ before }) => before ?? []);
    },
    move(source, destination) {
      const [{ node: moved, parent: from }, to] = [locate(root, source), locate(root, destination)];
      if (!moved) throw new HttpError(404, [], `There is no file or directory at ${source.field}.`);
      checkMove(root, source, moved, destination, to);
      if (to.node === moved) return [];
      const [left, entered] = [from, to.parent] as [Directory, Directory]; // neither path is the root
      left.entries.delete(source.names.at(-1) as string);
      entered.entries.set(destination.names.at(-1) as string, moved);
      left.modTime = context.clock.timestamp();
      entered.modTime = left.modTime;
      tell("RENAME", source.text, moved);
      tell("CREATE", destination.text, moved);
      return to.node ? [to.node] : [];
    },
    remove(path) {
      const { node: removed, parent } = locate(root, path);
      if (!removed) return [];
      if (!parent) {
        const violation = `${path.field} is the root directory, which cannot be deleted.`;
        throw assumed("root-directory", new HttpError(400, [violation]));
      }
      parent.entries.delete(path.names.at(-1) as string);
      parent.modTime = context.clock.timestamp();
      for (const [text, node] of [...walkTree(path.text, removed)].reverse()) tell("DELETE", text, node);
      return [removed];
    },
  };
}

/**
 * Checks that a file or directory can be moved to a path.
 *
 * @throws {HttpError} With 404 if the destination's directory does not exist; with 400 if the destination is invalid,
 *   or a file has a path that ends with a slash.
 */
function checkMove(root: Directory, source: FilePath, moved: TreeNode, destination: FilePath, to: Place): void {
  const refuse = (why: string) => new HttpError(400, [`${destination.field} ${why}`]);
  if (!isDirectory(moved)) {
    checkFileEnding(source);
    checkFileEnding(destination);
  }
  if (!to.parent && to.node !== root) throw missingDirectory(root, destination);
  if (isDirectory(moved) && isSameOrBelow(destination, source)) throw refuse(`is inside ${source.field}.`);
  if (isDirectory(to.node)) throw refuse("is a directory.");
  if (isDirectory(moved) && to.node) throw refuse(`is a file, but ${source.field} is a directory.`);
}

/** Returns the error for a path whose directory does not exist, perhaps because there is a file on the way. */
function missingDirectory(root: Directory, { field, names }: FilePath): HttpError {
  for (let depth = 1; depth < names.length; depth++) {
    const way = names.slice(0, depth);
    const node = locate(root, { names: way }).node;
    if (isDirectory(node)) continue;
    if (!node) break;
    const violation = `${field} goes through /${way.join("/")}, which is a file.`;
    return assumed("destination-below-file", new HttpError(400, [violation]));
  }
  return new HttpError(404, [], `There is no directory for ${field}.`);
}
