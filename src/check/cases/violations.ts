/** Breaks a valid value in every way that its schema forbids, one at a time. */
import type { Fits } from "../../contract/index.js";
import type { Schema } from "../../openapi/index.js";
import type { Rule } from "../report/rules.js";
import { sampleOf } from "./sample.js";

/** A broken value, and what is wrong with it. */
export interface Violation {
  rule: Rule;
  name: string;
  value: unknown;
}

type Values = Record<string, unknown>;

export const isMap = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const others: Record<string, unknown[]> = {
  string: [7], boolean: ["many"], integer: ["many", 1.5], number: ["many"], object: [[]], array: [{}],
};
const malformed: Record<string, string> = { "date-time": "yesterday", "uri": "no URI", "uuid": "no-uuid" };

/**
 * Makes the function that lists the ways to break a value: another type, a value outside of its enum, a pattern, a
 * format or a bound broken, a required property dropped, a property added to a closed object; at every depth. What is
 * in a property that the value does not have is broken once, in the first of all values.
 */
export function createViolations(fits: Fits) {
  const tried = new Set<Schema>();

  /**
   * Lists the ways to break a value.
   *
   * @param schema The schema, with every reference resolved.
   * @param value A value that fits it.
   * @param at Where the value stands, for the names.
   */
  function violations(schema: Schema, value: unknown, at = "body"): Violation[] {
    const types = [schema.type ?? []].flat();
    const isObject = types.includes("object") || schema.properties || schema.required;
    return [
      ...ofType(types, at),
      ...ofValues(schema, at),
      ...types.includes("string") ? ofString(schema, at) : [],
      ...ofNumber(schema, at),
      ...isObject ? ofObject(schema, isMap(value) ? value : {}, at) : [],
      ...types.includes("array") ? ofArray(schema, Array.isArray(value) ? value : [], at) : [],
      ...ofUnion(schema, value, at),
    ];
  }

  function ofObject(schema: Schema, value: Values, at: string): Violation[] {
    const { required = [], properties = {}, additionalProperties: others, maxProperties } = schema;
    const dropped = required.map((name): Violation => {
      const { [name]: _, ...rest } = value;
      return { rule: "required", name: `${at} without ${name}`, value: rest };
    });
    const added = { ...value, unknown_property: 1 };
    const more = Array.from({ length: (maxProperties ?? 0) + 1 }, (_, index) => [`key${index}`, "any-text"]);
    const members = isMap(others) ? { ...membersOf(value, others), ...properties } : properties;
    return [
      ...dropped,
      ...ways("closed", others === false, `${at} with a property that it does not have`, added),
      ...ways("count", maxProperties, `${at} with more than ${maxProperties}`, Object.fromEntries(more)),
      ...Object.entries(members).filter(([name, schema]) => name in value || isUntried(schema))
        .flatMap(([name, schema]) =>
          inside(violations(schema, value[name] ?? sampleOf(schema), `${at}.${name}`), (broken) =>
            ({ ...value, [name]: broken }))),
    ];
  }

  function isUntried(schema: Schema): boolean {
    const isNew = !tried.has(schema);
    tried.add(schema);
    return isNew;
  }

  function ofArray({ minItems, maxItems, items = {} }: Schema, value: unknown[], at: string): Violation[] {
    const filled = value.length > 0 ? value : [sampleOf(items)];
    return [
      ...ways("count", minItems, `${at} with fewer than ${minItems}`, filled.slice(0, (minItems ?? 1) - 1)),
      ...ways("count", maxItems, `${at} with more than ${maxItems}`, Array((maxItems ?? 0) + 1).fill(filled[0])),
      ...filled.flatMap((item, index) => inside(violations(items, item, `${at}[${index}]`), (broken) =>
        filled.with(index, broken))),
    ];
  }

  /** What breaks a branch of a union may fit another one. */
  function ofUnion(schema: Schema, value: unknown, at: string): Violation[] {
    return (schema.oneOf ?? schema.anyOf ?? []).filter((branch) => fits(branch, value))
      .flatMap((branch) => violations(branch, value, at))
      .filter(({ value }) => !fits(schema, value));
  }

  return violations;
}

/** A way to break a value, if there is what it breaks. */
function ways(rule: Rule, limit: unknown, name: string, value: unknown): Violation[] {
  return limit === undefined || limit === false || limit === 0 ? [] : [{ rule, name, value }];
}

function ofType(types: string[], at: string): Violation[] {
  const [type = "null"] = types;
  const values = [...others[type] ?? [], ...types.length === 0 || types.includes("null") ? [] : [null]];
  return values.map((value) =>
    ({ rule: "type", name: `${at} that is ${JSON.stringify(value)}, no ${types.join(" or ")}`, value }));
}

function ofValues({ const: only, enum: values }: Schema, at: string): Violation[] {
  if (only === undefined && values === undefined) return [];
  return [{ rule: "enum", name: `${at} outside of its values`, value: "no_such_value" }];
}

function ofString({ pattern, format = "", minLength, maxLength }: Schema, at: string): Violation[] {
  const texts = ["relative/path", "x9", ""];
  const broken = texts.find((text) => pattern !== undefined && !new RegExp(pattern, "u").test(text));
  return [
    ...ways("pattern", pattern, `${at} against the pattern ${pattern}`, broken),
    ...ways("format", format in malformed, `${at} that is no ${format}`, malformed[format]),
    ...ways("length", minLength, `${at} shorter than ${minLength}`, "x".repeat((minLength || 1) - 1)),
    ...ways("length", maxLength, `${at} longer than ${maxLength}`, "x".repeat((maxLength ?? 0) + 1)),
  ];
}

function ofNumber({ minimum, maximum }: Schema, at: string): Violation[] {
  return [
    ...minimum === undefined ? [] : ways("bound", true, `${at} below ${minimum}`, minimum - 1),
    ...maximum === undefined ? [] : ways("bound", true, `${at} above ${maximum}`, maximum + 1),
  ];
}

/** The same within a value that holds the broken one. */
function inside(found: Violation[], put: (broken: unknown) => unknown): Violation[] {
  return found.map((violation) => ({ ...violation, value: put(violation.value) }));
}

/** A map has the same schema for each of its members, and for one that it does not have yet. */
function membersOf(value: Values, schema: Schema): Record<string, Schema> {
  return Object.fromEntries([...Object.keys(value), "any_key"].map((name) => [name, schema]));
}
