/** Describes violations in a sentence that names the field and the problem: `dest_path must start with "/".` */
import type { Violation } from "./schema/check.js";

/** What is wrong, by the violated keyword and what it requires. */
const phrases: Record<string, (expected: never) => string> = {
  type: (types: string | string[]) => `must be ${[types].flat().map(article).join(" or ")}`,
  enum: (values: unknown[]) => `must be one of ${values.join(", ")}`,
  const: (value: unknown) => `must be ${String(value)}`,
  pattern: startOrPattern,
  format: (format: string) => `must be a valid ${format}`,
  minimum: (limit: number) => `must be at least ${limit}`,
  maximum: (limit: number) => `must be at most ${limit}`,
  exclusiveMinimum: (limit: number) => `must be more than ${limit}`,
  exclusiveMaximum: (limit: number) => `must be less than ${limit}`,
  multipleOf: (divisor: number) => `must be a multiple of ${divisor}`,
  minItems: (limit: number) => `must have at least ${counted(limit, "item", "items")}`,
  maxItems: (limit: number) => `must have at most ${counted(limit, "item", "items")}`,
  items: (limit: number) => `must have at most ${counted(limit, "item", "items")}`,
  contains: () => "has too few or too many items of a kind",
  minLength: (limit: number) => `must have at least ${counted(limit, "character", "characters")}`,
  maxLength: (limit: number) => `must have at most ${counted(limit, "character", "characters")}`,
  minProperties: (limit: number) => `must have at least ${counted(limit, "property", "properties")}`,
  maxProperties: (limit: number) => `must have at most ${counted(limit, "property", "properties")}`,
  propertyNames: () => "is not allowed as a name",
  uniqueItems: () => "must not have the same item twice",
  oneOf: (titles: string[]) => titles.length > 0
    ? `must be only one of these: ${titles.join(", ")}`
    : "must fit exactly one of its forms",
  required: () => "is required",
  dependentRequired: () => "is required",
  additionalProperties: () => "is not allowed",
  unevaluatedProperties: () => "is not allowed",
  unevaluatedItems: () => "is not allowed",
  not: () => "is not allowed",
};

/**
 * Describes a violation in a sentence.
 *
 * @param name Name of the value; empty for a body.
 * @param whole Name of a body as a whole.
 */
export function inWords({ keyword, expected, steps, property }: Violation, name: string, whole: string): string {
  const place = fieldPath(name, steps);
  const field = (property === undefined ? place : place ? `${place}.${property}` : property) || whole;
  return `${field} ${phrases[keyword]?.(expected as never) ?? "is not valid"}.`;
}

/** Returns a field as code would reach it: `actions[0].type`. */
export function fieldPath(name: string, steps: string[]): string {
  return steps.reduce((field, step) => {
    if (/^\d+$/.test(step)) return `${field}[${step}]`;
    return field ? `${field}.${step}` : step;
  }, name);
}

function article(type: string): string {
  return type === "null" ? type : `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`;
}

/** Describes a pattern; one that only fixes the start of a text, by that start. */
function startOrPattern(pattern: string): string {
  const start = /^\^([\w/ -]+)(?:\.\*)?$/.exec(pattern)?.[1];
  return start ? `must start with "${start}"` : `must match the pattern ${pattern}`;
}

function counted(limit: number, one: string, several: string): string {
  return `${limit} ${limit === 1 ? one : several}`;
}
