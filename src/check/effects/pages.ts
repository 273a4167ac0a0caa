/** Reads lists page by page, and checks their pages. */
import { isObject, valueAt } from "../../openapi/index.js";
import type { RequestParts } from "../cases/index.js";
import { idOf } from "../fixtures/binding.js";
import { isSuccess, parseJson } from "../http/outcome.js";
import type { Outcome } from "../http/send.js";
import { type CheckedOperation, clauseOf } from "../operations.js";
import { createResource, type EffectsContext } from "./created-resource.js";
import type { Observation } from "./effect.js";
import type { Listing, ResourceType } from "./resource-types.js";

/** How many pages of a list are read. */
const maxPages = 20;
/** How many times the pages are read if the list changes meanwhile: a new entry moves others to other pages. */
const maxReads = 5;

/** The pages of a list, from the first on. */
interface Pages {
  pages: unknown[][];
  /** The outcome of the last request. */
  outcome: Outcome;
  /** Whether these are all pages. */
  isWhole: boolean;
}

async function readPages(
  fixtures: EffectsContext["fixtures"],
  list: CheckedOperation,
  path: NonNullable<RequestParts["path"]> = {},
  limit?: number,
): Promise<Pages> {
  const pages: unknown[][] = [];
  const limitPair: [string, string][] = limit === undefined ? [] : [["limit", String(limit)]];
  let query = limitPair;
  for (;;) {
    const { outcome } = await fixtures.sendAsIs(list, { path, query });
    const page = isSuccess(outcome) ? parseJson(outcome.response?.text ?? "") : undefined;
    if (!Array.isArray(page)) return { pages, outcome, isWhole: false };
    pages.push(page);
    const headers = outcome.response?.headers;
    const offset = headers?.get("X-Has-More") === "true" ? headers.get("X-Next-Offset") : null;
    if (offset === null) return { pages, outcome, isWhole: true };
    if (pages.length === maxPages) return { pages, outcome, isWhole: false };
    query = [...limitPair, ["offset", offset]];
  }
}

/** Reads a list. Returns its entries and their ids. */
export async function readList(fixtures: EffectsContext["fixtures"], { operation, pointer }: Listing) {
  const { pages, ...others } = await readPages(fixtures, operation);
  const entries = pages.flat();
  return { ...others, entries, ids: entries.map((entry) => idOf(valueAt(entry, pointer))) };
}

/** Whether a list has pages, by `limit` and `offset`. */
export function isPaged({ method, parameters }: CheckedOperation): boolean {
  const names = parameters.map(({ name }) => name);
  return method === "GET" && ["limit", "offset"].every((name) => names.includes(name));
}

/**
 * Checks that a page has at most as many entries as requested, and that the pages contain each entry once.
 *
 * @param type The resource to create if the list has too few entries for two pages.
 */
export async function checkPages(
  context: EffectsContext,
  list: CheckedOperation,
  type: ResourceType | undefined,
): Promise<void> {
  const { fixtures, contract, reportEffect, signal } = context;
  const bound = await fixtures.bind(list);
  if ("why" in bound) return; // the operation's own cases report it, as in what follows
  const read = (limit?: number) => readPages(fixtures, list, bound.path, limit);
  let before = await read();
  const { response } = before.outcome;
  if (!response || contract.checkResponse(list.declared, response).length > 0) return;
  const missing = 3 - before.pages.flat().length;
  if (type && missing > 0) {
    for (let count = 0; count < missing; count++) await createResource(context, type);
    before = await read();
  }
  if (before.pages.flat().length < 3) return;
  let small = await read(2);
  let after = await read();
  for (let reads = 1; reads < maxReads && !hasSameEntries(before, after) && !signal?.aborted; reads++) {
    before = after;
    small = await read(2);
    after = await read();
  }
  if (!isSuccess(small.outcome)) return;
  const largest = Math.max(...small.pages.map(({ length }) => length));
  const effect = { operation: list, clause: `${clauseOf(list)}/parameters`, name: "pages of 2 entries" };
  const tooLarge = { expected: "at most 2 entries", actual: `${largest} entries` };
  const limitObservation = largest > 2 ? tooLarge : "satisfied";
  if (!await reportEffect({ ...effect, rule: "page-limit" }, small.outcome, limitObservation)) return;
  const changed = { why: "The list changed each time its pages were read." };
  const observation = hasSameEntries(before, after) ? observeEntries(small, before) : changed;
  await reportEffect({ ...effect, rule: "page-walk" }, small.outcome, observation);
}

/** Compares the entries on small pages with all entries: each must appear once. */
function observeEntries(small: Pages, whole: Pages): Observation {
  const keys = keysOf(small);
  const unique = new Set(keys);
  const missing = small.isWhole ? keysOf(whole).find((key) => !unique.has(key)) : undefined;
  if (unique.size < keys.length) return { expected: "each entry once", actual: "an entry twice" };
  return missing === undefined ? "satisfied" : { expected: "each entry once", actual: `no entry ${missing}` };
}

function hasSameEntries(one: Pages, other: Pages): boolean {
  const keys = new Set(keysOf(one));
  const otherKeys = new Set(keysOf(other));
  return keys.size === otherKeys.size && [...keys].every((key) => otherKeys.has(key));
}

function keysOf({ pages }: Pages): string[] {
  return pages.flat().map(keyOf);
}

/** Returns a key that identifies an entry: its id, or else all of it. */
function keyOf(entry: unknown): string {
  const [, id] = isObject(entry) ? Object.entries(entry).find(([key]) => /^(.*_)?id$/.test(key)) ?? [] : [];
  return JSON.stringify(id ?? entry);
}
