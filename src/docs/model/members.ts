/** The members of a schema: its properties, and what is within lists and maps. */
import type { Follow, Schema } from "../../openapi/index.js";

type Property = [name: string, schema: Schema, isRequired: boolean];

/** Returns the properties of an object, including those from `allOf`, and whether each is required. */
export function declaredProperties(schema: Schema, follow: Follow): Property[] {
  const { properties = {}, required = [], additionalProperties } = mergeAllOf(schema, follow);
  const fields = Object.entries(properties).map(([name, field]): Property => [name, field, required.includes(name)]);
  const isMap = typeof additionalProperties === "object" && fields.length > 0;
  return isMap ? [...fields, ["any other name", additionalProperties, false]] : fields;
}

/** Merges a schema with its `allOf`. A property is required if any of the merged schemas requires it. */
export function mergeAllOf(schema: Schema, follow: Follow): Schema {
  const { allOf = [], ...own } = follow(schema);
  const parts = [...allOf.map((part) => mergeAllOf(part, follow)), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>;
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return {
    ...Object.assign({}, ...parts) as Schema,
    ...Object.keys(properties).length > 0 && { properties },
    ...required.length > 0 && { required },
  };
}

/** Returns whether a schema has something to expand: fields, or the branches of a union. */
export function isStructured(schema: Schema, follow: Follow): boolean {
  const { properties, allOf, anyOf, oneOf } = follow(schema);
  return properties !== undefined || (allOf?.length ?? 0) > 1
    || (anyOf ?? oneOf ?? []).filter((form) => form.type !== "null").length > 1;
}

/** Returns the schema with the fields of a value, within lists, maps and unions, or `undefined` if there is none. */
export function structureOf(schema: Schema | boolean | undefined, follow: Follow): Schema | undefined {
  if (typeof schema !== "object") return undefined;
  if (isStructured(schema, follow)) return schema;
  const { allOf, anyOf, oneOf, items, additionalProperties } = follow(schema);
  const [only] = allOf ?? (anyOf ?? oneOf)?.filter((form) => form.type !== "null") ?? [];
  return structureOf(only ?? items ?? additionalProperties, follow);
}
