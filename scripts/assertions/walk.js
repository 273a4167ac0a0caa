/** Ways through a description that several assertions take. `location` is Redocly's: it knows its place in the file. */
/** @import { Description, Location, DescriptionNode, Reference, Resolve } from "./types.js" */

/**
 * Every object of a description that fits a condition, with its location.
 *
 * @param {(node: DescriptionNode) => boolean | undefined} condition
 * @param {unknown} node
 * @param {Location} location
 * @returns {{ node: DescriptionNode; location: Location }[]}
 */
export function findNodes(condition, node, location) {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.entries(node).flatMap(([key, value]) => findNodes(condition, value, location.child(key)));
  return condition(node) ? [{ node, location }, ...inside] : inside;
}

/**
 * Every operation of a description with its path and location, in their order.
 *
 * @param {Description} description
 * @param {Location} location
 */
export function locatedOperations({ paths = {} }, location) {
  return Object.entries(paths).flatMap(([path, item]) => Object.entries(item)
    .filter(([, operation]) => operation.responses)
    .map(([method, operation]) => ({ path, operation, location: location.child(["paths", path, method]) })));
}

/**
 * What a `$ref` refers to, under what stands beside it; anything else as it is.
 *
 * @template {Reference | undefined} T
 * @param {T} node
 * @param {Resolve} resolve
 * @returns {T}
 */
export function dereferenced(node, resolve) {
  return node?.$ref ? { ...dereferenced(resolve(node).node, resolve), ...node } : node;
}
