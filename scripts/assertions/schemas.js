/** The schemas of what a client sends. */
/** @import { Assertion, Description, Location, MediaType, Part, Schema, Written } from "./types.js" */
import { find, followed } from "./walk.js";

/**
 * A media type in whose schema every object, at any depth, is closed or a map.
 *
 * @type {Assertion<MediaType>}
 */
export function closedObjects(_keys, _options, { node: mediaType, resolve, location }) {
  const seen = new Set();
  /** @type {{ location: Location }[]} */
  const problems = [];
  visit(mediaType.schema, location.child("schema"));
  return problems;

  /**
   * @param {Written<Schema> | false | undefined} schema
   * @param {Location} place
   * @returns {void}
   */
  function visit(schema, place) {
    if (!schema) return;
    if (schema.$ref) {
      const target = resolve(schema);
      return visit(target.node, target.location);
    }
    if (seen.has(schema)) return;
    seen.add(schema);
    if (!isClosed(schema)) problems.push({ location: place });
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      visit(property, place.child(["properties", name]));
    }
    visit(schema.additionalProperties, place.child("additionalProperties"));
    visit(schema.items, place.child("items"));
    for (const keyword of /** @type {const} */ (["allOf", "anyOf", "oneOf"])) {
      schema[keyword]?.forEach((part, index) => visit(part, place.child([keyword, index])));
    }
  }
}

/** @param {Schema} schema */
function isClosed({ type, properties, additionalProperties }) {
  if (properties) return additionalProperties === false;
  return ![type].flat().includes("object") || additionalProperties !== undefined;
}

/**
 * A description in which all that is described as an absolute path has the pattern.
 *
 * @type {Assertion<Description, string>}
 */
export function pathPattern(_keys, pattern, { node: description, resolve, location }) {
  return find((node) => /^Absolute path\b/.test(node.description ?? ""), description, location)
    .filter(({ node }) => patternOf(node) !== pattern)
    .map(({ location }) => ({ location }));

  /** @param {Part} node */
  function patternOf(node) {
    const { schema, ...own } = followed(node, resolve);
    return (followed(schema, resolve) ?? own).pattern;
  }
}
