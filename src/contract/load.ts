/** Reads an OpenAPI description: the contract in this package, or a file. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { checkReferences, type Document, isObject, type Operation, operationsOf } from "../openapi/index.js";
import { checkKeywords } from "./schema/keywords.js";

const packageContractPath = fileURLToPath(new URL("../../generated/openapi.json", import.meta.url));

/**
 * Reads an OpenAPI description.
 *
 * @param file Path of an OpenAPI 3.1 or 3.2 description, in YAML or JSON, with local references only. By default, the
 *   contract.
 * @throws {Error} If the file is not such a description. The message is one line that says why.
 */
export async function load(file = packageContractPath): Promise<{ document: Document; operations: Operation[] }> {
  try {
    const document = await parse(await readFile(file, "utf8"));
    const isGiven = file !== packageContractPath; // the contract of the package is checked by its tests
    if (isGiven) checkDescription(document);
    const operations = operationsOf(document);
    if (operations.length === 0) throw new Error("It has no operations.");
    if (isGiven) checkKeywords(document, operations);
    return { document, operations };
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Error(`Cannot read ${file}: ${reason}`, { cause: error });
  }
}

async function parse(text: string): Promise<Document> {
  const isJson = text.trimStart().startsWith("{");
  const document: unknown = isJson ? JSON.parse(text) : (await import("yaml")).default.parse(text);
  if (!isObject(document)) throw new Error("It is not an OpenAPI description.");
  return document;
}

function checkDescription(document: Document): void {
  const { openapi: version } = document;
  if (typeof version !== "string") throw new Error("It is not an OpenAPI description.");
  if (!/^3\.[12]\./.test(version)) throw new Error(`It is OpenAPI ${version}, but must be OpenAPI 3.1 or 3.2.`);
  checkReferences(document);
}
