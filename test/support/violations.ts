/** Breaks a valid value in every way that its schema forbids, one at a time. */
import { fits, type Node } from "./contract.js";
import { sampleOf } from "./samples.js";

/** A broken value, and what is wrong with it. */
export interface Violation {
  name: string;
  value: unknown;
}

/**
 * Lists the ways to break a value: another type, a value outside of its enum, a pattern, a format or a bound broken, a
 * required property dropped, a property added to a closed object; at every depth, for properties that the value does
 * not have, too.
 *
 * @param schema The schema, with every reference resolved.
 * @param value A value that fits it.
 * @param at Where the value stands, for the names.
 */
export function violations(schema: Node, value: unknown, at = "body"): Violation[] {
  const types = [schema.type ?? []].flat() as string[];
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

const isMap = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

const others: Record<string, unknown[]> = {
  string: [7], boolean: ["many"], integer: ["many", 1.5], number: ["many"], object: [[]], array: [{}],
};

function ofType(types: string[], at: string): Violation[] {
  const [type = "null"] = types;
  const values = [...others[type] ?? [], ...types.length === 0 || types.includes("null") ? [] : [null]];
  return values.map((value) => ({ name: `${at} that is ${JSON.stringify(value)}, no ${types.join(" or ")}`, value }));
}

function ofValues({ const: only, enum: values }: Node, at: string): Violation[] {
  if (only === undefined && values === undefined) return [];
  return [{ name: `${at} outside of its values`, value: "no_such_value" }];
}

const malformed: Record<string, string> = { "date-time": "yesterday", "uri": "no URI", "uuid": "no-uuid" };

function ofString({ pattern, format, minLength, maxLength }: Node, at: string): Violation[] {
  const texts = ["relative/path", "x9", ""];
  const broken = texts.find((text) => pattern !== undefined && !new RegExp(pattern as string, "u").test(text));
  return [
    ...pattern === undefined ? [] : [{ name: `${at} against the pattern ${pattern}`, value: broken }],
    ...format in malformed ? [{ name: `${at} that is no ${format}`, value: malformed[format] }] : [],
    ...minLength ? [{ name: `${at} shorter than ${minLength}`, value: "x".repeat(minLength - 1) }] : [],
    ...maxLength === undefined ? [] : [{ name: `${at} longer than ${maxLength}`, value: "x".repeat(maxLength + 1) }],
  ];
}

function ofNumber({ minimum, maximum }: Node, at: string): Violation[] {
  return [
    ...minimum === undefined ? [] : [{ name: `${at} below ${minimum}`, value: minimum - 1 }],
    ...maximum === undefined ? [] : [{ name: `${at} above ${maximum}`, value: maximum + 1 }],
  ];
}

function ofObject(schema: Node, value: Node, at: string): Violation[] {
  const { required = [], properties = {}, additionalProperties: others, maxProperties } = schema;
  const dropped = (required as string[]).map((name) => {
    const { [name]: _, ...rest } = value;
    return { name: `${at} without ${name}`, value: rest };
  });
  const added = { name: `${at} with a property that it does not have`, value: { ...value, unknown_property: 1 } };
  const more = Array.from({ length: (maxProperties ?? 0) + 1 }, (_, index) => [`key${index}`, "any-text"]);
  const members = isMap(others) ? { ...membersOf(value, others), ...properties } : properties;
  return [
    ...dropped,
    ...others === false ? [added] : [],
    ...maxProperties ? [{ name: `${at} with more than ${maxProperties}`, value: Object.fromEntries(more) }] : [],
    ...Object.entries<Node>(members as Node).flatMap(([name, schema]) =>
      inside(violations(schema, value[name] ?? sampleOf(schema), `${at}.${name}`), (broken) =>
        ({ ...value, [name]: broken }))),
  ];
}

/** A map has the same schema for each of its members, and for one that it does not have yet. */
function membersOf(value: Node, schema: Node): Record<string, Node> {
  return Object.fromEntries([...Object.keys(value), "any_key"].map((name) => [name, schema]));
}

function ofArray({ minItems, maxItems, items }: Node, value: unknown[], at: string): Violation[] {
  const filled = value.length > 0 ? value : [sampleOf(items as Node)];
  return [
    ...minItems ? [{ name: `${at} with fewer than ${minItems}`, value: filled.slice(0, minItems - 1) }] : [],
    ...maxItems ? [{ name: `${at} with more than ${maxItems}`, value: Array(maxItems + 1).fill(filled[0]) }] : [],
    ...filled.flatMap((item, index) => inside(violations(items as Node, item, `${at}[${index}]`), (broken) =>
      filled.with(index, broken))),
  ];
}

/** What breaks a branch of a union may fit another one. */
function ofUnion(schema: Node, value: unknown, at: string): Violation[] {
  const branches = (schema.oneOf ?? schema.anyOf ?? []) as Node[];
  return branches.filter((branch) => fits(branch, value))
    .flatMap((branch) => violations(branch, value, at))
    .filter(({ value }) => !fits(schema, value));
}

function inside(found: Violation[], put: (broken: unknown) => unknown): Violation[] {
  return found.map(({ name, value }) => ({ name, value: put(value) }));
}
