/** Ways through a description that several assertions take. `location` is Redocly's: it knows its place in the file. */
/** @import { Description, Location, Part, Reference, Resolve } from "./types.js" */

/**
 * Every object of a description that fits a condition, with its location.
 *
 * @param {(node: Part) => boolean | undefined} condition
 * @param {unknown} node
 * @param {Location} location
 * @returns {{ node: Part; location: Location }[]}
 */
export function find(condition, node, location) {
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.entries(node).flatMap(([key, value]) => find(condition, value, location.child(key)));
  return condition(node) ? [{ node, location }, ...inside] : inside;
}

/**
 * Every operation of a description with its path and location, in their order.
 *
 * @param {Description} description
 * @param {Location} location
 */
export function operationsOf({ paths = {} }, location) {
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
export function followed(node, resolve) {
  return node?.$ref ? { ...followed(resolve(node).node, resolve), ...node } : node;
}
