/** The constraints of a value: its default, its choices, its bounds. */
import type { ComponentChildren } from "preact";
import type { Schema } from "../../openapi/index.js";
import { useModel } from "../model/model.js";

const formats: Record<string, string> = {
  "uuid": "a UUID",
  "date-time": "a date and time (RFC 3339)",
  "binary": "bytes",
  "int64": "64 bits",
  "uri": "a URI",
  "password": "a secret",
};

/** Renders a line for each constraint of a schema and its items. `more` adds other lines. */
export function Constraints({ schema, more = [] }: { schema: Schema | boolean; more?: ComponentChildren[] }) {
  const { follow } = useModel();
  const lines = [...constraintLines(schema, follow), ...more];
  if (lines.length === 0) return null;
  return <ul class="constraints">{lines.map((line) => <li>{line}</li>)}</ul>;
}

function constraintLines(reference: Schema | boolean, follow: <T>(node: T) => T): ComponentChildren[] {
  if (typeof reference === "boolean") return [];
  const schema = follow(reference);
  const { default: fallback, enum: values, const: only, format, pattern, contentEncoding } = schema;
  const { allOf, anyOf, items, additionalProperties } = schema;
  const lines: ComponentChildren[] = [];
  if (reference["x-chosen"]) lines.push("Chosen by the server");
  if (fallback !== undefined) lines.push(<>Default <Value value={fallback} /></>);
  if (only !== undefined) lines.push(<>Always <Value value={only} /></>);
  if (values) lines.push(<>One of {values.map((value) => <><Value value={value} /> </>)}</>);
  if (format) lines.push(<>Format: {formats[format] ?? format}</>);
  if (contentEncoding) lines.push(<>Encoded as {contentEncoding}</>);
  lines.push(...boundsOf(schema));
  if (pattern) lines.push(<>Matches <code>{pattern}</code></>);
  if (allOf?.length === 1) lines.push(...constraintLines(allOf[0] as Schema, follow));
  const [form, ...others] = (anyOf ?? []).filter(({ type }) => type !== "null");
  if (form && others.length === 0) lines.push(...constraintLines(form, follow));
  for (const inner of [items, additionalProperties]) {
    if (inner && !schema.properties) lines.push(...constraintLines(inner, follow).map((line) => <>Each: {line}</>));
  }
  return lines;
}

/** Renders a value as JSON. A string has no quotes, unless it is empty. */
export function Value({ value }: { value: unknown }) {
  return <code>{typeof value === "string" && value !== "" ? value : JSON.stringify(value)}</code>;
}

function boundsOf(schema: Schema): ComponentChildren[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, maxProperties } = schema;
  const ranges = [
    rangeText(minimum, maximum, ""),
    rangeText(minLength, maxLength, "character"),
    rangeText(minItems, maxItems, "item"),
    rangeText(undefined, maxProperties, "member"),
  ];
  return ranges.filter((range) => range !== undefined);
}

function rangeText(min: number | undefined, max: number | undefined, unit: string): string | undefined {
  const units = (count: number) => unit && ` ${unit}${count === 1 ? "" : "s"}`;
  const formatted = (count: number) => count.toLocaleString("en");
  if (min !== undefined && max !== undefined) {
    if (min === max) return `Exactly ${formatted(max)}${units(max)}`;
    return `${formatted(min)} to ${formatted(max)}${units(max)}`;
  }
  if (min !== undefined) return `At least ${formatted(min)}${units(min)}`;
  return max === undefined ? undefined : `At most ${formatted(max)}${units(max)}`;
}
