/** Runs code generators, and checks that their output covers the whole contract. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { contract, operations } from "../support/contract.js";
import { type Ran, run } from "../support/run.js";

/** The published file. Every generator reads it unchanged. */
export const description = new URL("../../openapi.yaml", import.meta.url).pathname;

/**
 * Warnings of openapi-generator without a loss: its support of OpenAPI 3.1 is beta, it looks up names for unnamed
 * branches of a union, it finds no enum in a list of files, and it omits examples of bodies from comments.
 */
export const harmless = new RegExp([
  "OpenAPI 3.1 support is still in beta",
  "Failed to get the schema name: null",
  "Ignoring complex example on request body",
  "Could not compute datatypeWithEnum from (BrowserExtensionToLoad|FileToUpload), null",
].join("|"));

/** Runs a generator, expects it to succeed, and returns the warnings in its output. */
export async function generate(program: string, args: string[], warning: RegExp): Promise<string[]> {
  const result = await run(program, args, inject("generators").output);
  expect(result.code, outputOf(result)).toBe(0);
  return outputOf(result).split("\n").filter((line) => warning.test(line));
}

/** Expects code to contain a line for every operation and for every schema. */
export function expectWhole(code: string, { operation, schema }: {
  operation?: (id: string) => string;
  schema?: (name: string) => string;
}): void {
  const lines = new Set<string>();
  if (operation) operations.forEach(({ id }) => lines.add(operation(id)));
  if (schema) Object.keys(contract.components.schemas).forEach((name) => lines.add(schema(name)));
  const known = code.toLowerCase(); // some generators write SSE as Sse
  expect([...lines].filter((line) => !known.includes(line.toLowerCase()))).toEqual([]);
}

/** Returns the text of all files in a folder. */
export async function codeIn(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
  return (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), "utf8")))).join("\n");
}

export function snakeCase(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function pascalCase(id: string): string {
  return id.replace(/^./, (letter) => letter.toUpperCase());
}

function outputOf({ stdout, stderr }: Ran): string {
  return `${stdout}\n${stderr}`;
}
