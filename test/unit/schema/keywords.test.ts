/** A keyword that is not checked is refused, and each that is has its words. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkedKeywords, createCompile } from "../../../src/contract/schema/compile.js";
import { checkKeywords } from "../../../src/contract/schema/keywords.js";
import { createValidator } from "../../../src/contract/validate.js";
import { type Document, operationsOf, type Schema } from "../../../src/openapi/index.js";

function check(document: Document): void {
  checkKeywords(document, operationsOf(document));
}

/** Returns a description with a schema, to which a body refers. */
function descriptionWith(schema: object): Document {
  const body = { content: { "application/json": { schema: { items: { $ref: "#/components/schemas/Pet" } } } } };
  return {
    paths: { "/pets": { put: { requestBody: body, responses: {} } } },
    components: { schemas: { Pet: { properties: { name: schema } } } },
  };
}

it("the contract has no unknown keyword", () => {
  const file = new URL("../../../generated/openapi.json", import.meta.url);
  expect(() => check(JSON.parse(readFileSync(file, "utf8")) as Document)).not.toThrow();
});
it.each(["nullable", "$dynamicRef", "definitions", "constructor"])("refuses %s, and names its place", (keyword) => {
  expect(() => check(descriptionWith({ [keyword]: true })))
    .toThrow(`It has the unknown keyword ${keyword} at #/components/schemas/Pet/properties/name.`);
});
it.each([
  ["not"], ["if"], ["then"], ["else"], ["items"], ["contains"], ["unevaluatedItems"], ["additionalProperties"],
  ["propertyNames"], ["unevaluatedProperties"],
])("refuses an unknown keyword below %s", (keyword) => {
  expect(() => check(descriptionWith({ [keyword]: { nullable: true } })))
    .toThrow(`It has the unknown keyword nullable at #/components/schemas/Pet/properties/name/${keyword}.`);
});
it.each(["allOf", "anyOf", "oneOf", "prefixItems"])("refuses an unknown keyword in the list of %s", (keyword) => {
  expect(() => check(descriptionWith({ [keyword]: [true, { nullable: true }] })))
    .toThrow(`It has the unknown keyword nullable at #/components/schemas/Pet/properties/name/${keyword}/1.`);
});
it.each(["properties", "patternProperties", "dependentSchemas"])("refuses one of a name in %s", (keyword) => {
  expect(() => check(descriptionWith({ [keyword]: { a: { nullable: true } } })))
    .toThrow(`It has the unknown keyword nullable at #/components/schemas/Pet/properties/name/${keyword}/a.`);
});
it("takes annotations, and what begins with x-", () => {
  const schema = { "x-a": 1, "title": "", "deprecated": true, "xml": {}, "example": 1 };
  expect(() => check(descriptionWith(schema))).not.toThrow();
});

