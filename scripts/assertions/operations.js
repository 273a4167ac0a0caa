/** Rules for the ids, order and tags of operations. */
/** @import { Description, WrittenOperation } from "../../src/openapi/index.js" */
/** @import { Assertion } from "./types.js" */
import { locatedOperations } from "./walk.js";

/**
 * Requires an operation id to start with a listed verb.
 *
 * @type {Assertion<WrittenOperation, string[], string>}
 */
export function verbs(operationId, allowed, { location }) {
  const [verb = ""] = operationId.split(/(?=[A-Z])/);
  return allowed.includes(verb) ? [] : [{ location: location.child("operationId") }];
}

/**
 * Requires operations to be in the order of the tags.
 *
 * @type {Assertion<Description>}
 */
export function tagOrder(_keys, _options, { node: description, location }) {
  const tags = (description.tags ?? []).map(({ name }) => name);
  let last = 0;
  return locatedOperations(description, location).filter(({ operation }) => {
    const index = tags.indexOf(operation.tags?.[0] ?? "");
    if (index === -1) return false; // the rule operation-tag-defined reports this
    const isLate = index < last;
    last = Math.max(last, index);
    return isLate;
  }).map(({ location }) => ({ location }));
}

/**
 * Requires each tag to be in one of the `x-tagGroups`, because the menu of the docs shows only those.
 *
 * @type {Assertion<Description>}
 */
export function groupedTags(_keys, _options, { node: { tags = [], "x-tagGroups": groups = [] }, location }) {
  const grouped = new Set(groups.flatMap((group) => group.tags));
  return tags.flatMap(({ name }, index) => grouped.has(name) ? [] : [{ location: location.child(["tags", index]) }]);
}
