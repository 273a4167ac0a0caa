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

/**
 * Creates a function that compiles the schemas of a description. The target of a reference is compiled when the first
 * value gets there.
 */
export function createCompile(document: Document): Compile {
  const compiled = new WeakMap<Schema, Check>();

  function compile(schema: Schema | boolean): Check {
    if (schema === true) return () => true;
    const object = schema === false ? nothing : schema;
    let check = compiled.get(object);
    if (!check) compiled.set(object, check = compileObject(object));
    return check;
  }

  function compileObject(schema: Schema): Check {
    return every(groups.flatMap(({ type, keywords }) => {
      const names = Object.keys(keywords).filter((name) => schema[name as keyof Schema] !== undefined);
      if (names.length === 0) return [];
      const check = every(names.map((name) => (keywords[name] as Keyword)(name, schema, { document, compile })));
      if (!type) return check;
      const applies = isOfType[type];
      return (value, report) => !applies(value) || check(value, report);
    }));
  }

  return compile;
}
