/** Every possible mistake in a schema, and in the unnamed schemas inside it. */
import type { Node } from "../../support/contract.js";
import { change, type Mutant, toggle } from "./mutant.js";

const bounds: Record<string, string[]> = {
  string: ["minLength", "maxLength"],
  integer: ["minimum", "maximum"],
  number: ["minimum", "maximum"],
  array: ["minItems", "maxItems"],
  object: ["minProperties", "maxProperties"],
};

/** @param holder - the object that has the schema as its `schema`, if the schema has no name */
export function* schemaMutants(at: string, schema: Node, holder?: Node): Generator<Mutant> {
  if (holder) yield change(at, holder, "schema", undefined);
  yield toggle(at, schema, "deprecated");
  if (schema.$ref) {
    const name = schema.$ref.endsWith("/Error") ? "Timestamp" : "Error";
    yield change(at, schema, "$ref", `#/components/schemas/${name}`);
    return;
  }
  yield* typeMutants(at, schema);
  yield* boundMutants(at, schema);
  yield* valueMutants(at, schema);
  if (schema.type === "object" || schema.properties) yield* objectMutants(at, schema);
  if (schema.items) {
    yield change(at, schema, "items", undefined);
    yield* schemaMutants(`${at}[]`, schema.items);
  }
  yield* unionMutants(at, schema);
}

function* typeMutants(at: string, schema: Node): Generator<Mutant> {
  const { type } = schema;
  if (type === undefined) return;
  const types = [type].flat() as string[];
  yield change(at, schema, "type", types.includes("string") ? "integer" : "string");
  const withoutNull = types.filter((type) => type !== "null");
  yield change(at, schema, "type", types.includes("null") ? withoutNull : [...types, "null"]);
}

function* boundMutants(at: string, schema: Node): Generator<Mutant> {
  for (const word of [schema.type].flat().flatMap((type: string) => bounds[type] ?? [])) {
    if (schema[word] === undefined) {
      yield change(at, schema, word, word.startsWith("min") ? 1 : 1000);
      continue;
    }
    for (const value of [schema[word] - 1, schema[word] + 1, undefined]) yield change(at, schema, word, value);
  }
}

/** Mutants of the allowed values, and of the default. */
function* valueMutants(at: string, schema: Node): Generator<Mutant> {
  for (const word of ["pattern", "format", "contentEncoding"]) {
    if (schema[word] === undefined) continue;
    for (const value of [undefined, `${schema[word]}.`]) yield change(at, schema, word, value);
  }
  if (schema.default !== undefined) yield change(at, schema, "default", undefined);
  yield change(at, schema, "default", another(schema.default, schema.type));
  if (schema.const !== undefined) {
    yield change(at, schema, "const", undefined);
    yield change(at, schema, "const", another(schema.const, schema.type));
  }
  if (schema.enum === undefined) return;
  for (const value of schema.enum as unknown[]) {
    yield change(at, schema, "enum", (schema.enum as unknown[]).filter((other) => other !== value));
  }
  yield change(at, schema, "enum", [...schema.enum, another(schema.enum[0], schema.type)]);
  yield change(at, schema, "enum", undefined);
}

function* objectMutants(at: string, schema: Node): Generator<Mutant> {
  const { properties = {}, required = [], additionalProperties: rest } = schema;
  yield* requiredMutants(at, schema);
  for (const name of Object.keys(properties as Node).filter((name) => !required.includes(name))) {
    yield { ...change(at, schema, "required", [...required, name]), what: `${name} is required` };
  }
  for (const [name, property] of Object.entries<Node>(properties)) {
    yield change(`${at} properties`, properties, name, undefined);
    yield* schemaMutants(`${at}.${name}`, property);
  }
  const more = { ...properties, anew: { type: "string" } };
  yield { ...change(at, schema, "properties", more), what: "has a property more" };
  for (const value of [undefined, true, false].filter((value) => value !== rest)) {
    yield change(at, schema, "additionalProperties", value);
  }
  if (typeof rest === "object") yield* schemaMutants(`${at}.*`, rest as Node);
}

function* requiredMutants(at: string, schema: Node): Generator<Mutant> {
  const { required = [] } = schema as { required?: string[] };
  for (const name of required) yield change(at, schema, "required", required.filter((other) => other !== name));
}

function* unionMutants(at: string, schema: Node): Generator<Mutant> {
  for (const word of ["allOf", "anyOf", "oneOf"]) {
    for (const [index, branch] of ((schema[word] ?? []) as Node[]).entries()) {
      const others = (schema[word] as Node[]).filter((other) => other !== branch);
      yield { ...change(at, schema, word, others), what: `${word} lacks ${index}` };
      yield* branch.type === "null" ? [] : schemaMutants(`${at}<${index}>`, branch);
      if (!branch.type && branch.required) yield* requiredMutants(`${at}<${index}>`, branch);
    }
  }
  if (!schema.discriminator) return;
  yield change(at, schema, "discriminator", undefined);
  yield change(`${at} discriminator`, schema.discriminator, "propertyName", "kind");
  const { mapping } = schema.discriminator as { mapping: Record<string, string> };
  for (const [index, value] of Object.keys(mapping).entries()) {
    yield change(`${at} mapping`, mapping, value, undefined);
    yield change(`${at} mapping`, mapping, value, Object.values(mapping).at(index - 1));
  }
}

function another(value: unknown, type: unknown): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (typeof value === "string") return `${value}x`;
  const values: Record<string, unknown> = { boolean: true, integer: 7, number: 7, array: [7], object: { anew: 7 } };
  return values[[type].flat()[0] as string] ?? "anew";
}
