/** The names of operations, the order in which they stand, and the groups of their areas. */
/** @import { Assertion, Description, Operation } from "./types.js" */
import { locatedOperations } from "./walk.js";

/**
 * An operation id that starts with one of the verbs.
 *
 * @type {Assertion<Operation, string[], string>}
 */
export function verbs(operationId, list, { location }) {
  const [first = ""] = operationId.split(/(?=[A-Z])/);
  return list.includes(first) ? [] : [{ location }];
}

/**
 * A description whose operations stand in the order of its tags.
 *
 * @type {Assertion<Description>}
 */
export function tagOrder(_keys, _options, { node: description, location }) {
  const tags = (description.tags ?? []).map(({ name }) => name);
  let last = 0;
  return locatedOperations(description, location).filter(({ operation }) => {
    const place = tags.indexOf(operation.tags?.[0] ?? "");
    if (place === -1) return false; // which operation-tag-defined tells
    const isLate = place < last;
    last = Math.max(last, place);
    return isLate;
  }).map(({ location }) => ({ location }));
}

/**
 * A description each of whose tags is in one of its `x-tagGroups`: the menu of the docs has no others.
 *
 * @type {Assertion<Description>}
 */
export function groupedTags(_keys, _options, { node: { tags = [], "x-tagGroups": groups = [] }, location }) {
  const grouped = new Set(groups.flatMap((group) => group.tags));
  return tags.flatMap(({ name }, index) => grouped.has(name) ? [] : [{ location: location.child(["tags", index]) }]);
}
