/** Values that a schema allows, made up. It is loaded when the first one is asked for. */
import { generate as makeUp, type JsonSchema } from "json-schema-faker";
import type { Fits } from "./defaults.js";
import type { Document, Schema } from "./openapi.js";

const settings = { refDepthMax: 10, maxDefaultItems: 3, optionalsProbability: 0.3 };
const tries = 20;

/**
 * Makes up a value.
 *
 * What lies deeper than the settings allow may be anything: so a value is made up again until it fits.
 *
 * @throws {Error} When no value fits after a few tries.
 */
export async function generate(document: Document, fits: Fits, schema: Schema): Promise<unknown> {
  const root: JsonSchema = { ...schema as object, components: document.components }; // references start at the root
  for (let attempt = 0; attempt < tries; attempt++) {
    const value = await makeUp(root, settings);
    if (fits(schema, value)) return value;
  }
  throw new Error("No value could be made up for the schema.");
}
