/** What a schema of the contract takes, as a field of a call. */
import type { Follow, Json } from "../samples/types.js";
import type { FieldData, FieldKind } from "./call/types.js";
import { mergeAllOf } from "./members.js";
import type { Schema, SchemaObject } from "./types.js";

interface Options {
  isRequired: boolean;
  /** What examples show in it. */
  texts?: string[];
  isForm?: boolean;
  mediaType?: string | undefined;
}

/** A longer text gets a field of several lines. */
const maxLineLength = 60;

/** Makes the field of a schema. */
export function fieldOf(name: string, schema: Schema, follow: Follow, options: Options): FieldData {
  const { isRequired, texts = [], isForm = false, mediaType } = options;
  const own = mergeParts(schema, follow);
  const choices = choicesOf(own);
  const hint = hintOf(own);
  const fields = isForm ? itemsOf(own, follow) : undefined;
  const isLong = texts.some((text) => text.length > maxLineLength || text.includes("\n"));
  const kind = fields ? "list" : kindOf(own, choices, isLong);
  return {
    name,
    kind,
    ...isRequired && { isRequired },
    ...choices && { choices },
    ...hint && { hint },
    ...fields && { fields },
    ...kind === "bytes" && { mediaType: mediaType ?? "application/octet-stream" },
  };
}

function kindOf({ type, format }: SchemaObject, choices: Json[] | undefined, isLong: boolean): FieldKind {
  if (choices) return "choice";
  if (format === "binary") return "bytes";
  const types = [type].flat().filter((one) => one !== "null");
  if (types.length !== 1) return "json";
  if (types[0] === "integer" || types[0] === "number") return "number";
  if (types[0] !== "string") return "json";
  return isLong ? "lines" : "text";
}

function choicesOf({ type, enum: values, const: only }: SchemaObject): Json[] | undefined {
  if (only !== undefined) return [only];
  return values ?? (type === "boolean" ? [true, false] : undefined);
}

function hintOf({ default: fallback, minimum, maximum }: SchemaObject): string | undefined {
  if (fallback !== undefined) return `default ${JSON.stringify(fallback)}`;
  return minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : undefined;
}

/** The fields of an item, where a form takes a list of objects. */
function itemsOf({ items }: SchemaObject, follow: Follow): FieldData[] | undefined {
  const { properties, required = [] } = items ? mergeParts(items, follow) : {};
  return properties && Object.entries(properties).map(([name, property]) =>
    fieldOf(name, property, follow, { isRequired: required.includes(name) }));
}

/** A schema with all that its parts say. Of a choice between one form and null, it is that form. */
export function mergeParts(schema: Schema, follow: Follow): SchemaObject {
  if (typeof schema === "boolean") return {};
  const { anyOf = [], ...own } = mergeAllOf(schema, follow);
  const [form, ...others] = anyOf.filter(({ type }) => type !== "null");
  return form && others.length === 0 ? mergeAllOf({ allOf: [mergeParts(form, follow), own] }, follow) : own;
}

/** The texts of an example. */
export function textsOf(example: Json | undefined): string[] {
  return typeof example === "string" ? [example] : [];
}
