/** The disks of the browser sessions: names are in memory, bytes in the storage. */
import { HttpError } from "../../../server/http-error.js";
import type { AreaContext } from "../../base/area.js";
import type { NodeToPut } from "../../model/files/changes.js";
import type { FileSource, OpenDisk } from "../../model/files/disk.js";
import { isDirectory, type TreeNode, walkTree } from "../../model/files/node.js";
import { createTree, type Tree } from "../../model/files/tree.js";
import type { Session } from "../../model/session.js";
import type { Sessions } from "../../model/sessions.js";
import { createGrowth, type Growth } from "./growth.js";
import { startTree } from "./start.js";
import { createWatches, type Watches } from "./watches.js";

export interface Disk {
  tree: Tree;
  watches: Watches;
  growth: Growth;
}

export interface Disks {
  /** The disk of a session. */
  of(session: Session): Disk;
  /**
   * The disk of an active session.
   *
   * @throws {HttpError} With 404 if there is none.
   */
  get(id: string): Disk;
  /** Stores files, and puts them at their paths once all are stored. After an error, none of them remains. */
  store(id: string, sources: Iterable<FileSource> | AsyncIterable<FileSource>): Promise<void>;
  /** Opens the disk of a session. */
  open: (session: Session) => OpenDisk;
  /** Frees the storage of files and directories, with everything in them. */
  discard: (nodes: TreeNode[]) => Promise<void>;
  /** Ends every watch, and removes everything. */
  clear(): Promise<void>;
}

export function createDisks(context: AreaContext, sessions: Sessions, runsCommands: boolean): Disks {
  const { storage } = context;
  const all = new Set<Disk>();
  const of = sessions.perSession((session) => {
    const tree = createTree(context, startTree(session.createdAt, runsCommands));
    const { listeners } = tree;
    const disk = { tree, watches: createWatches(context, listeners), growth: createGrowth(listeners) };
    all.add(disk);
    sessions.whenEnded(session, () => {
      all.delete(disk);
      void empty(disk);
    });
    return disk;
  });
  const get = (id: string) => of(sessions.get(id));

  async function discard(nodes: TreeNode[]): Promise<void> {
    const removals: Promise<void>[] = [];
    for (const [, node] of nodes.flatMap((node) => [...walkTree("", node)])) {
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

  async function store(sources: Iterable<FileSource> | AsyncIterable<FileSource>, tree: () => Tree): Promise<void> {
    const puts: NodeToPut[] = [];
    let replaced: TreeNode[];
    try {
      for await (const { read, ...put } of sources) {
        puts.push({ ...put, bytes: read && await storage.store(read()) });
      }
      replaced = tree().put(puts); // the session may have ended meanwhile
    } catch (error) {
      for (const { bytes } of puts) await bytes?.remove();
      throw error;
    }
    await discard(replaced);
  }

  return {
    of,
    get,
    store: (id, sources) => store(sources, () => get(id).tree),
    open(session) {
      const tree = () => {
        if (session.deletedAt !== undefined) throw new HttpError(404, [], "The session has ended.");
        return of(session).tree;
      };
      return { tree, store: (sources) => store(sources, tree), discard };
    },
    discard,
    async clear() {
      await Promise.all([...all].map(empty));
    },
  };
}
