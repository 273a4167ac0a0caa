/** The files of all browser sessions: names in memory, bytes in a private temporary directory, both within a bound. */
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { maxHeaderSize } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Place } from "./place.js";
import { Refusal } from "./refusal.js";
import { allIn, checkMove, checkPut, type Directory, find, isDirectory, move, type Node, put } from "./tree.js";

/** A stored file. */
export interface StoredFile {
  /** Octal mode, such as `"644"`. */
  mode: string;
  /** Size in bytes. */
  size: number;
  /** Reads the bytes. */
  stream(): Readable;
}

export interface Files {
  /** Stores a file once all its bytes are there. Until then, and when they break off, the old one stays. */
  write(session: string, place: Place, mode: string, bytes: Readable): Promise<void>;
  /** Moves a file, or a directory with everything in it. */
  move(session: string, source: Place, destination: Place): Promise<void>;
  get(session: string, place: Place): StoredFile | undefined;
  /** Forgets every file. */
  reset(): Promise<void>;
  /** Removes the directory. */
  close(): Promise<void>;
}

/** What a file or a directory takes beside its bytes: a block, as on a disk. It bounds how many there can be. */
const block = 4096;
/** What a browser session takes: its id may be as long as the headers of a request. */
const sessionWeight = maxHeaderSize;

const weight = (node: Node) => isDirectory(node) ? block : block + node.size;

/**
 * Makes an empty store. No name that a request gives becomes a name on this machine: each file's bytes lie under a
 * number.
 *
 * @param limit How much the files may take, in MiB.
 */
export function createFiles(limit: number): Files {
  const sessions = new Map<string, Directory>();
  let folder: Promise<string> | undefined;
  let files = 0;
  let used = 0;

  function take(bytes: number): number {
    if (used + bytes > limit * 2 ** 20) {
      const problem = `The files would take more than the ${limit} MiB that this mock keeps.`;
      throw new Refusal(400, [`${problem} Reset it, or start it with more storage.`], undefined, "storage_full");
    }
    used += bytes;
    return bytes;
  }
  async function forget(nodes: Node[]): Promise<void> {
    for (const node of nodes) used -= weight(node);
    await Promise.all(nodes.map(async (node) => isDirectory(node) || rm(node.blob, { force: true })));
  }
  const rootOf = (session: string) => sessions.get(session) ?? new Map<string, Node>();

  return {
    async write(session, place, mode, bytes) {
      checkPut(rootOf(session), place);
      folder ??= mkdtemp(join(tmpdir(), "cloud-browser-contract-"));
      const blob = join(await folder, `${files++}`);
      let size = 0;
      async function* metered() {
        // A request that is destroyed takes its connection with it: then nobody could be told what is wrong.
        for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
          size += take(chunk.length);
          yield chunk;
        }
      }
      let root;
      try {
        await writeFile(blob, metered(), { flag: "wx", mode: 0o600 });
        root = rootOf(session);
        take(block + block * checkPut(root, place) + (sessions.has(session) ? 0 : sessionWeight));
      } catch (error) {
        used -= size;
        await rm(blob, { force: true });
        throw error;
      }
      const replaced = find(root, place);
      sessions.set(session, root);
      put(root, place, { mode, size, blob });
      if (replaced) await forget([replaced]);
    },
    async move(session, source, destination) {
      const root = rootOf(session);
      take(block * checkMove(root, source, destination));
      const replaced = find(root, destination);
      const moved = find(root, source);
      move(root, source, destination);
      if (replaced && replaced !== moved) await forget([replaced]);
    },
    get(session, place) {
      const node = find(rootOf(session), place);
      if (!node || isDirectory(node)) return undefined;
      return { mode: node.mode, size: node.size, stream: () => createReadStream(node.blob) };
    },
    async reset() {
      const nodes = [...sessions.values()].flatMap((root) => [...allIn(root)]);
      used -= sessions.size * sessionWeight;
      sessions.clear();
      await forget(nodes);
    },
    async close() {
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}
