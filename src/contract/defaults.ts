/** Defaults: what a body leaves out, a handler gets all the same. */
import type { Document, Schema } from "./openapi.js";
import { follow, isObject } from "./references.js";

/** Whether a value fits a schema. */
export type Fits = (schema: Schema, value: unknown) => boolean;

/**
 * Gives a valid value with the defaults of its schema where it leaves something out.
 *
 * @param value The value. It is changed, and so is what it has in it.
 * @see JSON Schema Validation (2020-12), section 9.2
 */
export function withDefaults(document: Document, fits: Fits, schema: Schema, value: unknown): unknown {
  for (const { properties = {}, items } of partsOf(schema)) {
    if (Array.isArray(value)) {
      if (items) for (const [index, item] of value.entries()) value[index] = withDefaults(document, fits, items, item);
      continue;
    }
    if (!isObject(value)) continue;
    for (const [name, property] of Object.entries(properties)) {
      const { default: byDefault } = follow(document, property);
      if (Object.hasOwn(value, name)) withDefaults(document, fits, property, value[name]);
      else if (byDefault !== undefined) value[name] = structuredClone(byDefault);
    }
  }
  return value;

  /** A schema, and those that it is put together of: of a union, the branch that fits. */
  function partsOf(schema: Schema): Schema[] {
    const whole = follow(document, schema);
    const { allOf = [], anyOf = [], oneOf = [] } = whole;
    const branch = [...anyOf, ...oneOf].find((part) => fits(part, value));
    return [whole, ...allOf.flatMap(partsOf), ...branch ? partsOf(branch) : []];
  }
}

const known = new WeakMap<Schema, boolean>();

/** Whether a schema has a default in it anywhere, so that it is worth to look for them in a value. */
export function hasDefaults(document: Document, schema: Schema): boolean {
  let has = known.get(schema);
  if (has === undefined) {
    known.set(schema, false); // a schema may have itself in it
    const { default: own, properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = follow(document, schema);
    const parts = [...Object.values(properties), ...items ? [items] : [], ...allOf, ...anyOf, ...oneOf];
    has = own !== undefined || parts.some((part) => hasDefaults(document, part));
    known.set(schema, has);
  }
  return has;
}
