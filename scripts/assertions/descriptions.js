/** Rules that depend on the text of descriptions. */
/** @import { Description } from "../../src/openapi/index.js" */
/** @import { Assertion, DescriptionNode } from "./types.js" */
import { findNodes, dereference } from "./walk.js";

const replacement = /\b(instead|in its place|replaces|takes its place)\b/;

/**
 * Requires the description of each deprecated part to name its replacement, or to say that none is known.
 *
 * @type {Assertion<Description>}
 */
export function deprecations(_keys, _options, { node: description, resolve, location }) {
  return findNodes(({ deprecated }) => deprecated === true, description, location)
    .filter(({ node }) => !replacement.test(dereference(node, resolve).description ?? ""))
    .map(({ location }) => ({ location }));
}

/**
 * Requires a pattern wherever the description says "Absolute path".
 *
 * @type {Assertion<Description, string>}
 */
export function pathPattern(_keys, pattern, { node: description, resolve, location }) {
  return findNodes((node) => /^Absolute path\b/.test(node.description ?? ""), description, location)
    .filter(({ node }) => patternOf(node) !== pattern)
    .map(({ location }) => ({ location }));

  /** @param {DescriptionNode} node */
  function patternOf(node) {
    const { schema, ...own } = dereference(node, resolve);
    return (dereference(schema, resolve) ?? own).pattern;
  }
}
