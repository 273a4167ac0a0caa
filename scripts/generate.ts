/** `npm run generate`: compiles `openapi.yaml` into the types, the table of operations and the JSON of `generated/`. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { OpenAPI3 } from "openapi-typescript";
import { parse, YAMLParseError } from "yaml";
import type { Document } from "../src/openapi/index.js";
import { namedTypes, operationTypes } from "./generate/operations.js";
import { hashFile, hashOf } from "./generate/source.js";
import { operationTable } from "./generate/table.js";
import { types } from "./generate/types.js";
import { addSessionLinks } from "./session-links.js";

const root = new URL("../", import.meta.url);
/** How deep the JSON has lines: one for each operation and each component. */
const lineDepth = 3;
const header = "// Generated from openapi.yaml by `npm run generate`. Do not edit.\n\n";

/**
 * Compiles a description into the files of `generated/`.
 *
 * @param yaml The text of an OpenAPI 3.1 description in which every `$ref` is local.
 * @returns The text of each file, by file name.
 * @throws {YAMLParseError} If the text is not YAML; the message has the line.
 * @throws {Error} If the text is not an OpenAPI description.
 * @example
 * const files = await generate(await readFile("openapi.yaml", "utf8"));
 * files["openapi.json"]; // the description as JSON
 */
export async function generate(yaml: string): Promise<Record<string, string>> {
  const description = parse(yaml) as OpenAPI3 & Document;
  addSessionLinks(description);
  const bytes = await readFile(new URL("generate/bytes.d.ts", import.meta.url), "utf8");
  const client = await operationTypes(description);
  const code = {
    "bytes.d.ts": bytes,
    "client.d.ts": client,
    "openapi.d.ts": await types(description),
    "types.d.ts": namedTypes(description, { "bytes.js": bytes, "client.js": client }),
    ...operationTable(description),
  };
  return {
    ...Object.fromEntries(Object.entries(code).map(([name, text]) => [name, header + text])),
    "openapi.json": `${linesOf(description, lineDepth)}\n`,
    [hashFile]: await hashOf(yaml),
  };
}

/**
 * Writes JSON with a line for each value at a depth. With two spaces for each level, the package would be 13 kB larger.
 */
function linesOf(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  return `{\n${Object.entries(value).map(([name, member]) =>
    `${JSON.stringify(name)}: ${linesOf(member, depth - 1)}`).join(",\n")}\n}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const files = await generate(await readFile(new URL("openapi.yaml", root), "utf8")).catch((error: unknown) => {
    const [place] = error instanceof YAMLParseError ? error.linePos ?? [] : [];
    const { message } = error as Error;
    console.error(`openapi.yaml${place ? `:${place.line}:${place.col}` : ""}: ${message}`);
    process.exit(1);
  });
  await mkdir(new URL("generated/", root), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(new URL(`generated/${name}`, root), text);
}
