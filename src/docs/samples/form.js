/** Builds forms from the values of examples. */
/** @import { Schema } from "../../openapi/index.js" */
/** @import { Follow, FormPart, FormValue, Json, MediaType } from "./types.js" */
import { formPartsOf } from "../../client/form.js";
import { jsonPartsOf, replaceLeaves } from "../../openapi/index.js";
import { SampleFile } from "./content.js";
import { print, propertyKey } from "./print.js";

/**
 * Returns the value with a file wherever its schema has bytes.
 *
 * @param {Schema | undefined} reference
 * @param {Json} value
 * @param {Follow} follow
 * @returns {FormValue}
 */
export function withSampleFiles(reference, value, follow) {
  return /** @type {FormValue} */ (replaceLeaves(value, reference, follow, (leaf, { format }, name) =>
    format === "binary" ? new SampleFile(name, String(leaf)) : leaf));
}

/**
 * Returns the parts of a form, in order. Each has a name, and a text, a file, or a value that is sent as JSON.
 *
 * @param {MediaType} media
 * @param {FormValue} value
 */
export function sampleParts({ encoding = {} }, value) {
  const json = jsonPartsOf(encoding);
  return Array.from(formPartsOf(/** @type {object} */ (value), json), ([name, sent]) => samplePart(name, sent, json));
}

/**
 * @param {string} name
 * @param {any} value
 * @param {string[]} json
 * @returns {FormPart}
 */
function samplePart(name, value, json) {
  if (json.includes(name)) return { name, json: value };
  return value instanceof SampleFile ? { name, file: value } : { name, text: String(value) };
}

/**
 * Returns lines of JavaScript that build the form.
 *
 * @param {FormPart[]} parts
 */
export function formDataLines(parts) {
  const lines = parts.map((part) => `form.append(${JSON.stringify(part.name)}, ${appendArguments(part)});\n`);
  return `const form = new FormData();\n${lines.join("")}`;
}

/** @param {FormPart} part */
function appendArguments({ text, json, file }) {
  if (text !== undefined) return JSON.stringify(text);
  if (json) return `new Blob([JSON.stringify(${print(json, propertyKey)})], { type: "application/json" })`;
  return `${file.asBlob()}, ${JSON.stringify(file.fileName)}`;
}
