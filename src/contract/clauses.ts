/** Where a schema stands in a description, so that a violation can name the clause that it breaks. */
import { type Document, isObject, stepTo } from "../openapi/index.js";

/** Makes the function that gives the place of a schema as a fragment of a URL (RFC 6901, section 6). */
export function createPlaceOf(document: Document): (schema: unknown) => string | undefined {
  let places: Map<unknown, string> | undefined;
  return (schema) => (places ??= placesIn(document)).get(schema);
}

function placesIn(document: Document): Map<unknown, string> {
  const places = new Map<unknown, string>();
  visit(document, "#");
  return places;

  function visit(node: unknown, place: string): void {
    if (!isObject(node) || places.has(node)) return; // an alias in YAML may lead to the same node again
    places.set(node, place);
    for (const [key, child] of Object.entries(node)) visit(child, `${place}/${stepTo(key)}`);
  }
}
