/** The disk of a session, for what runs in it. */
import type { NodeToPut } from "./changes.js";
import type { TreeNode } from "./node.js";
import type { Tree } from "./tree.js";

/** A file or directory to store at a path. Only a file has `read`. */
export interface FileSource extends Omit<NodeToPut, "bytes"> {
  read?: () => AsyncIterable<Uint8Array>;
}

/** The disk of a session for its own programs. Using it does not count as activity. */
export interface OpenDisk {
  /**
   * Returns its files.
   *
   * @throws {HttpError} With 404 if the session has ended.
   */
  tree: () => Tree;
  /** Stores files, and puts them at their paths once all are stored. After an error, none of them remains. */
  store: (sources: Iterable<FileSource>) => Promise<void>;
  /** Frees the storage of files and directories, with everything in them. */
  discard: (nodes: TreeNode[]) => Promise<void>;
}
