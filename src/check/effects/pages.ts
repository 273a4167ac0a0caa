/** Lists, page by page. */
import { isObject, valueAt } from "../../openapi/index.js";
import { nameOf } from "../fixtures/binding.js";
import type { Parts } from "../cases/index.js";
import { isSuccess, parsed } from "../http/outcome.js";
import { clauseOf, type Operation } from "../operations.js";
import type { Outcome } from "../http/send.js";
import type { Seen } from "./effect.js";
import { createMade, type Means } from "./made.js";
import type { Listing, Resource } from "./resources.js";

/** How many pages of a list are looked through. */
const mostPages = 20;
/** How often a list is read that others change meanwhile: an entry that is added moves the others to other pages. */
const mostWalks = 5;

/** The pages of a list from its start, as far as they are looked through. */
interface Pages {
  pages: unknown[][];
  /** The answer with the last one. */
  outcome: Outcome;
  /** Whether these are all that there are. */
  isWhole: boolean;
}

async function readPages(
  fixtures: Means["fixtures"],
  list: Operation,
  path: NonNullable<Parts["path"]> = {},
  limit?: number,
): Promise<Pages> {
  const pages: unknown[][] = [];
  const usual: [string, string][] = limit === undefined ? [] : [["limit", String(limit)]];
  let query = usual;
  for (;;) {
    const { outcome } = await fixtures.sendAsIs(list, { path, query });
    const page = isSuccess(outcome) ? parsed(outcome.answer?.text ?? "") : undefined;
    if (!Array.isArray(page)) return { pages, outcome, isWhole: false };
    pages.push(page);
    const next = outcome.answer?.headers.get("X-Has-More") === "true" && outcome.answer.headers.get("X-Next-Offset");
    if (typeof next !== "string") return { pages, outcome, isWhole: true };
    if (pages.length === mostPages) return { pages, outcome, isWhole: false };
    query = [...usual, ["offset", next]];
  }
}

/** Reads a list, and gives its entries and their ids. */
export async function readList(fixtures: Means["fixtures"], { operation, pointer }: Listing) {
  const { pages, ...rest } = await readPages(fixtures, operation);
  const entries = pages.flat();
  return { ...rest, entries, ids: entries.map((entry) => nameOf(valueAt(entry, pointer))) };
}

/** Whether a list has pages: it takes how many entries, and from where on. */
export function isPaged({ method, parameters }: Operation): boolean {
  return method === "GET" && ["limit", "offset"].every((name) => parameters.some((one) => one.name === name));
}

/**
 * Checks that a page has as many entries as are asked for at most, and that each entry comes once.
 *
 * @param resource What is created where the list has too few entries for two pages.
 */
export async function checkPages(means: Means, list: Operation, resource: Resource | undefined): Promise<void> {
  const { fixtures, contract, tell, signal } = means;
  const bound = await fixtures.bind(list);
  if ("why" in bound) return; // its own cases say so
  const read = (limit?: number) => readPages(fixtures, list, bound.path, limit);
  let before = await read();
  const { answer } = before.outcome;
  if (!answer || contract.checkAnswer(list.described, answer).length > 0) return; // its own cases say so, too
  const lacking = 3 - before.pages.flat().length;
  if (resource && lacking > 0) {
    for (let more = lacking; more > 0; more--) await createMade(means, resource);
    before = await read();
  }
  if (before.pages.flat().length < 3) return;
  let small = await read(2);
  let after = await read();
  for (let walks = 1; walks < mostWalks && !isSame(before, after) && !signal?.aborted; walks++) {
    before = after;
    small = await read(2);
    after = await read();
  }
  if (!isSuccess(small.outcome)) return; // its own cases say so
  const largest = Math.max(...small.pages.map(({ length }) => length));
  const effect = { operation: list, clause: `${clauseOf(list)}/parameters`, name: "pages of 2 entries" };
  const tooLarge = { expected: "2 entries at most", came: `${largest} entries` };
  if (!await tell({ ...effect, rule: "page-limit" }, small.outcome, largest > 2 ? tooLarge : "there")) return;
  const changed = { why: "The list changed whenever its pages were read." };
  const seen = isSame(before, after) ? walked(small, before) : changed;
  await tell({ ...effect, rule: "page-walk" }, small.outcome, seen);
}

/** Whether each entry of a list is on one of its pages, and on no other. */
function walked(small: Pages, whole: Pages): Seen {
  const keys = keysOf(small);
  const known = new Set(keys);
  const missing = small.isWhole ? keysOf(whole).find((key) => !known.has(key)) : undefined;
  const missed = missing === undefined ? undefined : `no entry ${missing}`;
  const came = known.size < keys.length ? "some entry twice" : missed;
  return came === undefined ? "there" : { expected: "each entry once", came };
}

function isSame(one: Pages, other: Pages): boolean {
  const [all, others] = [one, other].map((pages) => new Set(keysOf(pages))) as [Set<string>, Set<string>];
  return all.size === others.size && [...all].every((key) => others.has(key));
}

function keysOf({ pages }: Pages): string[] {
  return pages.flat().map(keyOf);
}

/** What tells an entry from others: its id, where it has one. */
function keyOf(entry: unknown): string {
  const [, id] = isObject(entry) ? Object.entries(entry).find(([key]) => /^(.*_)?id$/.test(key)) ?? [] : [];
  return JSON.stringify(id ?? entry);
}
