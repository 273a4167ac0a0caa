/** Pairs of ids: those of a server, and those that the reference has for the same resources. */

export type IdPairs = ReturnType<typeof createIdPairs>;

/** Creates an empty set of pairs. */
export function createIdPairs() {
  const toReference = new Map<unknown, string>();
  const paired = new Set<unknown>();
  return {
    /** Returns the id that the reference has for the same resource; `undefined` if it is not known. */
    referenceOf: (id: unknown): string | undefined => toReference.get(id),
    /** Whether an id of the reference is in a pair. */
    hasReference: (id: unknown): boolean => paired.has(id),
    /** Whether two ids are of the same resource. Two that are in no pair yet become one. */
    match(id: string, ofReference: string): boolean {
      const known = toReference.get(id);
      if (known !== undefined) return known === ofReference;
      if (paired.has(ofReference)) return false;
      toReference.set(id, ofReference);
      paired.add(ofReference);
      return true;
    },
  };
}
