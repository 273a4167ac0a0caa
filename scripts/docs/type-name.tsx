/** What a value is, in a few words: `string`, `list of Browser`, `Timestamp or null`. */
import type { ComponentChildren } from "preact";
import { type Model, nameIn, useModel } from "./model.js";
import type { Schema, SchemaObject } from "./types.js";

/** Names the type of a schema. A name of the contract leads to its article, unless `isPlain`. */
export function TypeName({ schema, isPlain = false }: { schema: Schema; isPlain?: boolean }): ComponentChildren {
  const { follow } = useModel();
  if (typeof schema === "boolean") return "any value";
  const name = nameIn(schema);
  const target = follow(schema);
  if (name !== undefined) {
    const label = isStructured(target, follow) ? name : wordOf(target);
    return isPlain ? label : <a href={`#${name}`}>{label}</a>;
  }
  const { allOf, anyOf, oneOf, items, additionalProperties, properties } = target;
  const forms = (anyOf ?? oneOf ?? []).filter((form) => !isCondition(form));
  if (allOf?.length === 1) return <TypeName schema={allOf[0] as Schema} isPlain={isPlain} />;
  if (forms.length > 0) {
    return forms.map((form, index) =>
      <>{index === 0 ? "" : index === forms.length - 1 ? " or " : ", "}<TypeName schema={form} isPlain={isPlain} /></>);
  }
  const orNull = [target.type].flat().includes("null") ? " or null" : "";
  if (items) return <>list of <TypeName schema={items} isPlain={isPlain} />{orNull}</>;
  if (typeof additionalProperties === "object" && !properties) {
    return <>map of <TypeName schema={additionalProperties} isPlain={isPlain} />{orNull}</>;
  }
  return wordOf(target);
}

function wordOf({ type, const: only, enum: values, allOf, items, properties, additionalProperties }: SchemaObject) {
  if (type === "object" && !properties && additionalProperties) return "map";
  if (type) return [type].flat().join(" or ").replace(/\barray\b/, items ? "list" : "array");
  if (allOf) return "object";
  const [one = only] = values ?? [];
  return one === undefined ? "any value" : typeof one;
}

/** Whether a form says only which properties are required. */
export function isCondition(form: SchemaObject): boolean {
  return form.required !== undefined && Object.keys(form).every((keyword) => ["required", "title"].includes(keyword));
}

/** Whether there is something to open: fields, or forms to choose from. */
export function isStructured(schema: SchemaObject, follow: Model["follow"]): boolean {
  const { properties, allOf, anyOf, oneOf } = follow(schema);
  return properties !== undefined || (allOf?.length ?? 0) > 1
    || (anyOf ?? oneOf ?? []).filter((form) => form.type !== "null").length > 1;
}

/** The schema with the fields of a value, in whatever lists, maps and choices it is; none where it has no fields. */
export function structureOf(schema: Schema | undefined, follow: Model["follow"]): SchemaObject | undefined {
  if (typeof schema !== "object") return undefined;
  if (isStructured(schema, follow)) return schema;
  const { allOf, anyOf, oneOf, items, additionalProperties } = follow(schema);
  const [only] = allOf ?? (anyOf ?? oneOf)?.filter((form) => form.type !== "null") ?? [];
  return structureOf(only ?? items ?? additionalProperties, follow);
}
