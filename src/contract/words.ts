/** Describes violations in a sentence that names the field and the problem: `dest_path must start with "/".` */
import type { ErrorObject } from "ajv/dist/2020.js";
import { stepsOf } from "../openapi/index.js";

/** Details that Ajv gives for a violation. Each keyword has its own. */
interface Params {
  type: string | string[];
  allowedValues: unknown[];
  allowedValue: unknown;
  pattern: string;
  format: string;
  limit: number;
  multipleOf: number;
  /** Titles of the branches of a union that have one. */
  titles?: string[];
}

const phrases: Record<string, (params: Params) => string> = {
  type: ({ type }) => `must be ${[type].flat().flatMap((types) => types.split(",")).map(article).join(" or ")}`,
  enum: ({ allowedValues }) => `must be one of ${allowedValues.join(", ")}`,
  const: ({ allowedValue }) => `must be ${String(allowedValue)}`,
  pattern: ({ pattern }) => startOrPattern(pattern),
  format: ({ format }) => `must be a valid ${format}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, "item", "items")}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, "item", "items")}`,
  minLength: ({ limit }) => `must have at least ${counted(limit, "character", "characters")}`,
  maxLength: ({ limit }) => `must have at most ${counted(limit, "character", "characters")}`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, "property", "properties")}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, "property", "properties")}`,
  uniqueItems: () => "must not have the same item twice",
  anyOf: () => "fits none of its forms",
  oneOf: ({ titles = [] }) => titles.length > 0
    ? `must be only one of these: ${titles.join(", ")}`
    : "must fit exactly one of its forms",
  required: () => "is required",
  additionalProperties: () => "is not allowed",
  unevaluatedProperties: () => "is not allowed",
};

/**
 * Describes a violation in a sentence.
 *
 * @param name Name of the value; empty for a body.
 * @param whole Name of a body as a whole.
 */
export function inWords(
  { keyword, instancePath, params, message }: Pick<ErrorObject, "keyword" | "instancePath" | "params" | "message">,
  name: string,
  whole: string,
): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<string, string | undefined>;
  const last = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  const place = fieldPath(name, stepsOf(instancePath));
  const field = (last === undefined ? place : place ? `${place}.${last}` : last) || whole;
  return `${field} ${phrases[keyword]?.(params as Params) ?? message ?? "is not valid"}.`;
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
