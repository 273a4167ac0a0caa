/** Reads a description: the contract that this package carries, or a file. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Document, Operation } from "./openapi.js";
import { operationsOf } from "./operations.js";
import { checkReferences, isObject } from "./references.js";

const contract = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/**
 * Reads a description.
 *
 * @param file Path of an OpenAPI 3.1 description, in YAML or JSON, whose references are local; left out, the contract.
 * @throws {Error} When it is no such description. The message is one line that says why.
 */
export async function load(file = contract): Promise<{ document: Document; operations: Operation[] }> {
  try {
    const document = await parse(await readFile(file, "utf8"));
    if (file !== contract) check(document);
    const operations = operationsOf(document);
    if (operations.length === 0) throw new Error("It has no operations.");
    return { document, operations };
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Error(`Cannot read ${file}: ${reason}`, { cause: error });
  }
}

async function parse(text: string): Promise<Document> {
  const isJson = text.trimStart().startsWith("{");
  const document: unknown = isJson ? JSON.parse(text) : (await import("yaml")).parse(text);
  if (!isObject(document)) throw new Error("It is no OpenAPI description.");
  return document;
}

function check(document: Document): void {
  const { openapi: version } = document;
  if (typeof version !== "string") throw new Error("It is no OpenAPI description.");
  if (!/^3\.[12]\./.test(version)) throw new Error(`It has to be OpenAPI 3.1, and its version is ${version}.`);
  checkReferences(document);
}
