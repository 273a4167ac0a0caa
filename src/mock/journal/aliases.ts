/** Ids of another server that a mock could not give again: what refers to one means the id that the mock gave. */

/** Creates an empty list of aliases. */
export function createAliases() {
  const ids = new Map<string, string>();

  function replace(value: unknown): unknown {
    if (ids.size === 0) return value;
    if (typeof value === "string") return ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== "object" || value === null || value instanceof Blob) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replace(member)]));
  }

  return {
    /** Notes that `id` stands for `given`, unless they are the same. */
    add(given: string, id: string): void {
      if (given !== id) ids.set(given, id);
    },
    /** Returns a value with the ids of the mock in place of the others. */
    replace,
  };
}
