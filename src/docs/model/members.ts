/** The members of a schema: its properties, and the branches of a union. */
import { isCondition } from "../components/type-name.js";
import type { SchemaObject } from "./types.js";

type Property = [name: string, schema: SchemaObject, isRequired: boolean];

/** Returns the properties of an object, including those from `allOf`, and whether each is required. */
export function declaredProperties(schema: SchemaObject, follow: <T>(node: T) => T): Property[] {
  const { properties = {}, required = [], additionalProperties } = mergeAllOf(schema, follow);
  const fields = Object.entries(properties).map(([name, field]): Property => [name, field, required.includes(name)]);
  const isMap = typeof additionalProperties === "object" && fields.length > 0;
  return isMap ? [...fields, ["any other name", additionalProperties, false]] : fields;
}

/** Merges a schema with its `allOf`. A property is required if any of the merged schemas requires it. */
export function mergeAllOf(schema: SchemaObject, follow: <T>(node: T) => T): SchemaObject {
  const { allOf = [], ...own } = follow(schema);
  const parts = [...allOf.map((part) => mergeAllOf(part, follow)), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, SchemaObject>;
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return {
    ...Object.assign({}, ...parts) as SchemaObject,
    ...Object.keys(properties).length > 0 && { properties },
    ...required.length > 0 && { required },
  };
}

/** Returns the branches of a union, each with the tag that the discriminator maps to it. */
export function branchesOf(schema: SchemaObject, follow: <T>(node: T) => T): [string | undefined, SchemaObject][] {
  const { anyOf, oneOf, discriminator } = follow(schema);
  const branches = (oneOf ?? anyOf ?? []).filter((branch) => !isCondition(branch) && branch.type !== "null");
  const tags = Object.entries(discriminator?.mapping ?? {});
  if (tags.length > 0) return tags.map(([tag, $ref]) => [tag, { $ref }]);
  return branches.map((branch) => [undefined, branch]);
}
