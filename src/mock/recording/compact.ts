/** Shortens a long history: what was deleted, and nothing else builds upon, need not be made again. */
import type { Contract, ParsedRequest } from "../../contract/index.js";
import type { Ids } from "../journal/ids.js";
import type { JournalEntry } from "../journal/journal.js";

/** A resource that was made and deleted, with everything that was done to it. */
interface Deleted {
  /** Its id and its name, and the ids that calls below it gave. */
  names: Set<string>;
  /** In order: from the call that made it to the one that deleted it. */
  entries: Set<JournalEntry>;
  from: number;
  until: number;
}

/**
 * Returns the entries without those of resources that were made and deleted, if all that they mention is their own.
 *
 * @param entries In the order in which they were made.
 */
export function compact(contract: Contract, ids: Ids, entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const byTarget = new Map<string, JournalEntry[]>();
  const byMention = new Map<string, JournalEntry[]>();
  for (const entry of entries) {
    const target = targetOf(entry);
    if (target !== undefined) addTo(byTarget, target, entry);
    for (const text of new Set(textsIn(entry.input))) addTo(byMention, text, entry);
  }
  const dropped = new Set<JournalEntry>();
  for (const entry of entries) {
    const deleted = entry.given !== undefined && ids.makesId(entry.call) ? follow(entry) : undefined;
    if (deleted && isAlone(deleted)) for (const one of deleted.entries) dropped.add(one);
  }
  return entries.filter((entry) => !dropped.has(entry));

  /** Follows a resource to its deletion; undefined if it was not deleted. */
  function follow(made: JournalEntry): Deleted | undefined {
    const { name } = ((made.input as ParsedRequest).body ?? {}) as { name?: unknown };
    const own = [made.given as string, ...typeof name === "string" ? [name] : []];
    const from = made.number;
    const until = Math.min(...own.map((text) => deletionAfter(byTarget.get(text) ?? [], from)));
    if (until === Infinity) return undefined;
    const names = new Set(own);
    const all = new Set([made, ...own.flatMap((text) => between(byTarget.get(text), from, until))]);
    for (const { given } of all) { // what is added on the way is visited, too
      if (given === undefined || names.has(given)) continue;
      names.add(given);
      for (const entry of byTarget.get(given) ?? []) all.add(entry);
    }
    return { names, entries: all, from, until };
  }

  /** Returns the number of the first deletion after another call, in what is about one resource. */
  function deletionAfter(calls: readonly JournalEntry[], number: number): number {
    for (let index = indexOf(calls, number + 1); index < calls.length; index++) {
      const entry = calls[index] as JournalEntry;
      if (contract.byId.get(entry.call)?.method === "DELETE" && isAboutItself(entry)) return entry.number;
    }
    return Infinity;
  }

  /** Whether nothing else mentions a resource while it exists, and its calls mention nothing else. */
  function isAlone({ names, entries: own, from, until }: Deleted): boolean {
    const mentions = [...names].flatMap((name) => between(byMention.get(name), from, until));
    return mentions.every((entry) => own.has(entry)) && [...own].every(({ input }) => !refersToOthers(input));
  }
}

/** Returns the calls whose numbers are between two, of a list in that order. */
function between(calls: readonly JournalEntry[] = [], from: number, until: number): JournalEntry[] {
  return calls.slice(indexOf(calls, from), indexOf(calls, until + 1));
}

/** Returns the index of the first call with a number or a higher one: a name may have been used thousands of times. */
function indexOf(calls: readonly JournalEntry[], number: number): number {
  let [low, high] = [0, calls.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((calls[middle] as JournalEntry).number < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

function addTo(map: Map<string, JournalEntry[]>, key: string, entry: JournalEntry): void {
  const entries = map.get(key);
  if (entries) entries.push(entry);
  else map.set(key, [entry]);
}

/** Returns the id or name of what a call is about. */
function targetOf({ call, input }: JournalEntry): string | undefined {
  if (call === "use") return (input as string[])[0];
  const { path = {} } = input as Partial<ParsedRequest>;
  return Object.values(path)[0] as string | undefined;
}

/** Whether a call is about a resource itself, and not about something below it. */
function isAboutItself({ input }: JournalEntry): boolean {
  return Object.keys((input as ParsedRequest).path).length === 1;
}

/** Whether a body may name another resource, which the call may have changed. */
function refersToOthers(input: unknown): boolean {
  const { body } = input as Partial<ParsedRequest>;
  return JSON.stringify(body ?? null, (name, value: unknown) =>
    name !== "" && /(?:^|_)ids?$|^(?:profile|proxy|pool|extensions)/.test(name) ? "\u0000" : value).includes("\\u0000");
}

/** Returns every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  return Object.values(value).flatMap(textsIn);
}
