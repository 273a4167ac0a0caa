/** The directories of one browser session, in memory. Its rules are those of rename(2) and of `mkdir -p`. */
import { isWithin, type Place } from "./place.js";
import { Refusal } from "./refusal.js";

/** A file: what the caller gave, and where its bytes are. */
export interface File {
  mode: string;
  size: number;
  blob: string;
}

export type Directory = Map<string, Node>;
export type Node = File | Directory;

export const isDirectory = (node: Node | undefined): node is Directory => node instanceof Map;

/** The file or directory at a place. */
export function find(root: Directory, { names }: Pick<Place, "names">): Node | undefined {
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
 * Checks that a file can be put at a place.
 *
 * @returns How many directories are still to be made for it.
 * @throws {Refusal} When a directory is there, or a file stands where a directory on the way should be.
 */
export function checkPut(root: Directory, place: Place): number {
  if (isDirectory(find(root, place))) throw new Refusal(400, [`${place.field} is a directory.`]);
  return missingParents(root, place);
}

/** Puts a file at a place, and makes the directories on the way. */
export function put(root: Directory, place: Place, file: File): void {
  makeParent(root, place).set(last(place), file);
}

/**
 * Checks that a file or directory can be moved.
 *
 * @returns How many directories are still to be made for it.
 * @throws {Refusal} With 404 when nothing is there, with 400 when it cannot go where it should.
 */
export function checkMove(root: Directory, source: Place, destination: Place): number {
  const moved = find(root, source);
  const target = find(root, destination);
  const refuse = (why: string): never => {
    throw new Refusal(400, [`${destination.field} ${why}`]);
  };
  if (!moved) throw new Refusal(404, [], `There is no file or directory at ${source.field}.`);
  if (isDirectory(moved) && isWithin(destination, source)) refuse(`lies inside of ${source.field}.`);
  if (isDirectory(moved) && isDirectory(target) && target.size > 0) refuse("is a directory that is not empty.");
  if (isDirectory(moved) && target && !isDirectory(target)) refuse(`is a file, but ${source.field} is a directory.`);
  if (!isDirectory(moved) && isDirectory(target)) refuse(`is a directory, but ${source.field} is a file.`);
  return missingParents(root, destination);
}

/** Moves what is at one place to another, over what is there, and makes the directories on the way. */
export function move(root: Directory, source: Place, destination: Place): void {
  const moved = find(root, source) as Node;
  const parent = makeParent(root, destination);
  (find(root, { names: source.names.slice(0, -1) }) as Directory).delete(last(source));
  parent.set(last(destination), moved);
}

function missingParents(root: Directory, { field, names }: Place): number {
  let directory = root;
  for (const [depth, name] of names.slice(0, -1).entries()) {
    const next = directory.get(name);
    if (!next) return names.length - 1 - depth;
    if (!isDirectory(next)) {
      throw new Refusal(400, [`${field} goes through /${names.slice(0, depth + 1).join("/")}, which is a file.`]);
    }
    directory = next;
  }
  return 0;
}

function makeParent(root: Directory, { names }: Place): Directory {
  return names.slice(0, -1).reduce((directory, name) => {
    if (!directory.has(name)) directory.set(name, new Map());
    return directory.get(name) as Directory;
  }, root);
}

function last({ names }: Place): string {
  return names.at(-1) as string;
}
