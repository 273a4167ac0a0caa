/** Files and directories, as they are kept. */
import { HttpError } from "../../../server/http-error.js";
import type { StoredBytes } from "../../../server/storage.js";
import { checkFileEnding, type FilePath } from "./file-path.js";

/** A file: its mode as an octal number, when it was last changed (RFC 3339), and where its bytes are. */
export interface File {
  mode: string;
  modTime: string;
  bytes: StoredBytes;
}

export interface Directory {
  mode: string;
  modTime: string;
  entries: Map<string, Node>;
  /** What it takes in the storage, in bytes: nothing when it is there from the start. */
  takes: number;
}

export type Node = File | Directory;

export const isDirectory = (node: Node | undefined): node is Directory => node !== undefined && "entries" in node;

/** The file or directory at a path. */
export function find(root: Directory, { names }: Pick<FilePath, "names">): Node | undefined {
  return names.reduce<Node | undefined>((node, name) => isDirectory(node) ? node.entries.get(name) : undefined, root);
}

/**
 * The file or directory that is to be at a path.
 *
 * @throws {HttpError} With 404 when there is none; with 400 when it is a file, and its path ends with a slash.
 */
export function nodeAt(root: Directory, path: FilePath): Node {
  const node = find(root, path);
  if (!node) throw new HttpError(404, [], `There is no file or directory at ${path.text}.`);
  if (!isDirectory(node)) checkFileEnding(path);
  return node;
}

/**
 * The directory that is to be at a path.
 *
 * @throws {HttpError} With 404 when nothing is there; with 400 when it is a file.
 */
export function directoryAt(root: Directory, path: FilePath): Directory {
  const node = find(root, path);
  if (node && !isDirectory(node)) throw new HttpError(400, [`${path.field} is a file.`]);
  return nodeAt(root, path) as Directory;
}

/** A file or directory with everything below it, each with its path. A directory comes before what lies in it. */
export function* within(path: string, node: Node): Generator<[path: string, node: Node]> {
  const waiting: [string, Node][] = [[path, node]]; // calls in calls would be too many for a tree that is very deep
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    const [path, node] = next;
    if (!isDirectory(node)) continue;
    for (const [name, entry] of node.entries) waiting.push([`${path}/${name}`, entry]);
  }
}
