/** Sample values for parameters and properties without an example. */
import type { Schema } from "../../openapi/index.js";

/** Returns a value that matches a schema: its example or default if it has one, or else a minimal value. */
export function sampleOf(schema: Schema = {}): unknown {
  const { examples: [example] = [], const: constant, enum: [first] = [], anyOf, oneOf = anyOf } = schema;
  const declared = [example, constant, first, schema.default].find((value) => value !== undefined);
  if (declared !== undefined) return declared;
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
