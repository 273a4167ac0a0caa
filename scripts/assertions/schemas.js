/** The schemas, and the names that generators derive from them. */
/** @import { Assertion, Description, Location, DescriptionNode } from "./types.js" */
import { findNodes, dereferenced } from "./walk.js";

/**
 * A description in which no two names collide once a code generator has made types of them: a schema's with a
 * parameter's, or with that of an inline `enum`, `oneOf` or `anyOf`, which is its owner's name and its property's.
 *
 * @type {Assertion<Description>}
 */
export function distinctNames(_keys, _options, { node: { components = {} }, location }) {
  const { schemas = {}, parameters = {} } = components;
  const place = location.child("components");
  /** @type {{ name: string, location: Location }[]} */
  const named = [
    ...Object.keys(parameters).map((name) => ({ name, location: place.child(["parameters", name]) })),
    ...Object.keys(schemas).map((name) => ({ name, location: place.child(["schemas", name]) })),
    ...Object.entries(schemas).flatMap(([owner, { properties = {} }]) => Object.entries(properties)
      .filter(([, { enum: values, oneOf, anyOf, const: constant }]) => values ?? oneOf ?? anyOf ?? constant)
      .map(([name]) => ({
        name: owner + pascalCase(name), location: place.child(["schemas", owner, "properties", name]),
      }))),
  ];
  return named
    .filter(({ name }, index) => named.findIndex((other) => other.name === name) < index)
    .map(({ location }) => ({ location }));
}

/** @param {string} name */
function pascalCase(name) {
  return name.split(/[_-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/**
 * A description in which all that is described as an absolute path has the pattern.
 *
 * @type {Assertion<Description, string>}
 */
export function pathPattern(_keys, pattern, { node: description, resolve, location }) {
  return findNodes((node) => /^Absolute path\b/.test(node.description ?? ""), description, location)
    .filter(({ node }) => patternOf(node) !== pattern)
    .map(({ location }) => ({ location }));

  /** @param {DescriptionNode} node */
  function patternOf(node) {
    const { schema, ...own } = dereferenced(node, resolve);
    return (dereferenced(schema, resolve) ?? own).pattern;
  }
}
