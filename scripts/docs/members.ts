/** What a schema is made of: its properties, and the forms to choose from. */
import { isCondition } from "./type-name.js";
import type { SchemaObject } from "./types.js";

type Property = [name: string, schema: SchemaObject, isRequired: boolean];

/** The properties of an object, also those that it is put together from, and whether each is required. */
export function fieldsOf(schema: SchemaObject, follow: <T>(node: T) => T): Property[] {
  const { properties = {}, required = [], additionalProperties } = mergeAllOf(schema, follow);
  const fields = Object.entries(properties).map(([name, field]): Property => [name, field, required.includes(name)]);
  const isMap = typeof additionalProperties === "object" && fields.length > 0;
  return isMap ? [...fields, ["any other name", additionalProperties, false]] : fields;
}

/** A schema with all that the parts in its `allOf` say. A property is required when any of them requires it. */
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

/** The forms to choose from, each with the tag that a discriminator maps to it. */
export function formsOf(schema: SchemaObject, follow: <T>(node: T) => T): [string | undefined, SchemaObject][] {
  const { anyOf, oneOf, discriminator } = follow(schema);
  const forms = (oneOf ?? anyOf ?? []).filter((form) => !isCondition(form) && form.type !== "null");
  const tags = Object.entries(discriminator?.mapping ?? {});
  if (tags.length > 0) return tags.map(([tag, $ref]) => [tag, { $ref }]);
  return forms.map((form) => [undefined, form]);
}
