/** Reads schemas, and converts texts to their types: values in a query, path, header or form arrive as text. */
import { type Document, follow, type Schema } from "../openapi/index.js";
import { remember } from "./remember.js";

/** Returns the schemas that a schema is composed of. */
export function unionsOf({ allOf = [], anyOf = [], oneOf = [] }: Schema): Schema[] {
  return [...allOf, ...anyOf, ...oneOf];
}

/** Returns the schema of a property or an item, if the schema declares one. */
export function schemaAt(document: Document, schema: Schema | undefined, step: string): Schema | undefined {
  if (!schema) return undefined;
  const { properties, additionalProperties, items, ...rest } = follow(document, schema);
  const own = properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
  if (own) return own;
  if (items && /^\d+$/.test(step)) return items;
  for (const part of unionsOf(rest)) {
    const found = schemaAt(document, part, step);
    if (found) return found;
  }
  return typeof additionalProperties === "object" ? additionalProperties : undefined;
}

/** Returns the schema of the items of a list. Undefined if the schema accepts no list. */
export function itemsOf(document: Document, schema: Schema | undefined): Schema | undefined {
  return typesOf(document, schema).has("array") ? schemaAt(document, schema, "0") ?? {} : undefined;
}

const declaredProperties = new WeakMap<Schema, Map<string, Schema>>();

/** Returns the properties that a schema and its unions declare. One that several declare may be any of theirs. */
export function propertiesOf(document: Document, schema: Schema = {}): ReadonlyMap<string, Schema> {
  return remember(declaredProperties, schema, () => {
    const { properties: own = {}, ...rest } = follow(document, schema);
    const properties = new Map(Object.entries(own));
    for (const [name, one] of unionsOf(rest).flatMap((part) => [...propertiesOf(document, part)])) {
      const other = properties.get(name);
      properties.set(name, other ? { anyOf: [other, one] } : one);
    }
    return properties;
  });
}

const acceptedTypes = new WeakMap<Schema, Set<string>>();

/** Returns the types that a schema accepts. An empty set means any type. */
export function typesOf(document: Document, schema: Schema = {}): ReadonlySet<string> {
  return remember(acceptedTypes, schema, () => findTypes(document, schema));
}

function findTypes(document: Document, schema: Schema): Set<string> {
  const { type = [], enum: values = [], const: value, ...rest } = follow(document, schema);
  const named = [type].flat();
  if (named.length > 0) return new Set(named);
  const listed = value === undefined ? values : [value];
  if (listed.length > 0) return new Set(listed.map((value) => typeof value));
  return new Set(unionsOf(rest).flatMap((part) => [...typesOf(document, part)]));
}

/** Whether a schema is that of a map: an object with any names. */
export function isMap(document: Document, schema: Schema | undefined): boolean {
  return typesOf(document, schema).has("object") && propertiesOf(document, schema).size === 0;
}

/** Whether a test is true for a schema, or for a schema that it contains. */
export function someWithin(document: Document, schema: Schema, test: (schema: Schema) => boolean): boolean {
  const seen = new Set<Schema>(); // a schema may contain itself
  return isIn(schema);

  function isIn(written: Schema): boolean {
    if (seen.has(written)) return false;
    seen.add(written);
    const whole = follow(document, written);
    const { properties = {}, additionalProperties, items, ...rest } = whole;
    const others = typeof additionalProperties === "object" ? [additionalProperties] : [];
    const parts = [...Object.values(properties), ...others, ...items ? [items] : [], ...unionsOf(rest)];
    return test(whole) || parts.some(isIn);
  }
}

/** Whether a schema describes bytes (OpenAPI 3.1, section 4.8.14.2). */
export function isBinary(document: Document, schema: Schema | undefined): boolean {
  return schema !== undefined && follow(document, schema).format === "binary";
}

/**
 * Converts a text to one of the types that a schema accepts. A text that does not fit stays a text, which the schema
 * then rejects.
 *
 * Numbers are written as in JSON (RFC 8259, section 6), integers without a fraction or an exponent.
 */
export function fromText(types: ReadonlySet<string>, text: string): unknown {
  if (types.size === 0 || types.has("string")) return text;
  if (types.has("integer") && /^-?(0|[1-9]\d*)$/.test(text)) return Number(text);
  if (types.has("number") && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return Number(text);
  if (types.has("boolean") && /^(true|false)$/.test(text)) return text === "true";
  return text;
}
