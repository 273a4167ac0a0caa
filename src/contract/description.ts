/** Checks an OpenAPI description that somebody else has written. */
import { checkReferences, type Document, operationsOf } from "../openapi/index.js";
import { checkKeywords } from "./schema/keywords.js";

/**
 * Checks that a document is an OpenAPI 3.1 or 3.2 description, with local references and known keywords only.
 *
 * @throws {Error} If it is not. The message is one line that says why.
 */
export function checkDescription(document: Document): void {
  const { openapi: version } = document;
  if (typeof version !== "string") throw new Error("It is not an OpenAPI description.");
  if (!/^3\.[12]\./.test(version)) throw new Error(`It is OpenAPI ${version}, but must be OpenAPI 3.1 or 3.2.`);
  checkReferences(document);
  const operations = operationsOf(document);
  if (operations.length === 0) throw new Error("It has no operations.");
  checkKeywords(document, operations);
}
