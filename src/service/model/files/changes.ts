/** Changes to the directories of a browser session that can be undone. */
import { HttpError } from "../../../server/http-error.js";
import { blockBytes, type StoredBytes } from "../../../server/storage.js";
import type { AreaContext } from "../../base/area.js";
import { assumed } from "../../base/assumed.js";
import type { FilePath } from "./file-path.js";
import { type Directory, type FileNode, isDirectory, type TreeNode } from "./node.js";

/** A file or directory to put at a path. An existing one keeps its mode. */
export interface NodeToPut {
  path: FilePath;
  mode: string;
  bytes?: StoredBytes | undefined;
  /** The assumption of the contract that a path of the other kind, or below a file, is refused. */
  assumption?: string | undefined;
}

/** A changed entry of a directory. */
export interface Change {
  directory: Directory;
  name: string;
  path: string;
  before: FileNode | undefined;
  after: TreeNode;
}

/** Creates the functions that apply and undo changes below a root. */
export function createChanges({ clock, storage }: AreaContext, root: Directory) {
  function set(change: Change, changes: Change[]): void {
    change.directory.entries.set(change.name, change.after);
    changes.push(change);
  }

  function make(mode: string): Directory {
    storage.reserve(blockBytes);
    return { mode, modTime: clock.timestamp(), entries: new Map(), takes: blockBytes };
  }

  function place({ path: { field, names, text }, mode, bytes, assumption }: NodeToPut, changes: Change[]): void {
    const refuse = (why: string) => assumed(assumption, new HttpError(400, [`${field} ${why}.`]));
    let directory = root;
    let path = "";
    for (const name of bytes ? names.slice(0, -1) : names) {
      path += `/${name}`;
      const here = directory.entries.get(name);
      const isTarget = path === text;
      if (here && !isDirectory(here)) {
        throw refuse(isTarget ? "is a file" : `goes through ${path}, which is a file`);
      }
      const next = here ?? make(bytes ? "755" : mode);
      if (!here) set({ directory, name, path, before: undefined, after: next }, changes);
      directory = next;
    }
    if (!bytes) return;
    const name = names.at(-1) ?? "";
    const before = name === "" ? root : directory.entries.get(name);
    if (isDirectory(before)) throw refuse("is a directory");
    const after = { mode: before?.mode ?? mode, modTime: clock.timestamp(), bytes };
    set({ directory, name, path: text, before, after }, changes);
  }

  /** Puts all of them, or none. */
  function apply(puts: NodeToPut[]): Change[] {
    const changes: Change[] = [];
    try {
      for (const put of puts) place(put, changes);
      return changes;
    } catch (error) {
      undo(changes);
      throw error;
    }
  }

  function undo(changes: Change[]): void {
    for (const { directory, name, before, after } of changes.reverse()) {
      if (before) directory.entries.set(name, before);
      else directory.entries.delete(name);
      if (isDirectory(after)) storage.free(after.takes);
    }
  }

  return { apply, undo };
}
