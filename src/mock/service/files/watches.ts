/** The watches of one browser session: each tells what happens in a directory, or to a file. */
import type { FileSystemEvent } from "../../../../generated/openapi.js";
import type { Budget } from "../base/budget.js";
import { createCollection, newId, tooMany } from "../base/collection.js";
import type { FilePath } from "./file-path.js";
import { infoOf } from "./info.js";
import { isDirectory } from "./node.js";
import { createQueue, type Queue } from "./queue.js";
import type { Tell } from "./tree.js";

/** A watch on a path: whatever is there, the watch is on it. */
interface Watch {
  id: string;
  path: FilePath;
  isRecursive: boolean;
  events: Queue<FileSystemEvent>;
}

/** What a watch is started with, beside its path. */
interface Start {
  isRecursive?: boolean | undefined;
  id?: string;
  /** What happened before. */
  events?: readonly FileSystemEvent[] | undefined;
}

export interface Watches {
  /**
   * Starts to watch a directory or a file.
   *
   * @throws {HttpError} When there are too many watches.
   */
  start(path: FilePath, start?: Start): Watch;
  /**
   * Finds a watch.
   *
   * @throws {HttpError} With 404 when there is none.
   */
  get(id: string): Watch;
  stop(watch: Watch): void;
  tell: Tell;
  /** Stops all of them. */
  end(): void;
}

/** How many watches a session may have: what Linux allows by default (`fs.inotify.max_user_instances`). */
const mostWatches = 128;
/** How many events a watch keeps. */
const mostEvents = 100;

export function createWatches(budget: Budget): Watches {
  const watches = createCollection<Watch>("file watch", budget);

  return {
    start(path, { isRecursive = false, id = newId("wt"), events } = {}) {
      if (watches.all().length >= mostWatches) {
        throw tooMany(`This mock keeps ${mostWatches} file watches of a browser session. Stop one.`);
      }
      return watches.add({ id, path, isRecursive, events: createQueue(mostEvents, events) });
    },
    get: watches.get,
    stop(watch) {
      watches.remove(watch);
      watch.events.end();
    },
    tell(type, path, node) {
      for (const { path: { text, prefix }, isRecursive, events } of watches.all()) {
        const isIn = path.startsWith(prefix) && (isRecursive || !path.includes("/", prefix.length));
        const isItself = path === text && (isDirectory(node) ? type === "DELETE" : type !== "CREATE");
        if (!isIn && !isItself) continue;
        const { name, is_dir } = infoOf(path, node);
        events.add({ type, name, path, is_dir });
      }
    },
    end() {
      for (const { events } of watches.all()) events.end();
      watches.clear();
    },
  };
}
