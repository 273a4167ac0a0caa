/** A value for what has no example: a parameter, a property that no example has. */
import type { Schema } from "../../openapi/index.js";

/** Gives a value that fits a schema: what it shows, or the least that it allows. */
export function sampleOf(schema: Schema = {}): unknown {
  const { examples: [example] = [], const: only, enum: [first] = [], default: usual, anyOf, oneOf = anyOf } = schema;
  const shown = [example, only, first, usual].find((value) => value !== undefined);
  if (shown !== undefined) return shown;
  if (oneOf) return sampleOf(oneOf[0]);
  switch ([schema.type].flat()[0]) {
    case "object": return Object.fromEntries((schema.required ?? []).map((name) =>
      [name, sampleOf(schema.properties?.[name])]));
    case "array": return Array(schema.minItems ?? 0).fill(sampleOf(schema.items));
    case "boolean": return true;
    case "integer":
    case "number": return schema.minimum ?? 1;
    case "null": return null;
    default: return "any-text";
  }
}
