/**
 * The file system of a shell: the files of a session, as the file operations see them. Paths are POSIX, and nothing is
 * above the root.
 */
import type { FsStat, IFileSystem } from "just-bash";
import { readAll } from "../bytes.js";
import type { OpenDisk } from "../service/model/files/disk.js";
import { type FileNode, findNode, isDirectory, type TreeNode, walkTree } from "../service/model/files/node.js";
import type { Tree } from "../service/model/files/tree.js";
import { attempt, createLookup, fileError } from "./lookup.js";

/** The operations that a shell needs; it implements the rest of the interface itself. */
export type ShellFiles = Pick<
  IFileSystem,
  "readFileBuffer" | "appendFile" | "exists" | "stat" | "mkdir" | "readdir" | "rm" | "cp" | "mv" | "chmod" | "utimes"
> & Required<Pick<IFileSystem, "readdirWithFileTypes">> & {
  writeFile: (path: string, content: Uint8Array) => Promise<void>;
};

/** The maximum size of a file that a command reads as a whole. */
const maxReadBytes = 2 ** 25;

/** Appends to the files of a session run one after the other, so that none is lost. */
const appends = new WeakMap<Tree, Promise<void>>();

export function createShellFiles({ tree, store, discard }: OpenDisk): ShellFiles {
  const { at, nodeAt, directoryAt, fileAt } = createLookup(tree);

  /**
   * Puts a file, and makes missing parent directories, as the file operations do: just-bash would end a whole script at
   * a failed redirection.
   */
  async function put(path: string, read: () => AsyncIterable<Uint8Array>, mode = "644"): Promise<void> {
    const to = at(path);
    if (isDirectory(findNode(tree().root, to))) throw fileError("EISDIR", path);
    await attempt(path, () => store([{ path: to, mode, read }]));
  }

  async function append(path: string, content: Uint8Array): Promise<void> {
    const before = findNode(tree().root, at(path));
    if (before && content.length === 0) return;
    await put(path, async function* () {
      if (before && !isDirectory(before)) yield* await before.bytes.open();
      yield content;
    });
  }

  return {
    async readFileBuffer(path) {
      const { bytes } = fileAt(path);
      if (bytes.size > maxReadBytes) throw fileError("EFBIG", path);
      return readAll(await bytes.open());
    },
    writeFile: (path, content) => put(path, () => once(content)),
    async appendFile(path, content) {
      const done = (appends.get(tree()) ?? Promise.resolve()).then(() => append(path, content as Uint8Array));
      appends.set(tree(), done.catch(() => {}));
      await done;
    },
    exists: (path) => Promise.resolve().then(() => findNode(tree().root, at(path)) !== undefined).catch(() => false),
    stat: async (path) => Promise.resolve(statOf(nodeAt(path))),
    async mkdir(path, { recursive = false } = {}) {
      const to = at(path);
      const there = findNode(tree().root, to);
      if (there && (!recursive || !isDirectory(there))) throw fileError("EEXIST", path);
      if (!recursive) directoryAt(`${to.text}/..`);
      await attempt(path, () => store([{ path: to, mode: "755" }]));
    },
    readdir: async (path) => Promise.resolve([...directoryAt(path).entries.keys()]),
    readdirWithFileTypes: async (path) => Promise.resolve([...directoryAt(path).entries].map(([name, node]) =>
      ({ name, isFile: !isDirectory(node), isDirectory: isDirectory(node), isSymbolicLink: false }))),
    async rm(path, { recursive = false, force = false } = {}) {
      const node = findNode(tree().root, at(path));
      if (!node) {
        if (force) return;
        throw fileError("ENOENT", path);
      }
      if (node === tree().root) throw fileError("EPERM", path);
      if (isDirectory(node) && !recursive && node.entries.size > 0) throw fileError("ENOTEMPTY", path);
      await discard(tree().remove(at(path)));
    },
    async cp(source, destination, { recursive = false } = {}) {
      const node = nodeAt(source);
      directoryAt(`${at(destination).text}/..`);
      if (!isDirectory(node)) return put(destination, () => readBytes(node), node.mode);
      if (!recursive) throw fileError("EISDIR", source);
      const sources = [...walkTree(at(destination).text, node)].map(([path, node]) =>
        ({ path: at(path), mode: node.mode, ...!isDirectory(node) && { read: () => readBytes(node) } }));
      await attempt(destination, () => store(sources));
    },
    async mv(source, destination) {
      nodeAt(source);
      await attempt(destination, async () => discard(tree().move(at(source), at(destination))));
    },
    async chmod(path, mode) {
      nodeAt(path).mode = (mode & 0o777).toString(8).padStart(3, "0");
      return Promise.resolve();
    },
    async utimes(path, _, modTime) {
      const year = modTime.getUTCFullYear();
      if (!(year >= 0 && year <= 9999)) throw fileError("EINVAL", path); // RFC 3339 has four digits for the year
      nodeAt(path).modTime = modTime.toISOString();
      return Promise.resolve();
    },
  };
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(content);
}

async function* readBytes({ bytes }: FileNode): AsyncGenerator<Uint8Array> {
  yield* await bytes.open();
}

function statOf(node: TreeNode): FsStat {
  return {
    isFile: !isDirectory(node),
    isDirectory: isDirectory(node),
    isSymbolicLink: false,
    mode: parseInt(node.mode, 8),
    size: isDirectory(node) ? 0 : node.bytes.size,
    mtime: new Date(node.modTime),
  };
}
