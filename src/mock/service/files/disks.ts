/** The disks of the browser sessions: names in memory, bytes in the storage. */
import type { World } from "../base/area.js";
import type { Session, Sessions } from "../sessions/index.js";
import type { FilePath } from "./file-path.js";
import { createGrowth, type Growth } from "./growth.js";
import { isDirectory, type Node, within } from "./node.js";
import { startTree } from "./start.js";
import type { Put } from "./changes.js";
import { createTree, type Tree } from "./tree.js";
import { createWatches, type Watches } from "./watches.js";

export interface Disk {
  tree: Tree;
  watches: Watches;
  growth: Growth;
}

/** What is to be at a path: a file with the bytes that are read, or a directory. */
export interface Source {
  path: FilePath;
  mode: string;
  read?: () => AsyncIterable<Uint8Array>;
}

export interface Disks {
  /** The disk of a session. */
  of(session: Session): Disk;
  /**
   * The disk of an active session.
   *
   * @throws {HttpError} With 404 when there is none.
   */
  get(id: string): Disk;
  /** Stores files, and puts them where they belong once all of them are there. A refusal leaves nothing of them. */
  store(id: string, sources: Iterable<Source> | AsyncIterable<Source>): Promise<void>;
  /** Gives back what files and directories take, with everything in them. */
  discard(nodes: Node[]): Promise<void>;
  /** Ends every watch, and removes everything. */
  clear(): Promise<void>;
}

export function createDisks(world: World, sessions: Sessions): Disks {
  const { storage } = world;
  const all = new Set<Disk>();
  const of = sessions.each((session) => {
    const watches = createWatches(world.budget);
    const growth = createGrowth();
    const tree = createTree(world, startTree(session.createdAt), (...told) => {
      watches.tell(...told);
      growth.tell(...told);
    });
    const disk = { tree, watches, growth };
    all.add(disk);
    sessions.whenEnded(session, () => {
      all.delete(disk);
      void empty(disk);
    });
    return disk;
  });
  const get = (id: string) => of(sessions.get(id));

  async function discard(nodes: Node[]): Promise<void> {
    const removals: Promise<void>[] = [];
    for (const [, node] of nodes.flatMap((node) => [...within("", node)])) {
      if (isDirectory(node)) storage.free(node.takes);
      else removals.push(node.bytes.remove());
    }
    await Promise.all(removals);
  }

  async function empty({ tree: { root }, watches, growth }: Disk): Promise<void> {
    watches.end();
    growth.end();
    const nodes = [...root.entries.values()];
    root.entries.clear();
    await discard(nodes);
  }

  return {
    of,
    get,
    async store(id, sources) {
      const puts: Put[] = [];
      let replaced: Node[];
      try {
        for await (const { path, mode, read } of sources) {
          puts.push({ path, mode, bytes: read && await storage.store(read()) });
        }
        replaced = get(id).tree.put(puts); // the session may have ended in the meantime
      } catch (error) {
        for (const { bytes } of puts) await bytes?.remove();
        throw error;
      }
      await discard(replaced);
    },
    discard,
    async clear() {
      await Promise.all([...all].map(empty));
    },
  };
}
