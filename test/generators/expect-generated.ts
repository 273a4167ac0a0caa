/** What generated code has to have: all that the contract has, whatever that comes to be. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject } from "vitest";
import { contract, operations } from "../support/contract.js";
import { type Ran, run } from "../support/run.js";

/** The published file. Every generator reads it as it is. */
export const description = new URL("../../openapi.yaml", import.meta.url).pathname;

/**
 * Warnings of openapi-generator that mean no loss: it calls its support of OpenAPI 3.1 beta, looks up a name for each
 * branch of a union that has none, finds no enum in a list of files, and leaves examples of bodies out of comments.
 */
export const harmless = new RegExp([
  "OpenAPI 3.1 support is still in beta",
  "Failed to get the schema name: null",
  "Ignoring complex example on request body",
  "Could not compute datatypeWithEnum from (BrowserExtensionToLoad|FileToUpload), null",
].join("|"));

/** Runs a generator, which has to succeed, and gives the warnings among what it prints. */
export async function generate(program: string, args: string[], warning: RegExp): Promise<string[]> {
  const ran = await run(program, args, inject("generators").output);
  expect(ran.code, printedBy(ran)).toBe(0);
  return printedBy(ran).split("\n").filter((line) => warning.test(line));
}

/** Expects some code to have every operation by its id, and every schema by its name, where it keeps those. */
export function expectWhole(code: string, { operation, schema }: {
  operation?: (id: string) => string;
  schema?: (name: string) => string;
}): void {
  const lines = new Set<string>();
  if (operation) operations.forEach(({ id }) => lines.add(operation(id)));
  if (schema) Object.keys(contract.components.schemas).forEach((name) => lines.add(schema(name)));
  const known = code.toLowerCase(); // generators write SSE as Sse
  expect([...lines].filter((line) => !known.includes(line.toLowerCase()))).toEqual([]);
}

/** All that is written in the files of a folder, one after the other. */
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

function printedBy({ stdout, stderr }: Ran): string {
  return `${stdout}\n${stderr}`;
}
