/** The pages of lists. */
/** @import { Assertion, Operation } from "./types.js" */
import { followed } from "./walk.js";

const parameters = ["Limit", "Offset"].map((name) => `#/components/parameters/${name}`);
const headers = {
  "X-Limit": "#/components/headers/Limit",
  "X-Offset": "#/components/headers/Offset",
  "X-Has-More": "#/components/headers/HasMore",
  "X-Next-Offset": "#/components/headers/NextOffset",
};

/**
 * An operation that pages as all do, by the shared parameters and headers, or has nothing of it.
 *
 * @type {Assertion<Operation>}
 */
export function pages(_keys, _options, { node: operation, resolve, location }) {
  const given = operation.parameters ?? [];
  if (!given.some((parameter) => /^(limit|offset)$/.test(followed(parameter, resolve).name))) return [];
  const references = given.map(({ $ref }) => $ref);
  const sent = followed(operation.responses["200"], resolve)?.headers ?? {};
  const alike = parameters.every((reference) => references.includes(reference))
    && Object.entries(headers).every(([name, reference]) => sent[name]?.$ref === reference);
  return alike ? [] : [{ location }];
}
