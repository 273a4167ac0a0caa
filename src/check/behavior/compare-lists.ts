/** Compares lists: as sets, or in order where the contract states one. */
import { isObject, type Schema } from "../../openapi/index.js";
import type { Context } from "./context.js";
import { between, type Difference, shown } from "./difference.js";

/** Compares two entries of a list, of a schema. */
type CompareEntries = (
  schema: Schema | undefined,
  received: unknown,
  reference: unknown,
  context: Context,
  at: string,
) => Difference | undefined;

/**
 * Compares two lists of a schema. Of a list that others can add to, only the entries that the sequence knows are
 * compared. Which entries are on a page is only known if the list has an order.
 *
 * @param forms The schemas of the list.
 * @param at The name of the list; empty for the whole body.
 */
export function compareLists(
  forms: Schema[],
  received: unknown[],
  reference: unknown[],
  context: Context,
  at: string,
  compareEntries: CompareEntries,
): Difference | undefined {
  const { ids, sent } = context;
  const where = at || "entries";
  const items = forms.find((form) => form.items)?.items;
  const isOrdered = forms.some((form) => form["x-order"] !== undefined);
  const key = keyOf(reference[0] ?? received[0]);
  const isOwn = context.isOwn || at !== "" || key === undefined;
  const actual = received.filter((entry) => isOwn || isKnown(tokenOf(entry)));
  const expected = reference.filter((entry) => isOwn || isKnown(identifierOf(entry)));
  if (actual.length !== expected.length) return lengths(where, expected, actual);
  if (context.isPage && !isOrdered && at === "") return undefined;
  for (const [index, entry] of expected.entries()) {
    const matching = isOrdered || (key === undefined && isObject(entry)) ? actual[index] : counterpartOf(entry);
    if (matching === undefined) return { where, expected: `the entry ${shown(entry)}`, actual: shown(actual) };
    const difference = compareEntries(items, matching, entry, context, isObject(entry) ? at : where);
    if (difference) return difference;
  }
  return undefined;

  /** Returns what tells an entry apart from others: the id that the reference has for it, if it is known. */
  function tokenOf(entry: unknown): unknown {
    const identifier = identifierOf(entry);
    return ids.referenceOf(identifier) ?? identifier;
  }

  function identifierOf(entry: unknown): unknown {
    return isObject(entry) && key !== undefined ? entry[key] : entry;
  }

  function isKnown(token: unknown): boolean {
    return ids.hasReference(token) || sent.values.has(token);
  }

  /** Returns the same entry of the other list, or one that was not seen before. */
  function counterpartOf(entry: unknown): unknown {
    const token = identifierOf(entry);
    const same = actual.find((one) => tokenOf(one) === token);
    return same ?? (isKnown(token) ? undefined : actual.find((one) => isObject(one) && !isKnown(tokenOf(one))));
  }
}

function lengths(where: string, expected: unknown[], actual: unknown[]): Difference {
  if (expected.length === 0 || actual.length === 0) return between(where, expected, actual);
  const counted = (list: unknown[]) => `${list.length} ${list.length === 1 ? "entry" : "entries"}: ${shown(list)}`;
  return { where, expected: counted(expected), actual: counted(actual) };
}

/** Returns the name of the property that tells the entries of a list apart. */
function keyOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return undefined;
  return ["id", ...Object.keys(entry).filter((name) => name.endsWith("_id")), "path", "name"]
    .find((name) => typeof entry[name] === "string");
}
