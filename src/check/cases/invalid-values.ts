/** Derives invalid values from a valid one: each violates one keyword of the schema. */
import type { Fits } from "../../contract/index.js";
import type { Schema } from "../../openapi/index.js";
import { isJsonObject, type JsonObject } from "../json-object.js";
import type { Rule } from "../../report/rules.js";
import { sampleOf } from "./sample.js";

/** An invalid value, with the rule that says so. */
export interface InvalidValue {
  rule: Rule;
  /** What is invalid, in words. */
  name: string;
  value: unknown;
}

const valuesOfOtherTypes: Record<string, unknown[]> = {
  string: [7], boolean: ["many"], integer: ["many", 1.5], number: ["many"], object: [[]], array: [{}],
};
const malformed: Record<string, string> = { "date-time": "yesterday", "uri": "no URI", "uuid": "no-uuid" };

/**
 * Creates the function that lists the invalid variants of a value, at every depth: another type, a value outside its
 * enum, a violated pattern, format or bound, a missing required property, an undeclared property of a closed object.
 * Properties that the value does not have are varied once, in the first value that the function gets.
 */
export function createInvalidValues(fits: Fits) {
  const tried = new Set<Schema>();

  /**
   * Lists the invalid variants of a value.
   *
   * @param schema The schema, without references.
   * @param value A valid value.
   * @param at The location of the value, for the names.
   */
  function invalidValues(schema: Schema, value: unknown, at = "body"): InvalidValue[] {
    const types = [schema.type ?? []].flat();
    const isObject = types.includes("object") || schema.properties || schema.required;
    return [
      ...ofType(types, at),
      ...ofEnum(schema, at),
      ...types.includes("string") ? ofString(schema, at) : [],
      ...ofNumber(schema, at),
      ...isObject ? ofObject(schema, isJsonObject(value) ? value : {}, at) : [],
      ...types.includes("array") ? ofArray(schema, Array.isArray(value) ? value : [], at) : [],
      ...ofUnion(schema, value, at),
    ];
  }

  function ofObject(schema: Schema, value: JsonObject, at: string): InvalidValue[] {
    const { required = [], properties = {}, additionalProperties: additional, maxProperties } = schema;
    const withMissing = required.map((name): InvalidValue => {
      const { [name]: _, ...rest } = value;
      return { rule: "required", name: `${at} without ${name}`, value: rest };
    });
    const withUnknown = { ...value, unknown_property: 1 };
    const tooMany = Array.from({ length: (maxProperties ?? 0) + 1 }, (_, index) => [`key${index}`, "any-text"]);
    const members = isJsonObject(additional) ? { ...membersOf(value, additional), ...properties } : properties;
    return [
      ...withMissing,
      ...ifLimited("closed", additional === false, `${at} with an undeclared property`, withUnknown),
      ...ifLimited("count", maxProperties, `${at} with more than ${maxProperties} properties`,
        Object.fromEntries(tooMany)),
      ...Object.entries(members).filter(([name, schema]) => name in value || isUntried(schema))
        .flatMap(([name, schema]) =>
          within(invalidValues(schema, value[name] ?? sampleOf(schema), `${at}.${name}`), (member) =>
            ({ ...value, [name]: member }))),
    ];
  }

  function isUntried(schema: Schema): boolean {
    const isNew = !tried.has(schema);
    tried.add(schema);
    return isNew;
  }

  function ofArray({ minItems, maxItems, items = {} }: Schema, value: unknown[], at: string): InvalidValue[] {
    const filled = value.length > 0 ? value : [sampleOf(items)];
    const tooMany: unknown[] = Array(maxItems === undefined ? 0 : maxItems + 1).fill(filled[0]);
    return [
      ...ifLimited("count", minItems, `${at} with fewer than ${minItems} items`, filled.slice(0, (minItems ?? 1) - 1)),
      ...ifLimited("count", maxItems, `${at} with more than ${maxItems} items`, tooMany),
      ...filled.flatMap((item, index) => within(invalidValues(items, item, `${at}[${index}]`), (changed) =>
        filled.with(index, changed))),
    ];
  }

  /** A variant that is invalid for one branch of a union may be valid for another. */
  function ofUnion(schema: Schema, value: unknown, at: string): InvalidValue[] {
    return (schema.oneOf ?? schema.anyOf ?? []).filter((branch) => fits(branch, value))
      .flatMap((branch) => invalidValues(branch, value, at))
      .filter(({ value }) => !fits(schema, value));
  }

  return invalidValues;
}

/** Returns the invalid value if the schema has the limit that it exceeds. */
function ifLimited(rule: Rule, limit: unknown, name: string, value: unknown): InvalidValue[] {
  return limit === undefined || limit === false || limit === 0 ? [] : [{ rule, name, value }];
}

function ofType(types: string[], at: string): InvalidValue[] {
  const [type = "null"] = types;
  const isNullable = types.length === 0 || types.includes("null");
  const values = [...valuesOfOtherTypes[type] ?? [], ...isNullable ? [] : [null]];
  return values.map((value) =>
    ({ rule: "type", name: `${at} that is ${JSON.stringify(value)}, not ${types.join(" or ")}`, value }));
}

function ofEnum({ const: constant, enum: values }: Schema, at: string): InvalidValue[] {
  if (constant === undefined && values === undefined) return [];
  return [{ rule: "enum", name: `${at} outside its enum`, value: "no_such_value" }];
}

function ofString({ pattern, format = "", minLength, maxLength }: Schema, at: string): InvalidValue[] {
  const texts = ["relative/path", "x9", ""];
  const mismatch = texts.find((text) => pattern !== undefined && !new RegExp(pattern, "u").test(text));
  return [
    ...ifLimited("pattern", pattern, `${at} that does not match ${pattern}`, mismatch),
    ...ifLimited("format", format in malformed, `${at} that is not a ${format}`, malformed[format]),
    ...ifLimited("length", minLength, `${at} shorter than ${minLength}`, "x".repeat((minLength || 1) - 1)),
    ...ifLimited("length", maxLength, `${at} longer than ${maxLength}`, "x".repeat((maxLength ?? 0) + 1)),
  ];
}

function ofNumber({ minimum, maximum }: Schema, at: string): InvalidValue[] {
  return [
    ...minimum === undefined ? [] : ifLimited("bound", true, `${at} below ${minimum}`, minimum - 1),
    ...maximum === undefined ? [] : ifLimited("bound", true, `${at} above ${maximum}`, maximum + 1),
  ];
}

/** Returns the invalid values within a larger value. */
function within(invalid: InvalidValue[], put: (part: unknown) => unknown): InvalidValue[] {
  return invalid.map((item) => ({ ...item, value: put(item.value) }));
}

/** Returns the members of a map by name, with one more that the value does not have. All have the same schema. */
function membersOf(value: JsonObject, schema: Schema): Record<string, Schema> {
  return Object.fromEntries([...Object.keys(value), "any_key"].map((name) => [name, schema]));
}
