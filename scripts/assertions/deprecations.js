/** What is deprecated, and what takes its place. */
/** @import { Assertion, Description } from "./types.js" */
import { findNodes, dereferenced } from "./walk.js";

const replacement = /\b(instead|in its place|replaces|takes its place)\b/;

/**
 * A description in which the words on each deprecated thing say what replaces it, or that nothing is known to.
 *
 * @type {Assertion<Description>}
 */
export function deprecations(_keys, _options, { node: description, resolve, location }) {
  return findNodes(({ deprecated }) => deprecated === true, description, location)
    .filter(({ node }) => !replacement.test(dereferenced(node, resolve).description ?? ""))
    .map(({ location }) => ({ location }));
}
