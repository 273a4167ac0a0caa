/** The bytes that are added to the files of one browser session, for readers such as `tail -f`. */
import { createQueue } from "../../base/queue.js";
import { type FileNode, isDirectory } from "../../model/files/node.js";
import type { FileListener } from "../../model/files/tree.js";

/** Bytes that were added to a file. */
export interface AppendedBytes {
  bytes: Uint8Array;
  /** Whether the file became shorter, so that it is read from its start again. */
  isFromStart: boolean;
}

export interface Growth {
  /**
   * Follows the file at a path, until the session ends.
   *
   * @param path The normalised path.
   * @param from How many bytes of it are known.
   */
  follow(path: string, from: number): AsyncIterableIterator<AppendedBytes>;
  /** Ends every stream. */
  end(): void;
}

/**
 * Creates the growth of the files of a session.
 *
 * @param listeners Those that get the changes of its files.
 */
export function createGrowth(listeners: Set<FileListener>): Growth {
  const stops = new Set<() => void>();

  return {
    follow(path, from) {
      let latest: FileNode | undefined; // changes during a read are read next
      const changes = createQueue<true>(1);
      const listener: FileListener = (type, changed, node) => {
        if (changed !== path || isDirectory(node) || !["WRITE", "CREATE"].includes(type)) return;
        latest = node;
        changes.add(true);
      };
      listeners.add(listener);
      const stop = () => {
        listeners.delete(listener);
        stops.delete(stop);
        changes.end();
      };
      stops.add(stop);

      async function* pieces(): AsyncGenerator<AppendedBytes, undefined> {
        let known = from;
        for await (const _ of changes.read()) {
          const { bytes: stored } = latest as FileNode;
          let isFromStart = stored.size < known;
          if (isFromStart) known = 0;
          let passed = 0;
          for await (const chunk of await stored.open()) {
            const bytes = chunk.subarray(Math.max(known - passed, 0));
            passed += chunk.length;
            if (bytes.length === 0) continue;
            yield { bytes, isFromStart };
            isFromStart = false;
          }
          known = stored.size;
        }
      }
      return withEarlyReturn(pieces(), stop);
    },
    end() {
      for (const stop of stops) stop();
    },
  };
}

/**
 * Wraps a generator, so that `return()` ends it even while it waits.
 *
 * @param end Ends the wait of the generator.
 */
export function withEarlyReturn<T>(
  generator: AsyncGenerator<T, undefined>,
  end: () => unknown,
): AsyncIterableIterator<T, undefined> {
  return {
    next: () => generator.next(),
    async return() {
      await end();
      return generator.return(undefined);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
