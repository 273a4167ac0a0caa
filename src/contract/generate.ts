/** Generates values from a schema. This module is loaded when the first value is needed. */
import { generate as generateOnce, type JsonSchema } from "json-schema-faker";
import type { Document, Schema } from "../openapi/index.js";
import type { Fits } from "./defaults.js";

const fakerOptions = { refDepthMax: 10, maxDefaultItems: 3, optionalsProbability: 0.3 };
const maxAttempts = 20;

/**
 * Generates a value.
 *
 * Below the maximum depth of the options, the generator may insert anything, so this retries until a value fits.
 *
 * @throws {Error} If no value fits after a few attempts.
 */
export async function generate(document: Document, fits: Fits, schema: Schema): Promise<unknown> {
  const root: JsonSchema = { ...schema as object, components: document.components }; // references start at the root
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const value = await generateOnce(root, fakerOptions);
    if (fits(schema, value)) return value;
  }
  throw new Error("Cannot generate a value for the schema.");
}
