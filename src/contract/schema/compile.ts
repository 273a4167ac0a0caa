/**
 * Compiles schemas (JSON Schema, draft 2020-12) to closures. They also run where a policy forbids to generate code, as
 * in a page.
 */
import type { Document, Schema } from "../../openapi/index.js";
import { arrayKeywords } from "./arrays.js";
import { type Check, every, type Keyword } from "./check.js";
import { compositionKeywords } from "./composition.js";
import { objectKeywords } from "./objects.js";
import { numberKeywords, textKeywords } from "./scalars.js";
import { unevaluatedItems, unevaluatedProperties } from "./unevaluated.js";
import { unionKeywords } from "./unions.js";
import { isOfType, valueKeywords } from "./values.js";

/** The keywords that apply to a type of values, in the order in which they are checked. */
const groups: { type?: keyof typeof isOfType; keywords: Record<string, Keyword> }[] = [
  { keywords: valueKeywords },
  { type: "number", keywords: numberKeywords },
  { type: "string", keywords: textKeywords },
  { keywords: { ...compositionKeywords, ...unionKeywords } },
  { type: "array", keywords: { ...arrayKeywords, unevaluatedItems } },
  { type: "object", keywords: { ...objectKeywords, unevaluatedProperties } },
];

/** The keywords that are checked. `then` and the like belong to another keyword. */
export const checkedKeywords = new Set([
  ...groups.flatMap(({ keywords }) => Object.keys(keywords)), "then", "else", "minContains", "maxContains",
]);

/** Compiles a schema, once. */
export type Compile = (schema: Schema | boolean) => Check;

const nothing: Schema = { not: {} };

/** Creates a function that compiles the schemas of a description. */
export function createCompile(document: Document): Compile {
  const compiled = new WeakMap<Schema, Check>();
  const underway = new Set<Schema>();

  function compile(schema: Schema | boolean): Check {
    if (schema === true) return () => true;
    const object = schema === false ? nothing : schema;
    const existing = compiled.get(object);
    if (existing) return existing;
    if (underway.has(object)) return recursive(() => compiled.get(object) as Check);
    underway.add(object);
    try {
      const check = compileObject(object);
      compiled.set(object, check);
      return check;
    } finally {
      underway.delete(object);
    }
  }

  function compileObject(schema: Schema): Check {
    return every(groups.flatMap(({ type, keywords }) => {
      const names = Object.keys(keywords).filter((name) => schema[name as keyof Schema] !== undefined);
      const checks = names.map((name) => (keywords[name] as Keyword)(name, schema, { document, compile }));
      return type && checks.length > 0 ? every(checks, isOfType[type]) : checks;
    }));
  }

  return compile;
}

/** How deep schemas may be applied within themselves. The call stack has room for several times as many. */
const maxRecursion = 500;
let recursion = 0;

/** Returns the check of a schema that contains itself, which is known once all of the schema is compiled. */
function recursive(checkOf: () => Check): Check {
  return (value, report) => {
    if (recursion === maxRecursion) throw new RangeError("The value is nested too deep.");
    recursion++;
    try {
      return checkOf()(value, report);
    } finally {
      recursion--;
    }
  };
}
