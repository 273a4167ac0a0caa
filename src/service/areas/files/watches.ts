/** The file watches of one browser session: each reports what happens in a directory, or to a file. */
import type { FileSystemEvent } from "../../../../generated/openapi.js";
import type { AreaContext } from "../../base/area.js";
import { createCollection, tooMany } from "../../base/collection.js";
import { createQueue, type Queue } from "../../base/queue.js";
import type { FilePath } from "../../model/files/file-path.js";
import { isDirectory } from "../../model/files/node.js";
import type { FileListener } from "../../model/files/tree.js";
import { infoOf } from "./info.js";

/** A watch on a path, whatever is at the path. */
interface FileWatch {
  id: string;
  path: FilePath;
  isRecursive: boolean;
  events: Queue<FileSystemEvent>;
}

/** The options of a watch. */
interface WatchOptions {
  isRecursive?: boolean | undefined;
  id?: string;
  /** Earlier events. */
  events?: readonly FileSystemEvent[] | undefined;
}

export interface Watches {
  /**
   * Starts watching a directory or a file.
   *
   * @throws {HttpError} If there are too many watches.
   */
  start(path: FilePath, start?: WatchOptions): FileWatch;
  /**
   * Finds a watch.
   *
   * @throws {HttpError} With 404 if there is none.
   */
  get(id: string): FileWatch;
  stop(watch: FileWatch): void;
  /** Stops all of them. */
  end(): void;
}

/** How many watches a session may have: what Linux allows by default (`fs.inotify.max_user_instances`). */
const maxWatches = 128;
/** How many events a watch keeps. */
const maxEvents = 100;

/**
 * Creates the watches of a session.
 *
 * @param listeners Those that get the changes of its files.
 */
export function createWatches(
  { budget, random }: Pick<AreaContext, "budget" | "random">,
  listeners: Set<FileListener>,
): Watches {
  const watches = createCollection<FileWatch>("file watch", budget);

  const listener: FileListener = (type, path, node) => {
    for (const { path: { text, prefix }, isRecursive, events } of watches.all()) {
      const isIn = path.startsWith(prefix) && (isRecursive || !path.includes("/", prefix.length));
      const isItself = path === text && (isDirectory(node) ? type === "DELETE" : type !== "CREATE");
      if (!isIn && !isItself) continue;
      const { name, is_dir } = infoOf(path, node);
      events.add({ type, name, path, is_dir });
    }
  };

  return {
    start(path, { isRecursive = false, id = random.id("wt"), events } = {}) {
      if (watches.all().length >= maxWatches) {
        throw tooMany(`This mock keeps at most ${maxWatches} file watches per browser session. Stop one.`);
      }
      listeners.add(listener);
      return watches.add({ id, path, isRecursive, events: createQueue(maxEvents, events) });
    },
    get: watches.get,
    stop(watch) {
      watches.remove(watch);
      if (watches.all().length === 0) listeners.delete(listener);
      watch.events.end();
    },
    end() {
      for (const { events } of watches.all()) events.end();
      watches.clear();
      listeners.delete(listener);
    },
  };
}
