/** The directories of one browser session, in memory, by the rules of the service's filesystem. */
import { HttpError } from "../http-error.js";
import type { StoredBytes } from "../storage.js";
import { type FilePath, isWithin } from "./file-path.js";

/** A file: its mode as an octal number, and where its bytes are. */
export interface File {
  mode: string;
  bytes: StoredBytes;
}

export type Directory = Map<string, Node>;
export type Node = File | Directory;

export const isDirectory = (node: Node | undefined): node is Directory => node instanceof Map;

/** The file or directory at a path. */
export function find(root: Directory, { names }: Pick<FilePath, "names">): Node | undefined {
  return names.reduce<Node | undefined>((node, name) => isDirectory(node) ? node.get(name) : undefined, root);
}

/** Everything below a directory. */
export function* allIn(directory: Directory): Generator<Node> {
  for (const node of directory.values()) {
    yield node;
    if (isDirectory(node)) yield* allIn(node);
  }
}

/**
 * Checks that a file can be put at a path.
 *
 * @returns How many directories are still to be made for it.
 * @throws {HttpError} When a directory is there, or a file stands where a directory on the way should be.
 */
export function checkPut(root: Directory, path: FilePath): number {
  if (isDirectory(find(root, path))) throw new HttpError(400, [`${path.field} is a directory.`]);
  return missingParents(root, path);
}

/** Puts a file at a path, and makes the directories on the way. */
export function put(root: Directory, { names }: FilePath, file: File): void {
  const parent = names.slice(0, -1).reduce((directory, name) => {
    if (!directory.has(name)) directory.set(name, new Map());
    return directory.get(name) as Directory;
  }, root);
  parent.set(names.at(-1) as string, file);
}

/**
 * Moves what is at one path to another. A file goes over a file.
 *
 * @returns The file that was replaced.
 * @throws {HttpError} With 404 when nothing is at the source, or the destination's directory is not there; with 400
 *   when it cannot go where it should.
 */
export function move(root: Directory, source: FilePath, destination: FilePath): File | undefined {
  const moved = find(root, source);
  const replaced = find(root, destination);
  const refuse = (why: string): never => {
    throw new HttpError(400, [`${destination.field} ${why}`]);
  };
  if (!moved) throw new HttpError(404, [], `There is no file or directory at ${source.field}.`);
  if (missingParents(root, destination) > 0) {
    throw new HttpError(404, [], `There is no directory for ${destination.field}.`);
  }
  if (isDirectory(moved) && isWithin(destination, source)) refuse(`lies inside of ${source.field}.`);
  if (isDirectory(replaced)) return refuse("is a directory.");
  if (isDirectory(moved) && replaced) refuse(`is a file, but ${source.field} is a directory.`);
  if (replaced === moved) return undefined;
  directoryOf(root, source).delete(source.names.at(-1) as string);
  directoryOf(root, destination).set(destination.names.at(-1) as string, moved);
  return replaced;
}

function missingParents(root: Directory, { field, names }: FilePath): number {
  let directory = root;
  for (const [depth, name] of names.slice(0, -1).entries()) {
    const next = directory.get(name);
    if (!next) return names.length - 1 - depth;
    if (!isDirectory(next)) {
      throw new HttpError(400, [`${field} goes through /${names.slice(0, depth + 1).join("/")}, which is a file.`]);
    }
    directory = next;
  }
  return 0;
}

function directoryOf(root: Directory, { names }: FilePath): Directory {
  return find(root, { names: names.slice(0, -1) }) as Directory;
}
