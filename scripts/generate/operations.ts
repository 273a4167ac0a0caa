/** Generates the types of the client: a method for each operation, by its id. They name schemas by a namespace. */
import { readFile } from "node:fs/promises";
import {
  bodyKindOf, type Document, follow, isPaged, type MediaType, type Operation, operationsOf, type Schema, successesOf,
} from "../../src/openapi/index.js";
import { typeNameOf } from "./types.js";

/** The texts of an operation. */
interface OperationTexts {
  summary?: string;
  description?: string;
  deprecated?: boolean;
}

/** Generates the interface `Operations`, and the types of its inputs. */
export async function operationTypes(document: Document): Promise<string> {
  const operations = operationsOf(document);
  const preamble = await readFile(new URL("client.d.ts", import.meta.url), "utf8");
  return `import type { RawBody } from "./bytes.js";
import type * as schemas from "./openapi.js";
import type { operations } from "./openapi.js";

${preamble}
${operations.map(inputType).join("\n")}
/** The body of an error: \`ErrorBody\`, or a schema that an operation declares instead. */
export type AnyErrorBody = ${[...new Set(operations.flatMap(errorTypes))].join(" | ")};

/** The query parameters with a default, by operation. A handler always receives them. */
export interface QueryDefaults {
${operations.map((operation) => queryDefaults(document, operation)).join("")}}

${idType("PagedOperationId", "return a list in pages", operations.filter(isPaged))}
${idType("StreamOperationId", "return an event stream", operations.filter(isStream))}
/** The operations of the service, by id. */
export interface Operations {
${operations.map((operation) => methodType(document, operation)).join("")}}
`;
}

/**
 * Generates the module with every type by its name: those of the contract, and the package's own that no schema hides.
 *
 * @param own The text of the modules with the package's own types, by their names, such as `client.js`.
 */
export function namedTypes(document: Document, own: Record<string, string>): string {
  const { schemas = {} } = document.components as { schemas?: object };
  const taken = new Set(Object.keys(schemas).map(typeNameOf));
  const exported = Object.entries(own).map(([module, text]) => {
    const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)]
      .flatMap(([, name = ""]) => taken.has(name) ? [] : `  ${name},\n`);
    return `export type {\n${names.join("")}} from "./${module}";\n`;
  });
  return `export type * from "./openapi.js";\n${exported.join("")}`;
}

/** Returns the types of an operation's error bodies. */
function errorTypes(operation: Operation): string[] {
  const errors = Object.entries(operation.responses).filter(([status]) => !/^[123]/.test(status));
  return errors.flatMap(([status, { content = {} }]) => Object.entries(content).map(([mediaType, { schema }]) =>
    schemaType(schema, `${operationType(operation)}["responses"][${status}]["content"]["${mediaType}"]`)));
}

function queryDefaults(document: Document, { id, parameters }: Operation): string {
  const names = parameters
    .filter((parameter) => parameter.in === "query" && follow(document, parameter.schema ?? {}).default !== undefined)
    .map(({ name }) => JSON.stringify(name));
  return names.length === 0 ? "" : `  ${id}: ${names.join(" | ")};\n`;
}

function inputType(operation: Operation): string {
  const { id, parameters, body } = operation;
  const properties = (["path", "query", "header"] as const).flatMap((location) => {
    const declared = parameters.filter((parameter) => parameter.in === location);
    if (declared.length === 0) return [];
    const optional = declared.some(({ required }) => required) ? "" : "?";
    return `${location}${optional}: ${operationType(operation)}["parameters"]["${location}"];`;
  });
  const [[mediaType, media] = []] = Object.entries(body?.content ?? {});
  if (mediaType !== undefined && media) {
    properties.push(`body${body?.required ? "" : "?"}: ${requestType(operation, mediaType, media)};`);
  }
  return `/** Arguments of \`${id}\`. */
export interface ${inputName(operation)} {
${properties.map((property) => `  ${property}\n`).join("")}}
`;
}

function methodType(document: Document, operation: Operation): string {
  const { id, method, path } = operation;
  const texts = (document.paths as Record<string, Record<string, OperationTexts>>)[path]?.[method.toLowerCase()] ?? {};
  const paragraphs = [
    texts.summary,
    texts.description?.trim(),
    `\`${method} ${path}\``,
    ...texts.deprecated ? ["@deprecated"] : [],
  ].filter((text) => text !== undefined);
  const comment = paragraphs.join("\n\n").replaceAll("*/", "*\\/").split("\n")
    .map((line) => `   *${line && ` ${line}`}\n`);
  const parameters = `input${isOptional(operation) ? "?" : ""}: ${inputName(operation)}, options?: CallOptions`;
  return `  /**\n${comment.join("")}   */\n  readonly ${id}: (${parameters}) => ${resultType(operation)};\n`;
}

function resultType(operation: Operation): string {
  const successes = successesOf(operation);
  const types = new Set(successes.map(([status, response]) => {
    const [[mediaType, { schema } = {}] = []] = Object.entries(response.content ?? {});
    if (mediaType === undefined) return "undefined";
    const whole = `${operationType(operation)}["responses"][${status}]["content"]["${mediaType}"]`;
    if (mediaType === "text/event-stream") return `AsyncIterable<${schemaType(schema, whole)}>`;
    return bodyKindOf(mediaType) === "json" ? schemaType(schema, whole) : "Response";
  }));
  const [type = ""] = types;
  return isPaged(operation) ? `PageCall<${type.replace(/\[\]$/, "")}>` : `Call<${[...types].join(" | ")}>`;
}

/** Names the ids of some operations. The compiler would compare the types of all methods to find them. */
function idType(name: string, description: string, operations: Operation[]): string {
  const ids = operations.map(({ id }) => `  | "${id}"`);
  return `/** Ids of the operations that ${description}. */\nexport type ${name} =\n${ids.join("\n") || "  never"};\n`;
}

function requestType(operation: Operation, mediaType: string, { schema }: MediaType): string {
  if (bodyKindOf(mediaType) === "bytes") return "RawBody";
  return schemaType(schema, `NonNullable<${operationType(operation)}["requestBody"]>["content"]["${mediaType}"]`);
}

/** Returns the name of a schema, or its location in the operation if it has none. */
function schemaType(schema: Schema | undefined, whole: string): string {
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema?.$ref ?? "") ?? [];
  if (name !== undefined) return `schemas.${typeNameOf(name)}`;
  return schema?.type === "array" && schema.items ? `${schemaType(schema.items, `(${whole})[number]`)}[]` : whole;
}

function isStream(operation: Operation): boolean {
  return successesOf(operation).some(([, { content = {} }]) => "text/event-stream" in content);
}

function isOptional({ parameters, body }: Operation): boolean {
  return !parameters.some(({ required }) => required) && !body?.required;
}

const operationType = ({ id }: Operation) => `operations["${id}"]`;
const inputName = ({ id }: Operation) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Input`;
