/** Locates schemas in a description, so that a violation can name its clause. */
import { type Document, isObject, stepTo } from "../openapi/index.js";

/** Creates a function that returns the location of a schema as a URI fragment (RFC 6901, section 6). */
export function createLocationOf(document: Document): (schema: unknown) => string | undefined {
  let locations: Map<unknown, string> | undefined;
  return (schema) => (locations ??= locationsIn(document)).get(schema);
}

function locationsIn(document: Document): Map<unknown, string> {
  const locations = new Map<unknown, string>();
  visit(document, "#");
  return locations;

  function visit(node: unknown, location: string): void {
    if (!isObject(node) || locations.has(node)) return; // a YAML alias leads to the same node again
    locations.set(node, location);
    for (const [key, child] of Object.entries(node)) visit(child, `${location}/${stepTo(key)}`);
  }
}
