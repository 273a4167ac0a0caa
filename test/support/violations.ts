/** Breaks a valid value in every way that its schema forbids, one at a time. */
import type { Node } from "./contract.js";

/** A broken value, and what is wrong with it. */
export interface Violation {
  name: string;
  value: unknown;
}

/**
 * Lists the ways to break a value: a required property dropped, a property added to a closed object, a pattern, an enum
 * or a bound broken, at every depth that the value reaches.
 *
 * @param schema The schema, with every reference resolved.
 * @param value A value that fits it.
 * @param at Where the value stands, for the names.
 */
export function violations(schema: Node, value: unknown, at = "body"): Violation[] {
  if (Array.isArray(value)) return [...ofArray(schema, value, at), ...value.flatMap((item, index) =>
    inside(violations(schema.items as Node, item, `${at}[${index}]`), (broken) => value.with(index, broken)))];
  if (typeof value === "object" && value !== null) return ofObject(schema, value, at);
  return typeof value === "string" ? ofString(schema, at) : ofNumber(schema, at);
}

function ofObject(schema: Node, value: Node, at: string): Violation[] {
  const dropped = ((schema.required ?? []) as string[]).map((name) => {
    const { [name]: _, ...rest } = value;
    return { name: `${at} without ${name}`, value: rest };
  });
  const added = schema.additionalProperties === false
    ? [{ name: `${at} with a property that it does not have`, value: { ...value, unknown_property: 1 } }]
    : [];
  return [...dropped, ...added, ...Object.entries(value).flatMap(([name, property]) =>
    inside(violations((schema.properties as Node)[name] as Node, property, `${at}.${name}`), (broken) =>
      ({ ...value, [name]: broken })))];
}

function ofArray({ minItems, maxItems }: Node, value: unknown[], at: string): Violation[] {
  return [
    ...minItems ? [{ name: `${at} with fewer than ${minItems}`, value: value.slice(0, minItems - 1) }] : [],
    ...maxItems ? [{ name: `${at} with more than ${maxItems}`, value: Array(maxItems + 1).fill(value[0]) }] : [],
  ];
}

function ofString({ pattern, enum: values }: Node, at: string): Violation[] {
  const broken = ["relative/path", "x9", ""].find((text) => pattern && !new RegExp(pattern as string).test(text));
  return [
    ...broken === undefined ? [] : [{ name: `${at} against the pattern ${pattern}`, value: broken }],
    ...values ? [{ name: `${at} outside of its values`, value: "no_such_value" }] : [],
    { name: `${at} that is no string`, value: 7 },
  ];
}

function ofNumber({ type, minimum, maximum }: Node, at: string): Violation[] {
  return [
    ...minimum === undefined ? [] : [{ name: `${at} below ${minimum}`, value: minimum - 1 }],
    ...maximum === undefined ? [] : [{ name: `${at} above ${maximum}`, value: maximum + 1 }],
    { name: `${at} that is no ${type}`, value: "many" },
  ];
}

function inside(found: Violation[], put: (broken: unknown) => unknown): Violation[] {
  return found.map(({ name, value }) => ({ name, value: put(value) }));
}
