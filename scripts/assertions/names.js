/** Rules for the names that code generators derive from the contract. */
/** @import { Description } from "../../src/openapi/index.js" */
/** @import { Assertion, Location } from "./types.js" */

/**
 * Forbids names that collide in generated code. A generator names a type for each schema and parameter. It names an
 * inline `enum`, `oneOf` or `anyOf` after its schema and property.
 *
 * @type {Assertion<Description>}
 */
export function distinctNames(_keys, _options, { node: { components = {} }, location }) {
  const { schemas = {}, parameters = {} } = components;
  const root = location.child("components");
  /** @type {{ name: string, location: Location }[]} */
  const named = [
    ...Object.keys(parameters).map((name) => ({ name, location: root.child(["parameters", name]) })),
    ...Object.keys(schemas).map((name) => ({ name, location: root.child(["schemas", name]) })),
    ...Object.entries(schemas).flatMap(([owner, { properties = {} }]) => Object.entries(properties)
      .filter(([, { enum: values, oneOf, anyOf, const: constant }]) => values ?? oneOf ?? anyOf ?? constant)
      .map(([name]) => ({
        name: owner + pascalCase(name), location: root.child(["schemas", owner, "properties", name]),
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
