/** What of the contract was seen: a fixed list of names, so that memory does not grow with the traffic. */

/** Declared names, each with whether it was seen. */
export type Tally = Map<string, boolean>;

/** What was seen of declared names, and what was not, each in the order of the contract. */
export interface Seen {
  seen: string[];
  unseen: string[];
}

/** Creates a tally of which nothing was seen. */
export function createTally(names: Iterable<string> = []): Tally {
  return new Map([...names].map((name) => [name, false]));
}

/** Notes a name, if it is declared. Returns whether it is. */
export function note(tally: Tally, name: string): boolean {
  const isDeclared = tally.has(name);
  if (isDeclared) tally.set(name, true);
  return isDeclared;
}

/** Returns the names of a tally. */
export function seenIn(tally: Tally): Seen {
  const names = [...tally.keys()];
  return { seen: names.filter((name) => tally.get(name)), unseen: names.filter((name) => !tally.get(name)) };
}
