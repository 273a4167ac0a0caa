/** Forms, made of the value that an example shows. */
/** @import { Follow, Json, MediaType, Part, Schema, Value } from "./types.js" */
import { formPartsOf } from "../../src/client/form.js";
import { jsonPartsOf, replaceLeaves } from "../../src/openapi/index.js";
import { FormFile } from "./content.js";
import { key, print } from "./print.js";

/**
 * Gives the value with a file wherever its schema has bytes.
 *
 * @param {Schema | undefined} reference
 * @param {Json} value
 * @param {Follow} follow
 * @returns {Value}
 */
export function withFiles(reference, value, follow) {
  return /** @type {Value} */ (replaceLeaves(value, reference, follow, (leaf, { format }, name) =>
    format === "binary" ? new FormFile(name, String(leaf)) : leaf));
}

/**
 * Gives the parts in their order: each has a name, and a text, a file, or a value that is sent as JSON.
 *
 * @param {MediaType} media
 * @param {Value} value
 */
export function partsOf({ encoding = {} }, value) {
  const json = jsonPartsOf(encoding);
  return Array.from(formPartsOf(/** @type {object} */ (value), json), ([name, sent]) => partOf(name, sent, json));
}

/**
 * @param {string} name
 * @param {any} value
 * @param {string[]} json
 * @returns {Part}
 */
function partOf(name, value, json) {
  if (json.includes(name)) return { name, json: value };
  return value instanceof FormFile ? { name, file: value } : { name, text: String(value) };
}

/**
 * Lines of JavaScript that make the form.
 *
 * @param {Part[]} parts
 */
export function asFormData(parts) {
  const lines = parts.map((part) => `form.append(${JSON.stringify(part.name)}, ${argumentsOf(part)});\n`);
  return `const form = new FormData();\n${lines.join("")}`;
}

/** @param {Part} part */
function argumentsOf({ text, json, file }) {
  if (text !== undefined) return JSON.stringify(text);
  if (json) return `new Blob([JSON.stringify(${print(json, key)})], { type: "application/json" })`;
  return `${file.asBlob()}, ${JSON.stringify(file.fileName)}`;
}
