/** The files of all browser sessions: names in memory, bytes in the storage. */
import type { Readable } from "node:stream";
import { block, type StoredBytes } from "../storage.js";
import type { Area, World } from "./base/area.js";
import { type FilePath, filePath } from "./file-path.js";
import type { Sessions } from "./sessions/index.js";
import { allIn, checkPut, type Directory, type File, find, isDirectory, move, put } from "./tree.js";

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
  /** Gives a file of an active session, if it is there. */
  get: (session: string, path: string) => StoredFile | undefined;
}

type Operation = "writeFile" | "movePath";

/** Makes the files, of which there are none yet. */
export function createFiles({ storage }: World, sessions: Sessions) {
  const rootOf = sessions.each((session) => {
    const root: Directory = new Map();
    sessions.whenEnded(session, () => void removeAll(root));
    return root;
  });

  /** Gives back what a tree takes. */
  async function removeAll(root: Directory): Promise<void> {
    const nodes = [...allIn(root)];
    root.clear();
    storage.free(nodes.filter(isDirectory).length * block);
    await Promise.all(nodes.map(async (node) => isDirectory(node) || node.bytes.remove()));
  }

  /** Puts a file where it belongs. What it takes is counted first, so that a refusal changes nothing. */
  function place(root: Directory, path: FilePath, mode: string, bytes: StoredBytes): File | undefined {
    const replaced = find(root, path);
    storage.take(block * checkPut(root, path));
    const old = replaced && !isDirectory(replaced) ? replaced : undefined;
    put(root, path, { mode: old?.mode ?? mode, bytes }); // the service keeps the mode of a file that is there
    return old;
  }

  return {
    handlers: {
      async writeFile({ path: { id }, query, body }) {
        const session = sessions.get(id);
        const path = filePath("path", query.path);
        checkPut(rootOf(session), path);
        const bytes = await storage.store(body);
        try {
          sessions.get(id); // it may have ended in the meantime
          const replaced = place(rootOf(session), path, query.mode as string, bytes);
          await replaced?.bytes.remove();
        } catch (error) {
          await bytes.remove();
          throw error;
        }
        return { status: 200 };
      },
      async movePath({ path: { id }, body }) {
        const root = rootOf(sessions.get(id));
        const replaced = move(root, filePath("src_path", body.src_path), filePath("dest_path", body.dest_path));
        await replaced?.bytes.remove();
        return { status: 200 };
      },
    },
    seed: () => Promise.resolve(),
    async clear() {
      await Promise.all(sessions.active().map((session) => removeAll(rootOf(session))));
    },
    get(id: string, path: string): StoredFile | undefined {
      const session = sessions.peek(id);
      const node = session && find(rootOf(session), filePath("path", path));
      if (!node || isDirectory(node)) return undefined;
      const { mode, bytes } = node;
      return { mode, size: bytes.size, stream: () => bytes.stream() };
    },
  } satisfies Area<Operation> & Files;
}
