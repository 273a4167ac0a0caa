/** The files of all browser sessions: names in memory, bytes in the storage. */
import { maxHeaderSize } from "node:http";
import type { Readable } from "node:stream";
import type { Handlers } from "../../operations.js";
import { block, type Storage, type StoredBytes } from "../storage.js";
import { type FilePath, filePath } from "./file-path.js";
import { allIn, checkPut, type Directory, find, isDirectory, move, type Node, put } from "./tree.js";

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
  handlers: Pick<Handlers, "writeFile" | "movePath">;
  get: (session: string, path: string) => StoredFile | undefined;
  /** Forgets every file. */
  reset: () => Promise<void>;
}

/** What a browser session takes: its id may be as long as the headers of a request. */
const sessionWeight = maxHeaderSize;

/** Makes the files, of which there are none yet. */
export function createFiles(storage: Storage): Files {
  const sessions = new Map<string, Directory>();
  const rootOf = (session: string): Directory => sessions.get(session) ?? new Map<string, Node>();

  /** Puts a file where it belongs. What it takes is counted first, so that a refusal changes nothing. */
  function place(session: string, path: FilePath, mode: string, bytes: StoredBytes) {
    const root = rootOf(session);
    const replaced = find(root, path);
    storage.take(block * checkPut(root, path) + (sessions.has(session) ? 0 : sessionWeight));
    sessions.set(session, root);
    const old = replaced && !isDirectory(replaced) ? replaced : undefined;
    put(root, path, { mode: old?.mode ?? mode, bytes }); // the service keeps the mode of a file that is there
    return old;
  }

  return {
    handlers: {
      async writeFile({ path: { id }, query, body }) {
        const path = filePath("path", query.path);
        checkPut(rootOf(id), path);
        const bytes = await storage.store(body);
        try {
          const replaced = place(id, path, query.mode as string, bytes);
          await replaced?.bytes.remove();
        } catch (error) {
          await bytes.remove();
          throw error;
        }
        return { status: 200 };
      },
      async movePath({ path: { id }, body }) {
        const replaced = move(rootOf(id), filePath("src_path", body.src_path), filePath("dest_path", body.dest_path));
        await replaced?.bytes.remove();
        return { status: 200 };
      },
    },
    get(session, path) {
      const node = find(rootOf(session), filePath("path", path));
      if (!node || isDirectory(node)) return undefined;
      const { mode, bytes } = node;
      return { mode, size: bytes.size, stream: () => bytes.stream() };
    },
    async reset() {
      const nodes = [...sessions.values()].flatMap((root) => [...allIn(root)]);
      storage.free(sessions.size * sessionWeight + nodes.filter(isDirectory).length * block);
      sessions.clear();
      await Promise.all(nodes.map(async (node) => isDirectory(node) || node.bytes.remove()));
    },
  };
}
