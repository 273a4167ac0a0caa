/** The latest of something, within a number and a size: the oldest make room for what comes. */

export interface Latest<T> {
  /** All that are kept, the oldest first. */
  readonly all: readonly T[];
  /**
   * Adds an entry.
   *
   * @param size How much it takes, in bytes.
   */
  add: (entry: T, size: number) => void;
  clear: () => void;
}

/**
 * Makes an empty list.
 *
 * @param most How many entries it keeps.
 * @param mostBytes How much they may take together.
 */
export function createLatest<T>(most: number, mostBytes: number): Latest<T> {
  const all: T[] = [];
  const sizes: number[] = [];
  let bytes = 0;
  return {
    all,
    add(entry, size) {
      all.push(entry);
      sizes.push(size);
      bytes += size;
      while (all.length > most || bytes > mostBytes) {
        all.shift();
        bytes -= sizes.shift() ?? 0;
      }
    },
    clear() {
      all.length = sizes.length = bytes = 0;
    },
  };
}
