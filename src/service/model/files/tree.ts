/** The files and directories of one browser session, in memory. */
import type { FileSystemEvent } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import { createChanges, type NodeToPut } from "./changes.js";
import { checkMove } from "./check-move.js";
import type { FilePath } from "./file-path.js";
import { type Directory, findNode, isDirectory, type TreeNode, walkTree } from "./node.js";

/** Gets the events of files and directories. */
export type OnFileEvent = (type: FileSystemEvent["type"], path: string, node: TreeNode) => void;

/** A call that throws changes nothing. The returned nodes were replaced or removed, and still take their storage. */
export interface Tree {
  root: Directory;
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

export function createTree(context: AreaContext, root: Directory, onEvent: OnFileEvent): Tree {
  const { apply, undo } = createChanges(context, root);
  const parentOf = ({ names }: FilePath) => findNode(root, { names: names.slice(0, -1) }) as Directory;

  return {
    root,
    check: (put) => undo(apply([put])),
    put(puts) {
      const changes = apply(puts);
      for (const { directory, path, before, after } of changes) {
        if (!before) {
          directory.modTime = after.modTime;
          onEvent("CREATE", path, after);
        }
        if (!isDirectory(after)) onEvent("WRITE", path, after);
      }
      return changes.flatMap(({ before }) => before ?? []);
    },
    move(source, destination) {
      const { moved, replaced } = checkMove(root, source, destination);
      if (replaced === moved) return [];
      const [from, to] = [parentOf(source), parentOf(destination)];
      from.entries.delete(source.names.at(-1) as string);
      to.entries.set(destination.names.at(-1) as string, moved);
      from.modTime = context.clock.timestamp();
      to.modTime = from.modTime;
      onEvent("RENAME", source.text, moved);
      onEvent("CREATE", destination.text, moved);
      return replaced ? [replaced] : [];
    },
    remove(path) {
      const removed = findNode(root, path);
      if (!removed) return [];
      if (removed === root) {
        const violation = `${path.field} is the root directory, which cannot be deleted.`;
        throw assumed("root-directory", new HttpError(400, [violation]));
      }
      const directory = parentOf(path);
      directory.entries.delete(path.names.at(-1) as string);
      directory.modTime = context.clock.timestamp();
      for (const [text, node] of [...walkTree(path.text, removed)].reverse()) onEvent("DELETE", text, node);
      return [removed];
    },
  };
}
