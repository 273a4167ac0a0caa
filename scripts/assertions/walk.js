/** Traversals of a description that several assertions share. */
/** @import { Description, Reference, WrittenOperation } from "../../src/openapi/index.js" */
/** @import { DescriptionNode, Location, Resolve } from "./types.js" */

/**
 * Returns every object of a description that meets a condition, with its location.
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
 * Returns every operation of a description with its path and location, in order.
 *
 * @param {Description} description
 * @param {Location} location
 */
export function locatedOperations({ paths = {} }, location) {
  return Object.entries(paths).flatMap(([path, item]) => {
    const members = Object.entries(/** @type {Record<string, WrittenOperation>} */ (item));
    return members.filter(([, operation]) => operation.responses)
      .map(([method, operation]) => ({ path, operation, location: location.child(["paths", path, method]) }));
  });
}

/**
 * Resolves a `$ref`; its sibling keywords take precedence. Returns any other node unchanged.
 *
 * @template {Reference | undefined} T
 * @param {T} node
 * @param {Resolve} resolve
 * @returns {T}
 */
export function dereference(node, resolve) {
  return node?.$ref ? { ...dereference(resolve(node).node, resolve), ...node } : node;
}