const sentences: [keyword: string, schema: Schema, value: unknown, violation: string][] = [
  ["type", { type: "string" }, 1, "The body must be a string."],
  ["type", { type: ["integer", "null"] }, "", "The body must be an integer or null."],
  ["const", { const: 1 }, 2, "The body must be 1."],
  ["enum", { enum: ["a", "b"] }, "c", "The body must be one of a, b."],
  ["maximum", { maximum: 1 }, 2, "The body must be at most 1."],
  ["minimum", { minimum: 1 }, 0, "The body must be at least 1."],
  ["exclusiveMaximum", { exclusiveMaximum: 1 }, 1, "The body must be less than 1."],
  ["exclusiveMinimum", { exclusiveMinimum: 1 }, 1, "The body must be more than 1."],
  ["multipleOf", { multipleOf: 2 }, 1, "The body must be a multiple of 2."],
  ["format", { format: "uuid" }, "", "The body must be a valid uuid."],
  ["format", { format: "int32" }, 2 ** 40, "The body must be a valid int32."],
  ["maxLength", { maxLength: 1 }, "\u{1f600}a", "The body must have at most 1 character."],
  ["minLength", { minLength: 2 }, "\u{1f600}", "The body must have at least 2 characters."],
  ["pattern", { pattern: "^/.*" }, "a", 'The body must start with "/".'],
  ["pattern", { pattern: "^[a-z]+$" }, "1", "The body must match the pattern ^[a-z]+$."],
  ["$ref", { $ref: "#/Text", minLength: 1 }, 1, "The body must be a string."],
  ["$ref", { $ref: "#/Text", minLength: 1 }, "", "The body must have at least 1 character."],
  ["not", { not: {} }, 1, "The body is not allowed."],
  ["allOf", { allOf: [{ type: "string" }] }, 1, "The body must be a string."],
  ["if", { if: { const: 1 }, then: { const: 2 } }, 1, "The body must be 2."],
  ["then", { if: true, then: { type: "string" } }, 1, "The body must be a string."],
  ["else", { if: false, else: { type: "string" } }, 1, "The body must be a string."],
  ["anyOf", { anyOf: [{ type: "string" }, { type: "null" }] }, 1, "The body must be a string or null."],
  ["oneOf", { oneOf: [{ title: "A" }, { title: "B" }] }, 1, "The body must be only one of these: A, B."],
  ["oneOf", { oneOf: [{}, {}] }, 1, "The body must fit exactly one of its forms."],
  ["maxItems", { maxItems: 1 }, [1, 2], "The body must have at most 1 item."],
  ["minItems", { minItems: 2 }, [1], "The body must have at least 2 items."],
  ["uniqueItems", { uniqueItems: true }, [{ a: 1, b: [{}] }, { b: [{}], a: 1 }],
    "The body must not have the same item twice."],
  ["prefixItems", { prefixItems: [true, { type: "string" }] }, [1, 2], "[1] must be a string."],
  ["items", { items: { type: "string" } }, ["", 2], "[1] must be a string."],
  ["items", { prefixItems: [true], items: false as never }, [1, 2], "The body must have at most 1 item."],
  ["contains", { contains: { const: 1 } }, [2], "The body has too few or too many items of a kind."],
  ["minContains", { contains: { const: 1 }, minContains: 2 }, [1], "The body has too few or too many items of a kind."],
  ["maxContains", { contains: true, maxContains: 0 }, [1], "The body has too few or too many items of a kind."],
  ["unevaluatedItems", { prefixItems: [true], unevaluatedItems: false }, [1, 2], "[1] is not allowed."],
  ["maxProperties", { maxProperties: 0 }, { a: 1 }, "The body must have at most 0 properties."],
  ["minProperties", { minProperties: 1 }, {}, "The body must have at least 1 property."],
  ["required", { required: ["a"] }, {}, "a is required."],
  ["propertyNames", { propertyNames: { maxLength: 0 } }, { a: 1 }, "a is not allowed as a name."],
  ["additionalProperties", { additionalProperties: false }, { a: 1 }, "a is not allowed."],
  ["properties", { properties: { a: { type: "string" } } }, { a: 1 }, "a must be a string."],
  ["patternProperties", { patternProperties: { a: { type: "string" } } }, { bar: 1 }, "bar must be a string."],
  ["dependentRequired", { dependentRequired: { a: ["b"] } }, { a: 1 }, "b is required."],
  ["dependentSchemas", { dependentSchemas: { a: { required: ["b"] } } }, { a: 1 }, "b is required."],
  ["unevaluatedProperties", { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false }, { a: 1, b: 1 },
    "b is not allowed."],
];

it.each(sentences)("says what violates %s", (_, schema, value, violation) => {
  const validate = createValidator(createCompile({ Text: { type: "string" } })(schema), "The body");
  expect(validate(value)).toMatchObject([{ text: violation }]);
  expect(validate(value, "", true)).toMatchObject([{ text: violation }]);
});
it("has a sentence for every keyword that is checked", () => {
  expect(new Set(sentences.map(([keyword]) => keyword))).toEqual(checkedKeywords);
});
