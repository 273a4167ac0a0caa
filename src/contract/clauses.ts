/** Where a schema stands in a description, so that a violation can name the clause that it breaks. */
import type { Document } from "./openapi.js";
import { isObject } from "./references.js";

/** Makes the function that gives the place of a schema as a fragment of a URL (RFC 6901, section 6). */
export function createPlaceOf(document: Document): (schema: unknown) => string | undefined {
  let places: Map<unknown, string> | undefined;
  return (schema) => (places ??= placesIn(document)).get(schema);
}

function placesIn(document: Document): Map<unknown, string> {
  const places = new Map<unknown, string>([[document, "#"]]);
  for (const [node, place] of places) { // which also meets what is added on the way
    for (const [key, child] of Object.entries(node as object)) {
      const step = key.replaceAll("~", "~0").replaceAll("/", "~1");
      if (isObject(child) && !places.has(child)) places.set(child, `${place}/${step}`);
    }
  }
  return places;
}
