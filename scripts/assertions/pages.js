/** The pages of lists. */
/** @import { Assertion, Operation } from "./types.js" */
import { dereferenced } from "./walk.js";

const parameters = ["Limit", "Offset"].map((name) => `#/components/parameters/${name}`);
const headers = {
  "X-Limit": "#/components/headers/Limit",
  "X-Offset": "#/components/headers/Offset",
  "X-Has-More": "#/components/headers/HasMore",
  "X-Next-Offset": "#/components/headers/NextOffset",
};

/** The headers of a page that starts at a cursor: how many entries came before it is not known. */
const afterCursor = ["X-Has-More", "X-Next-Offset"];

/**
 * An operation that pages as all do, by the shared parameters and headers, or by a cursor, or has nothing of it. A list
 * with a cursor has parameters of its own, and only those of the shared headers that say what follows.
 *
 *
 * @type {Assertion<Operation>}
 */
export function pages(_keys, _options, { node: operation, resolve, location }) {
  const given = operation.parameters ?? [];
  const named = given.filter((parameter) => /^(limit|offset)$/.test(dereferenced(parameter, resolve).name));
  if (named.length === 0) return [];
  const references = given.map(({ $ref }) => $ref);
  const sent = dereferenced(operation.responses["200"], resolve)?.headers ?? {};
  const shared = parameters.filter((reference) => references.includes(reference));
  const hasAll = shared.length === parameters.length && hasHeaders(sent, Object.keys(headers));
  const hasCursor = shared.length === 0 && named.length === parameters.length && hasHeaders(sent, afterCursor);
  return hasAll || hasCursor ? [] : [{ location }];
}

/**
 * Whether a response has these of the shared headers of a page, and no others.
 *
 * @param {Record<string, { $ref?: string }>} sent
 * @param {string[]} names
 */
function hasHeaders(sent, names) {
  return Object.entries(headers).every(([name, reference]) =>
    sent[name]?.$ref === (names.includes(name) ? reference : undefined));
}
