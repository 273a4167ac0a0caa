/** Derives the fields of a call from schemas. */
import type { Follow, Json, Schema } from "../../openapi/index.js";
import { mergeAllOf } from "../model/members.js";
import type { FieldData, FieldKind } from "../page/calls/types.js";

interface FieldOptions {
  isRequired: boolean;
  /** The texts that examples have for the field. */
  texts?: string[];
  isForm?: boolean;
  mediaType?: string | undefined;
}

/** A field for longer texts has several lines. */
const maxLineLength = 60;

/** Returns the field for a schema. */
export function fieldDataOf(name: string, schema: Schema | boolean, follow: Follow, options: FieldOptions): FieldData {
  const { isRequired, texts = [], isForm = false, mediaType } = options;
  const own = mergeParts(schema, follow);
  const choices = choicesOf(own);
  const hint = hintOf(own);
  const fields = isForm ? itemFieldsOf(own, follow) : undefined;
  const isLong = texts.some((text) => text.length > maxLineLength || text.includes("\n"));
  const kind = fields ? "list" : fieldKindOf(own, choices, isLong);
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

function fieldKindOf({ type, format }: Schema, choices: Json[] | undefined, isLong: boolean): FieldKind {
  if (choices) return "choice";
  if (format === "binary") return "bytes";
  const types = [type].flat().filter((name) => name !== "null");
  if (types.length !== 1) return "json";
  if (types[0] === "integer" || types[0] === "number") return "number";
  if (types[0] !== "string") return "json";
  return isLong ? "lines" : "text";
}

function choicesOf({ type, enum: values, const: only }: Schema): Json[] | undefined {
  if (only !== undefined) return [only];
  return values ?? (type === "boolean" ? [true, false] : undefined);
}

function hintOf({ default: fallback, minimum, maximum }: Schema): string | undefined {
  if (fallback !== undefined) return `default ${JSON.stringify(fallback)}`;
  return minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : undefined;
}

/** Returns the fields of an item, if a form takes a list of objects. */
function itemFieldsOf({ items }: Schema, follow: Follow): FieldData[] | undefined {
  const { properties, required = [] } = items ? mergeParts(items, follow) : {};
  return properties && Object.entries(properties).map(([name, property]) =>
    fieldDataOf(name, property, follow, { isRequired: required.includes(name) }));
}

/** Merges a schema with its `allOf`, and with the only branch of an `anyOf` that is not null. */
export function mergeParts(schema: Schema | boolean, follow: Follow): Schema {
  if (typeof schema === "boolean") return {};
  const { anyOf = [], ...own } = mergeAllOf(schema, follow);
  const [branch, ...others] = anyOf.filter(({ type }) => type !== "null");
  return branch && others.length === 0 ? mergeAllOf({ allOf: [mergeParts(branch, follow), own] }, follow) : own;
}

/** Returns an example as a list of texts, which is empty unless it is a text. */
export function exampleTexts(example: Json | undefined): string[] {
  return typeof example === "string" ? [example] : [];
}
