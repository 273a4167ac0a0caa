/** Undeclared names in a request. The service ignores them, unless the schema is closed. */
import { type Document, follow, isObject, type Operation, type Schema } from "../openapi/index.js";
import type { Fits } from "./defaults.js";
import { remember } from "./remember.js";
import { isMap, itemsOf, propertiesOf, someWithin, unionsOf } from "./types.js";
import { fieldPath } from "./words.js";

/** An undeclared name. */
export interface Undeclared {
  name: string;
  /** The path to it: `network.` for `network.hosts`, empty at the top level. */
  prefix: string;
  /** The names that are declared in its place. */
  declared: string[];
}

/** How many names are reported: enough to find a mistake. */
const maxReported = 10;

/**
 * Removes from a valid value what its schema does not declare, so that a server cannot store what it ignores. Of a
 * union, the properties of the branches that fit are declared. An object whose schema has no properties is a map.
 *
 * @returns The first of the removed names.
 */
export function removeUndeclared(document: Document, fits: Fits, schema: Schema, value: unknown): Undeclared[] {
  const removed: Undeclared[] = [];
  const steps: string[] = [];
  visit(schema, value);
  return removed;

  function visit(written: Schema, value: unknown): void {
    if (!isObject(value) || !ignoresNames(document, written)) return;
    const schema = narrow(document, fits, written, value);
    if (Array.isArray(value)) {
      const items = itemsOf(document, schema);
      if (items && ignoresNames(document, items)) value.forEach((item, index) => visitAt(String(index), items, item));
      return;
    }
    const properties = propertiesOf(document, schema);
    const others = othersOf(document, schema);
    for (const name in value) {
      const member = properties.get(name) ?? others;
      if (typeof member === "object") visitAt(name, member, value[name]);
      else if (!member) {
        delete value[name];
        report(name, properties);
      }
    }
  }

  function visitAt(step: string, schema: Schema, value: unknown): void {
    steps.push(step);
    visit(schema, value);
    steps.pop();
  }

  function report(name: string, properties: ReadonlyMap<string, Schema>): void {
    if (removed.length === maxReported) return;
    const prefix = steps.length === 0 ? "" : `${fieldPath("", steps)}.`;
    removed.push({ name, prefix, declared: [...properties.keys()] });
  }
}

const withIgnoredNames = new WeakMap<Schema, boolean>();

/** Whether a schema, or one that it contains, ignores some names. */
export function ignoresNames(document: Document, schema: Schema): boolean {
  return remember(withIgnoredNames, schema, () => someWithin(document, schema, ({ properties, additionalProperties }) =>
    properties !== undefined && additionalProperties === undefined));
}

/** Returns what a schema allows for names without a property: a schema, anything, or nothing. */
function othersOf(document: Document, schema: Schema): Schema | boolean {
  const whole = follow(document, schema);
  if (whole.additionalProperties !== undefined) return whole.additionalProperties;
  if (isMap(document, schema)) return true;
  for (const part of unionsOf(whole)) {
    const others = othersOf(document, part);
    if (others) return others;
  }
  return false;
}

/** Returns a schema without the branches of its unions that a value does not fit. */
function narrow(document: Document, fits: Fits, schema: Schema, value: unknown): Schema {
  if (!hasChoices(document, schema)) return schema;
  const { allOf = [], anyOf = [], oneOf = [], ...whole } = follow(document, schema);
  const choices = [...anyOf, ...oneOf];
  const fitting = choices.filter((choice) => fits(choice, value));
  const kept = fitting.length > 0 ? fitting : choices; // a file of a form is no JSON, and fits nothing
  return { ...whole, allOf: [...allOf, ...kept].map((part) => narrow(document, fits, part, value)) };
}

const schemasWithChoices = new WeakMap<Schema, boolean>();

/** Whether it depends on the value which names a schema declares. */
function hasChoices(document: Document, schema: Schema): boolean {
  return remember(schemasWithChoices, schema, () => {
    const { allOf = [], anyOf = [], oneOf = [] } = follow(document, schema);
    const declaresNames = (part: Schema) => propertiesOf(document, part).size > 0 || isMap(document, part);
    return [...anyOf, ...oneOf].some(declaresNames) || allOf.some((part) => hasChoices(document, part));
  });
}

/** Yields the names in a query that no parameter declares. */
export function* undeclaredInQuery({ parameters }: Operation, search: string): Generator<Undeclared> {
  const inQuery = parameters.filter((parameter) => parameter.in === "query");
  const isDeclared = (sent: string) => inQuery.some(({ name, style }) =>
    sent === name || (style === "deepObject" && sent.startsWith(`${name}[`)));
  for (const name of new Set(new URLSearchParams(search).keys())) {
    if (!isDeclared(name)) yield { name, prefix: "", declared: inQuery.map((parameter) => parameter.name) };
  }
}
