/** The keywords that the page shows. The build fails for any other keyword, so that none is missing from the page. */
import { stepTo } from "../../openapi/index.js";

/**
 * The members of each kind of object, and their kinds: an object (`kind`), a list (`[kind]`), a map (`{kind}`), or an
 * empty text for a plain value.
 */
const keywords: Record<string, Record<string, string>> = {
  contract: {
    "openapi": "", "info": "info", "servers": "[server]", "security": "", "tags": "[tag]", "x-tagGroups": "[group]",
    "paths": "{path}", "components": "components",
  },
  info: { title: "", version: "", summary: "", description: "", license: "" },
  server: { url: "", description: "", variables: "{variable}" },
  variable: { default: "", description: "" },
  tag: { name: "", description: "" },
  group: { name: "", tags: "" },
  path: {
    parameters: "[parameter]", get: "operation", put: "operation", post: "operation", delete: "operation",
    options: "operation", head: "operation", patch: "operation", trace: "operation",
  },
  operation: {
    "operationId": "", "summary": "", "description": "", "x-assumed": "", "tags": "", "deprecated": "",
    "parameters": "[parameter]", "requestBody": "body", "responses": "{response}",
  },
  parameter: {
    "$ref": "", "name": "", "in": "", "description": "", "required": "", "deprecated": "", "allowEmptyValue": "",
    "style": "", "explode": "", "schema": "schema", "example": "", "x-comma-separated": "",
  },
  body: { $ref: "", description: "", required: "", content: "{media}" },
  media: { schema: "schema", examples: "{example}", encoding: "{encoding}" },
  encoding: { contentType: "", style: "", explode: "" },
  example: { $ref: "", summary: "", value: "" },
  response: { $ref: "", description: "", content: "{media}", headers: "{header}", links: "{link}" },
  header: { $ref: "", description: "", required: "", schema: "schema", example: "" },
  link: { $ref: "", operationId: "", description: "", parameters: "", requestBody: "" },
  components: {
    schemas: "{schema}", parameters: "{parameter}", headers: "{header}", responses: "{response}",
    examples: "{example}", links: "{link}", securitySchemes: "{security}",
  },
  security: { type: "", scheme: "", description: "" },
  schema: {
    "$ref": "", "title": "", "description": "", "x-chosen": "", "x-order": "", "type": "", "format": "", "enum": "",
    "const": "", "default": "", "examples": "", "deprecated": "", "pattern": "", "contentEncoding": "", "minimum": "",
    "maximum": "", "minLength": "", "maxLength": "", "minItems": "", "maxItems": "", "maxProperties": "",
    "required": "", "properties": "{schema}", "additionalProperties": "schema", "items": "schema", "allOf": "[schema]",
    "anyOf": "[schema]", "oneOf": "[schema]", "discriminator": "discriminator",
  },
  discriminator: { propertyName: "", mapping: "" },
};

/**
 * Checks that the page shows every keyword of a contract.
 *
 * @throws {Error} When it does not show one. The message names the keyword and its location.
 */
export function checkKeywords(contract: object): void {
  check("contract", contract, "#");
}

function check(kind: string, node: unknown, pointer: string): void {
  if (typeof node !== "object" || node === null) return; // a schema may be a boolean
  for (const [keyword, value] of Object.entries(node)) {
    const expected = keywords[kind]?.[keyword];
    const at = `${pointer}/${stepTo(keyword)}`;
    if (expected === undefined) {
      throw new Error(`The page does not show the keyword ${keyword} of a ${kind}, at ${at}. `
        + "Add it to src/docs/model/keywords.ts and to the component that shows it.");
    }
    const inner = /\w+/.exec(expected)?.[0];
    if (inner === undefined) continue;
    if (expected === inner) check(inner, value, at);
    else for (const [name, child] of Object.entries(value as object)) check(inner, child, `${at}/${stepTo(name)}`);
  }
}
