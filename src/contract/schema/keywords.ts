/** Refuses keywords that are not checked: with one of them, a value would fit that the description does not allow. */
import { type Document, lookUp, type Operation, type Schema } from "../../openapi/index.js";
import { createClauseOf } from "../clauses.js";
import { checkedKeywords } from "./compile.js";

/** Keywords that allow and forbid nothing (JSON Schema 2020-12; OpenAPI 3.1, section 4.8.24). */
const annotations = new Set([
  "$schema", "$comment", "$defs", "$anchor", "$dynamicAnchor", "title", "description", "default", "examples", "example",
  "deprecated", "readOnly", "writeOnly", "contentEncoding", "contentMediaType", "contentSchema", "discriminator",
  "externalDocs", "xml",
]);

/**
 * Checks the keywords of every schema that operations use.
 *
 * @throws {Error} If one is unknown. The message names it and its place.
 */
export function checkKeywords(document: Document, operations: Operation[]): void {
  const checked = new Set<Schema>();
  for (const schema of operations.flatMap(schemasOf)) check(schema);

  function check(schema: Schema | boolean = true): void {
    if (typeof schema === "boolean" || checked.has(schema)) return;
    checked.add(schema);
    const unknown = Object.keys(schema).find((name) => !isKnown(name));
    if (unknown !== undefined) {
      throw new Error(`It has the unknown keyword ${unknown} at ${createClauseOf(document)({ schema, keyword: "" })}.`);
    }
    if (schema.$ref !== undefined) check(lookUp(document, schema.$ref) as Schema);
    for (const part of partsOf(schema)) check(part);
  }
}

function isKnown(keyword: string): boolean {
  return checkedKeywords.has(keyword) || annotations.has(keyword) || keyword.startsWith("x-");
}

function schemasOf({ parameters, body, responses }: Operation): (Schema | undefined)[] {
  const declared = Object.values(responses);
  const headers = declared.flatMap((response) => Object.values(response.headers ?? {}));
  const contents = [body?.content, ...declared.map(({ content }) => content)];
  const media = contents.flatMap((content) => Object.values(content ?? {}));
  return [...parameters, ...headers, ...media].map(({ schema }) => schema);
}

/** Returns the schemas directly within a schema. */
function partsOf(schema: Schema): (Schema | boolean | undefined)[] {
  const { properties, patternProperties, dependentSchemas } = schema;
  return [
    ...[properties, patternProperties, dependentSchemas].flatMap((named) => Object.values(named ?? {})),
    ...[schema.allOf, schema.anyOf, schema.oneOf, schema.prefixItems].flatMap((listed) => listed ?? []),
    schema.items, schema.contains, schema.unevaluatedItems, schema.additionalProperties, schema.unevaluatedProperties,
    schema.propertyNames, schema.not, schema.if, schema.then, schema.else,
  ];
}
