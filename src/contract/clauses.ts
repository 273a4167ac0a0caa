/** Where a schema stands in the description. The path that Ajv gives starts anew at each reference that it follows. */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Document } from "./openapi.js";
import { isObject } from "./references.js";

/** Makes the function that gives the clause a violation is of: the keyword, and where it stands, as a fragment. */
export function createClauseOf(document: Document): (error: ErrorObject) => string {
  let places: Map<unknown, string> | undefined;
  return ({ parentSchema, keyword, schemaPath }) => {
    places ??= placesIn(document.components, "#/components", new Map());
    const place = places.get(parentSchema);
    return place === undefined ? schemaPath.replace(/^description/, "") : `${place}/${keyword}`;
  };
}

function placesIn(node: unknown, place: string, places: Map<unknown, string>): Map<unknown, string> {
  if (!isObject(node)) return places;
  places.set(node, place);
  for (const [key, member] of Object.entries(node)) {
    placesIn(member, `${place}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`, places);
  }
  return places;
}
