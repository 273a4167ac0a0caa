/** Compiles `openapi.yaml` into `generated/`: the types, the table of raw request bodies, the description as JSON. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";
import type { OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { parse } from "yaml";
import type { Document } from "../src/contract/openapi.js";
import { operationsOf } from "../src/contract/operations.js";
import { kindOf } from "../src/contract/request.js";
import { withConstraints } from "./constraints.js";

const root = new URL("../", import.meta.url);
const header = "// Written by `npm run generate` from openapi.yaml. Do not edit.\n\n";

const rawBody = `/** Bytes as a caller has them. A Node \`Readable\` is an async iterable; a string is sent as UTF-8. */
export type RawBody =
  | Blob
  | ArrayBuffer
  | ArrayBufferView
  | string
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;
`;

/**
 * Compiles a description into the files of `generated/`.
 *
 * @param yaml Text of an OpenAPI 3.1 description in which every `$ref` is local.
 * @returns The text of each file, by file name.
 * @throws When the text is no OpenAPI description.
 * @example
 * const files = await generate(await readFile("openapi.yaml", "utf8"));
 * files["openapi.json"]; // the description as JSON
 */
export async function generate(yaml: string): Promise<Record<string, string>> {
  const description = parse(yaml) as OpenAPI3;
  return {
    "openapi.d.ts": await types(description),
    "openapi.json": `${JSON.stringify(description, null, 2)}\n`,
    ...rawBodies(description),
  };
}

async function types(description: OpenAPI3): Promise<string> {
  const binary = ts.factory.createTypeReferenceNode("RawBody");
  const nodes = await openapiTS(withConstraints(description), {
    defaultNonNullable: false, // a caller may leave out what has a default
    silent: true,
    transform: (schema) => schema.format === "binary" ? binary : undefined,
  });
  return header + rawBody + astToString(nodes) + aliases(description);
}

/** Names each schema at the top level. `Error` becomes `ErrorBody`, so that it does not hide the global `Error`. */
function aliases(description: OpenAPI3): string {
  return Object.entries(description.components?.schemas ?? {}).map(([name, { description: text }]) => `/** ${text} */
export type ${name === "Error" ? "ErrorBody" : name} = components["schemas"]["${name}"];
`).join("");
}

/** Lists the operations that take raw bytes, because `openapi-fetch` takes every body for JSON. */
function rawBodies(description: OpenAPI3): Record<string, string> {
  const table: Record<string, string> = {};
  for (const { method, path, body } of operationsOf(description as unknown as Document)) {
    const [mediaType] = Object.keys(body?.content ?? {});
    if (mediaType !== undefined && kindOf(mediaType) === "bytes") table[`${method} ${path}`] = mediaType;
  }
  return {
    "raw-bodies.js": `${header}export const rawBodies = ${JSON.stringify(table, null, 2)};\n`,
    "raw-bodies.d.ts": `${header}/** Media types of the operations that take raw bytes, by method and path. */
export declare const rawBodies: Readonly<Record<string, string>>;\n`,
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const files = await generate(await readFile(new URL("openapi.yaml", root), "utf8"));
  await mkdir(new URL("generated/", root), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(`generated/${name}`, root), text);
}
