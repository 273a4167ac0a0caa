/** A list that keeps its latest entries, up to a number and a total size. */

export interface BoundedList<T> {
  /** The entries, oldest first. */
  readonly all: readonly T[];
  /**
   * Adds an entry. The oldest are removed to make room for it.
   *
   * @param size Its size, in bytes.
   */
  add: (entry: T, size: number) => void;
  clear: () => void;
}

/**
 * Creates an empty list.
 *
 * @param maxEntries How many entries it keeps.
 * @param maxBytes The total size of its entries.
 */
export function createBoundedList<T>(maxEntries: number, maxBytes: number): BoundedList<T> {
  const all: T[] = [];
  const sizes: number[] = [];
  let bytes = 0;
  return {
    all,
    add(entry, size) {
      all.push(entry);
      sizes.push(size);
      bytes += size;
      while (all.length > maxEntries || bytes > maxBytes) {
        all.shift();
        bytes -= sizes.shift() ?? 0;
      }
    },
    clear() {
      all.length = 0;
      sizes.length = 0;
      bytes = 0;
    },
  };
}
