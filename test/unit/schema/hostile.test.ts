/** Values and names that are sent to do harm. */
import { expect, it } from "vitest";
import { createCompile } from "../../../src/contract/schema/compile.js";
import { createValidator } from "../../../src/contract/validate.js";
import type { Schema } from "../../../src/openapi/index.js";

const prototypeNames = Object.getOwnPropertyNames(Object.prototype);

function violationsOf(schema: Schema, value: unknown): string[] {
  return createValidator(createCompile({ schema })(schema), "The body")(value).map(({ text }) => text);
}

it.each(prototypeNames)("does not take an inherited %s for a property", (name) => {
  const schema: Schema = { required: [name], properties: { [name]: { type: "string" } } };
  expect(violationsOf(schema, {})).toEqual([`${name} is required.`]);
});
it.each(prototypeNames)("takes a property named %s for what it is", (name) => {
  const value: unknown = JSON.parse(`{"${name}":1}`);
  expect(violationsOf({ additionalProperties: false }, value)).toEqual([`${name} is not allowed.`]);
  const schema = JSON.parse(`{"properties":{"${name}":{"type":"string"}},"additionalProperties":false}`) as Schema;
  expect(violationsOf(schema, value)).toEqual([`${name} must be a string.`]);
});
it("does not take an inherited name for the tag of a union", () => {
  const oneOf: Schema[] = [{ properties: { constructor: { const: "a" } } }, { not: {} }];
  expect(violationsOf({ oneOf, discriminator: { propertyName: "constructor" } }, {})).toEqual([]);
  const closed = oneOf.map((branch) => ({ ...branch, required: ["constructor"] }));
  expect(violationsOf({ oneOf: closed, discriminator: { propertyName: "constructor" } }, {}))
    .toEqual(["constructor is required."]);
});
it("finds two equal objects among 5,000 within a second", () => {
  const values = Array.from({ length: 5000 }, (_, index) => ({ a: { b: index }, c: [index] }));
  const began = performance.now();
  expect(violationsOf({ uniqueItems: true }, values)).toEqual([]);
  expect(violationsOf({ uniqueItems: true }, [...values, { c: [5], a: { b: 5 } }]))
    .toEqual(["The body must not have the same item twice."]);
  expect(performance.now() - began).toBeLessThan(1000);
});
it("refuses a value that is nested too deep, by a schema that contains itself", () => {
  const tree: Schema = { properties: { child: { $ref: "#/schema" } }, additionalProperties: false };
  const nested = (depth: number): unknown => JSON.parse(`${'{"child":'.repeat(depth)}{}${"}".repeat(depth)}`);
  expect(violationsOf(tree, nested(500))).toEqual([]);
  expect(violationsOf(tree, nested(501))).toEqual(["The body is nested too deep."]);
  expect(violationsOf(tree, nested(100_000))).toEqual(["The body is nested too deep."]);
  expect(violationsOf(tree, nested(500))).toEqual([]);
});
it("refuses any value by a schema that is nothing but itself", () => {
  const endless: Schema = { allOf: [{ $ref: "#/schema" }] };
  expect(violationsOf(endless, {})).toEqual(["The body is nested too deep."]);
});
