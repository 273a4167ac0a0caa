/** Values for the fuzz tests: mostly those that a schema of the contract allows, with some parts of another kind. */
import fc, { type Arbitrary } from "fast-check";
import type { Node } from "./contract.js";

const { constant, constantFrom, oneof, tuple } = fc;

const oddNames = constantFrom("c", "..", ".", "", "\u{1f4c4}", "\ud800", "n".repeat(255), "n".repeat(256));
const name = mostly(constantFrom("a", "b"), oddNames);
const paths = mostly(
  fc.array(name, { minLength: 1, maxLength: 2 }).map((names) => `/${names.join("/")}`),
  oneof(constantFrom("", "a", "~/a", "/a".repeat(2048)), fc.string({ unit: "binary" })),
);
const formats: Record<string, Arbitrary<string>> = {
  "date-time": mostly(constant("2026-11-20T09:30:00Z"), constantFrom("", "2026-11-20", "2026-02-30T00:00:00Z")),
  "uri": mostly(constant("https://shop.example.com/"), constantFrom("", "shop", "https://[", "a:b", ":")),
  "uuid": mostly(fc.uuid(), constantFrom("", "7", "{}")),
};

/** Returns values that fit a schema, except for a few of their parts, and rarely any other value. */
export function fitting(schema: Node): Arbitrary<unknown> {
  return mostly(usual(schema), fc.jsonValue(), 39);
}

/** Returns values that fit a schema, except for a few of their parts. */
export function usual(schema: Node): Arbitrary<unknown> {
  const { const: only, enum: values, type, anyOf, oneOf = anyOf } = schema;
  if (only !== undefined) return constant(only);
  if (values) return constantFrom(...values as unknown[]);
  if (oneOf && !schema.properties) return oneof(...(oneOf as Node[]).map(usual));
  return oneof(...[type].flat().map((one) => ofType(one as string, schema)));
}

function ofType(type: string, schema: Node): Arbitrary<unknown> {
  const { minimum: min = -9, maximum: max = 9999 } = schema;
  switch (type) {
    case "string": return texts(schema);
    case "boolean": return fc.boolean();
    case "integer": return fc.integer({ min, max });
    case "number": return fc.double({ min, max, noNaN: true });
    case "array": {
      const { minItems: minLength = 0, maxItems = 3, items } = schema;
      return fc.array(fitting(items as Node), { minLength, maxLength: Math.min(maxItems, Math.max(3, minLength)) });
    }
    case "object": return objects(schema);
    case "null": return constant(null);
    default: return fc.jsonValue();
  }
}

function texts({ pattern, format }: Node): Arbitrary<string> {
  if (pattern === "^/.*") return paths;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern as string));
  return formats[format] ?? fc.string({ unit: "binary" });
}

function objects({ properties = {}, required = [], additionalProperties }: Node): Arbitrary<unknown> {
  const fields = Object.entries<Node>(properties as Node).map(([name, schema]) => [name, fitting(schema)]);
  const whole = fc.record<object>(Object.fromEntries(fields), { requiredKeys: required as never });
  const own = typeof additionalProperties === "object" ? fitting(additionalProperties as Node) : fc.jsonValue();
  const more = fc.dictionary(oneof(fc.string(), constant("__proto__")), own, { minKeys: 1 });
  const weight = typeof additionalProperties === "object" ? 1 : 19;
  return mostly(whole, tuple(whole, more).map(([whole, more]) => ({ ...whole, ...more })), weight);
}

/** Removes and repeats parts of texts, and inserts others. */
export function broken(texts: Arbitrary<string>, inserts: Arbitrary<string>): Arbitrary<string> {
  const length = oneof(fc.nat(20), constant(9999));
  const change = fc.record({ at: fc.nat(9999), length, times: fc.nat(2), insert: inserts });
  return tuple(texts, fc.array(change, { minLength: 1, maxLength: 3 })).map(([text, changes]) =>
    changes.reduce((text, { at, length, times, insert }) => {
      const start = at % (text.length + 1);
      const part = text.slice(start, start + length);
      return text.slice(0, start) + part.repeat(times) + insert + text.slice(start + part.length);
    }, text));
}

export function mostly<T>(usual: Arbitrary<T>, odd: Arbitrary<T>, weight = 19): Arbitrary<T> {
  return oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
