/** Fills in the defaults of a body, so that a handler always gets them. */
import { type Document, follow, isObject, type Schema } from "../openapi/index.js";
import { remember } from "./remember.js";
import { someWithin } from "./types.js";

/** Whether a value fits a schema. */
export type Fits = (schema: Schema, value: unknown) => boolean;

/** The properties that objects omit, and which have their defaults. */
export type Omitted = Map<object, string[]>;

/**
 * Adds the defaults of a schema to a valid value, for the properties that it omits.
 *
 * @param omitted Gets the properties.
 * @see JSON Schema Validation (2020-12), section 9.2
 */
export function fillIn(
  document: Document,
  fits: Fits,
  schema: Schema,
  value: unknown,
  omitted: Omitted = new Map(),
): Omitted {
  if (!isObject(value)) return omitted;
  for (const { properties = {}, items } of partsOf(schema)) {
    if (Array.isArray(value)) {
      if (items) for (const item of value) fillIn(document, fits, items, item, omitted);
      continue;
    }
    for (const [name, property] of Object.entries(properties)) {
      const { default: byDefault } = follow(document, property);
      if (Object.hasOwn(value, name)) fillIn(document, fits, property, value[name], omitted);
      else if (byDefault !== undefined) {
        value[name] = structuredClone(byDefault);
        const names = omitted.get(value);
        if (names) names.push(name);
        else omitted.set(value, [name]);
      }
    }
  }
  return omitted;

  /** Returns a schema and the schemas that it is composed of. Of a union, that is the branch that fits. */
  function partsOf(schema: Schema): Schema[] {
    const whole = follow(document, schema);
    const { allOf = [], anyOf = [], oneOf = [] } = whole;
    const branch = [...anyOf, ...oneOf].find((part) => fits(part, value));
    return [whole, ...allOf.flatMap(partsOf), ...branch ? partsOf(branch) : []];
  }
}

const schemasWithDefaults = new WeakMap<Schema, boolean>();

/** Whether a schema has a default anywhere. Without one, filling in a value would waste time. */
export function hasDefaults(document: Document, schema: Schema): boolean {
  return remember(schemasWithDefaults, schema, () =>
    someWithin(document, schema, ({ default: byDefault }) => byDefault !== undefined));
}
