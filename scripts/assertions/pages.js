/** The rule for pagination. */
/** @import { WrittenOperation } from "../../src/openapi/index.js" */
/** @import { Assertion } from "./types.js" */
import { dereference } from "./walk.js";

const parameters = ["Limit", "Offset"].map((name) => `#/components/parameters/${name}`);
const headers = {
  "X-Limit": "#/components/headers/Limit",
  "X-Offset": "#/components/headers/Offset",
  "X-Has-More": "#/components/headers/HasMore",
  "X-Next-Offset": "#/components/headers/NextOffset",
};

/** The headers of a page that starts at a cursor, where the number of earlier entries is unknown. */
const afterCursor = ["X-Has-More", "X-Next-Offset"];

/**
 * Requires a list to use the shared parameters and headers. A list with a cursor defines its own `limit` and `offset`,
 * and returns only `X-Has-More` and `X-Next-Offset` of the shared headers.
 *
 * @type {Assertion<WrittenOperation>}
 */
export function pages(_keys, _options, { node: operation, resolve, location }) {
  const declared = operation.parameters ?? [];
  const named = declared.filter((parameter) => /^(limit|offset)$/.test(dereference(parameter, resolve).name));
  if (named.length === 0) return [];
  const references = declared.map(({ $ref }) => $ref);
  const returned = dereference(operation.responses?.["200"], resolve)?.headers ?? {};
  const shared = parameters.filter((reference) => references.includes(reference));
  const hasAll = shared.length === parameters.length && hasHeaders(returned, Object.keys(headers));
  const hasCursor = shared.length === 0 && named.length === parameters.length && hasHeaders(returned, afterCursor);
  return hasAll || hasCursor ? [] : [{ location }];
}

/**
 * Returns whether a response has exactly these of the shared page headers.
 *
 * @param {Record<string, { $ref?: string }>} returned
 * @param {string[]} names
 */
function hasHeaders(returned, names) {
  return Object.entries(headers).every(([name, reference]) =>
    returned[name]?.$ref === (names.includes(name) ? reference : undefined));
}
