/** Rules for the marks of what the contract leaves to the server: `x-assumed`, `x-chosen` and `x-order`. */
/** @import { Assumption, Description, WrittenOperation } from "../../src/openapi/index.js" */
/** @import { Assertion, DescriptionNode, Location, Resolve } from "./types.js" */
import { dereference, findNodes, locatedOperations } from "./walk.js";

/**
 * Requires each entry of `x-assumed` to have an id of its own, words of a description that the operation reaches and,
 * for a refusal, a status that the operation declares.
 *
 * @type {Assertion<WrittenOperation>}
 */
export function assumptions(_keys, _options, { node: operation, resolve, location }) {
  const { "x-assumed": entries, responses = {} } = operation;
  if (entries === undefined) return [];
  const place = location.child("x-assumed");
  if (!Array.isArray(entries) || entries.length === 0) return [{ location: place }];
  const descriptions = descriptionsOf(operation, resolve);
  const ids = new Set();

  /** @param {Assumption} assumption */
  function isValid({ id, status, text, ...others }) {
    const isNew = /^[a-z]+(-[a-z]+)*$/.test(id ?? "") && !ids.has(id);
    ids.add(id);
    const isDeclared = status === undefined || (status >= 400 && String(status) in responses);
    const isQuoted = descriptions.some((description) => includesWords(description, text));
    return isNew && isDeclared && isQuoted && Object.keys(others).length === 0;
  }
  return entries.flatMap((entry, index) => isValid(entry) ? [] : [{ location: place.child([index]) }]);
}

/**
 * Requires `x-assumed` to stand on an operation, and `x-chosen` to be true and not beside a `$ref`.
 *
 * @type {Assertion<Description>}
 */
export function places(_keys, _options, { node: description, location }) {
  return findNodes(isMisplaced, description, location).map(({ location }) => ({ location }));
}

/** @param {DescriptionNode} node */
function isMisplaced(node) {
  if ("x-assumed" in node) return !node.responses;
  return "x-chosen" in node && (node["x-chosen"] !== true || "$ref" in node);
}

/**
 * Requires `x-order` to stand on an array, with words from the description of the array or its operation.
 *
 * @type {Assertion<Description>}
 */
export function orders(_keys, _options, { node: description, location }) {
  const ofOperations = locatedOperations(description, location).flatMap(({ operation, location }) =>
    invalidOrders(operation, location, operation.description));
  return [...ofOperations, ...invalidOrders(description.components, location.child("components"))];
}

/**
 * @param {unknown} part
 * @param {Location} location
 * @param {string} [outer] The description of the operation.
 */
function invalidOrders(part, location, outer = "") {
  return findNodes((node) => "x-order" in node, part, location)
    .filter(({ node: { type, description = "", "x-order": order } }) =>
      type !== "array" || !includesWords(`${description} ${outer}`, order))
    .map(({ location }) => ({ location }));
}

/**
 * Returns whether a description has words, however its lines break.
 *
 * @param {string} description
 * @param {unknown} words
 */
function includesWords(description, words) {
  return typeof words === "string" && words !== "" && description.replace(/\s+/g, " ").includes(words);
}

/**
 * Returns the descriptions in a node, and in what it refers to.
 *
 * @param {unknown} node
 * @param {Resolve} resolve
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function descriptionsOf(node, resolve, seen = new Set()) {
  if (typeof node !== "object" || node === null) return [];
  const { $ref = "", ...own } = /** @type {DescriptionNode} */ (node);
  const parts = $ref === "" || seen.has($ref) ? own : dereference(/** @type {DescriptionNode} */ (node), resolve);
  seen.add($ref);
  return Object.entries(parts).flatMap(([key, value]) =>
    key === "description" && typeof value === "string" ? [value] : descriptionsOf(value, resolve, seen));
}
