/** The files and directories of one browser session, in memory, by the rules of the service's filesystem. */
import type { FileSystemEvent } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import type { World } from "../base/area.js";
import { createChanges, type Put } from "./changes.js";
import { checkMove } from "./check-move.js";
import type { FilePath } from "./file-path.js";
import { type Directory, find, isDirectory, type Node, within } from "./node.js";

/** Takes what happens to what is at a path. */
export type Tell = (type: FileSystemEvent["type"], path: string, node: Node) => void;

/** What is refused changes nothing. What is given back was replaced or removed, and still takes its space. */
export interface Tree {
  root: Directory;
  /**
   * Checks whether something could be put, as `put` would do it.
   *
   * @throws {HttpError} When it could not.
   */
  check(put: Put): void;
  /**
   * Puts all of this where it belongs, and makes the directories on the way.
   *
   * @throws {HttpError} With 400 when a path is of the other kind, or lies below a file, or no space is left.
   */
  put(puts: Put[]): Node[];
  /**
   * Moves what is at one path to another. A file goes over a file.
   *
   * @throws {HttpError} With 404 when nothing is at the source, or the destination's directory is not there; with 400
   *   when it cannot go where it should.
   */
  move(source: FilePath, destination: FilePath): Node[];
  /**
   * Removes what is at a path, with everything in it.
   *
   * @throws {HttpError} With 400 when it is the root.
   */
  remove(path: FilePath): Node[];
}

export function createTree(world: World, root: Directory, tell: Tell): Tree {
  const { apply, undo } = createChanges(world, root);
  const parentOf = ({ names }: FilePath) => find(root, { names: names.slice(0, -1) }) as Directory;

  return {
    root,
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
      const { moved, replaced } = checkMove(root, source, destination);
      if (replaced === moved) return [];
      const [from, to] = [parentOf(source), parentOf(destination)];
      from.entries.delete(source.names.at(-1) as string);
      to.entries.set(destination.names.at(-1) as string, moved);
      from.modTime = to.modTime = world.clock.timestamp();
      tell("RENAME", source.text, moved);
      tell("CREATE", destination.text, moved);
      return replaced ? [replaced] : [];
    },
    remove(path) {
      const removed = find(root, path);
      if (!removed) return [];
      if (removed === root) throw new HttpError(400, [`${path.field} is the root directory, which stays.`]);
      const directory = parentOf(path);
      directory.entries.delete(path.names.at(-1) as string);
      directory.modTime = world.clock.timestamp();
      for (const [text, node] of [...within(path.text, removed)].reverse()) tell("DELETE", text, node);
      return [removed];
    },
  };
}
