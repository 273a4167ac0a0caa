/** Loads a contract from a file: that of this package, or any OpenAPI description. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isObject } from "../../openapi/index.js";
import { checkDescription } from "../description.js";
import { type Contract, createContract, type GenerateValue } from "../index.js";

const packageContractPath = fileURLToPath(new URL("../../../generated/openapi.json", import.meta.url));

/** The contract in this package, which is loaded once for the whole process. */
let packageContract: Promise<Contract> | undefined;

/**
 * Loads a contract.
 *
 * @param file Path of an OpenAPI 3.1 or 3.2 description, in YAML or JSON, with local references only. By default, the
 *   contract in this package.
 * @throws {Error} If the file is not such a description. The message is one line that says why.
 */
export function loadContract(file?: string): Promise<Contract> {
  return file === undefined ? packageContract ??= read(packageContractPath) : read(file);
}

async function read(file: string): Promise<Contract> {
  try {
    const document = await parse(await readFile(file, "utf8"));
    if (!isObject(document)) throw new Error("It is not an OpenAPI description.");
    if (file !== packageContractPath) checkDescription(document); // its own is checked by the tests of this package
    return createContract(document, generateValue);
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Error(`Cannot read ${file}: ${reason}`, { cause: error });
  }
}

async function parse(text: string): Promise<unknown> {
  return text.trimStart().startsWith("{") ? JSON.parse(text) : (await import("yaml")).default.parse(text);
}

const generateValue: GenerateValue = async (...parts) => (await import("../generate.js")).generate(...parts);
