/** Files and directories, as they are stored. */
import { HttpError } from "../../../server/http-error.js";
import type { StoredBytes } from "../../../server/storage.js";
import { checkFileEnding, type FilePath } from "./file-path.js";

/** A file: its octal mode, the time of its last change (RFC 3339), and its bytes. */
export interface FileNode {
  mode: string;
  modTime: string;
  bytes: StoredBytes;
}

export interface Directory {
  mode: string;
  modTime: string;
  entries: Map<string, TreeNode>;
  /** What it takes of the storage, in bytes: 0 when it exists from the start. */
  takes: number;
}

export type TreeNode = FileNode | Directory;

export const isDirectory = (node: TreeNode | undefined): node is Directory => node !== undefined && "entries" in node;

/** Where a path leads. */
export interface Place {
  /** The file or directory at the path, if there is one. */
  node: TreeNode | undefined;
  /** The directory of the path, if it exists. The root has none. */
  parent: Directory | undefined;
}

/** Finds where a path leads. */
export function locate(root: Directory, { names }: Pick<FilePath, "names">): Place {
  let node: TreeNode | undefined = root;
  let parent: Directory | undefined;
  for (const name of names) {
    parent = isDirectory(node) ? node : undefined;
    node = parent?.entries.get(name);
  }
  return { node, parent };
}

/** Finds the file or directory at a path. Returns undefined if there is none. */
export function findNode(root: Directory, path: Pick<FilePath, "names">): TreeNode | undefined {
  return locate(root, path).node;
}

/**
 * Finds the file or directory at a path.
 *
 * @throws {HttpError} With 404 if there is none; with 400 if it is a file and the path ends with a slash.
 */
export function nodeAt(root: Directory, path: FilePath): TreeNode {
  const node = findNode(root, path);
  if (!node) throw new HttpError(404, [], `There is no file or directory at ${path.text}.`);
  if (!isDirectory(node)) checkFileEnding(path);
  return node;
}

/**
 * Finds the directory at a path.
 *
 * @throws {HttpError} With 404 if there is nothing; with 400 if there is a file.
 */
export function directoryAt(root: Directory, path: FilePath): Directory {
  const node = findNode(root, path);
  if (node && !isDirectory(node)) throw new HttpError(400, [`${path.field} is a file.`]);
  return nodeAt(root, path) as Directory;
}

/** Yields a file or directory and everything below it, with their paths. A directory comes before its contents. */
export function* walkTree(path: string, node: TreeNode): Generator<[path: string, node: TreeNode]> {
  const waiting: [string, TreeNode][] = [[path, node]]; // a recursion would overflow the stack for a deep tree
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const [path, node] = next;
    if (!isDirectory(node)) continue;
    for (const [name, entry] of node.entries) waiting.push([`${path}/${name}`, entry]);
  }
}
