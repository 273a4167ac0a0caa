/** What is added to the files of one browser session, for those who follow a file as `tail -f` does. */
import { type File, isDirectory } from "./node.js";
import { createQueue } from "./queue.js";
import type { Tell } from "./tree.js";

/** A piece of what has been added to a file. */
export interface Piece {
  bytes: Uint8Array;
  /** Whether the file has become shorter than it was, so that it is read from its start again. */
  isFromStart: boolean;
}

export interface Growth {
  /**
   * Follows a file by its path: whoever writes there adds to it. It goes on until the session ends.
   *
   * @param path The normalised path.
   * @param from How many bytes of it are known.
   */
  follow(path: string, from: number): AsyncIterableIterator<Piece>;
  tell: Tell;
  /** Ends every stream. */
  end(): void;
}

/** Somebody who follows a file. */
interface Follower {
  path: string;
  tell(file: File): void;
  end(): void;
}

export function createGrowth(): Growth {
  const followers = new Set<Follower>();

  return {
    follow(path, from) {
      let latest: File | undefined; // what comes while a piece is read is read next, as it is then
      const changes = createQueue<true>(1);
      const follower: Follower = {
        path,
        tell(file) {
          latest = file;
          changes.add(true);
        },
        end: () => changes.end(),
      };
      followers.add(follower);

      async function* pieces(): AsyncGenerator<Piece, undefined> {
        let known = from;
        for await (const _ of changes.read()) {
          const { bytes: stored } = latest as File;
          let isFromStart = stored.size < known;
          if (isFromStart) known = 0;
          let passed = 0;
          for await (const chunk of await stored.open() as AsyncIterable<Uint8Array>) {
            const bytes = chunk.subarray(Math.max(known - passed, 0));
            passed += chunk.length;
            if (bytes.length === 0) continue;
            yield { bytes, isFromStart };
            isFromStart = false;
          }
          known = stored.size;
        }
      }
      return endable(pieces(), () => {
        followers.delete(follower);
        changes.end();
      });
    },
    tell(type, path, node) {
      if (isDirectory(node) || !["WRITE", "CREATE"].includes(type)) return;
      for (const follower of followers) {
        if (follower.path === path) follower.tell(node);
      }
    },
    end() {
      for (const follower of followers) follower.end();
      followers.clear();
    },
  };
}

/**
 * Gives a stream that can be left also while it waits, as a generator by itself cannot.
 *
 * @param end Has the generator wait no longer.
 */
export function endable<T>(
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
