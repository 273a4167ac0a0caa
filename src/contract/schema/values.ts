/** The type of a value, and sets of values: their equality is that of JSON Schema (2020-12, section 4.2.2). */
import { isObject } from "../../openapi/index.js";
import { type Keyword, test } from "./check.js";

/** Whether a value has a type, by the name of the type. */
export const isOfType = {
  null: (value: unknown) => value === null,
  boolean: (value: unknown) => typeof value === "boolean",
  number: (value: unknown) => Number.isFinite(value),
  integer: (value: unknown) => Number.isInteger(value),
  string: (value: unknown) => typeof value === "string",
  array: (value: unknown) => Array.isArray(value),
  object: (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value),
};

/** Keywords that apply to values of any type. */
export const valueKeywords: Record<string, Keyword> = {
  type: test((types: string | string[]) => {
    const [first, ...others] = [types].flat().map((type) => isOfType[type as keyof typeof isOfType]);
    return others.length === 0 && first ? first : (value) => first?.(value) || others.some((fits) => fits(value));
  }),
  const: test((only: unknown) => setOf([only]).has),
  enum: test((values: unknown[]) => setOf(values).has),
};

/** Returns the set of values. Two objects with equal members are one value. */
export function setOf(values: unknown[]): { size: number; has: (value: unknown) => boolean } {
  const texts = new Set(values.filter(isObject).map(canonical));
  const scalars = new Set(values.filter((value) => !isObject(value)));
  return {
    size: texts.size + scalars.size,
    has: (value) => isObject(value) ? texts.size > 0 && texts.has(canonical(value)) : scalars.has(value),
  };
}

/** Returns the JSON that equal values share: the names of each object are sorted. */
function canonical(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  return `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join()}}`;
}
