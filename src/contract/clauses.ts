/** Locates schemas in a description, so that a violation can name its clause. */
import { type Document, isObject, stepTo } from "../openapi/index.js";
import type { Violation } from "./validate.js";

/** Returns the clause that is violated, as a URI fragment (RFC 6901, section 6); empty if there is none. */
export type ClauseOf = (violation: Pick<Violation, "schema" | "keyword">) => string;

/** Creates the function. The description is searched when it is first called. */
export function createClauseOf(document: Document): ClauseOf {
  let locations: Map<unknown, string> | undefined;
  return ({ schema, keyword }) => {
    if (schema === undefined) return "";
    const location = (locations ??= locationsIn(document)).get(schema);
    return location === undefined ? "" : [location, keyword].filter((part) => part !== "").join("/");
  };
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
