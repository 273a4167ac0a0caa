/** Forms, made of the value that an example shows. */
/** @import { Follow, Json, MediaType, Part, Schema, Value } from "./types.js" */
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
export function withFiles(reference, value, follow, name = "file") {
  const { format, properties, items, additionalProperties } = reference ? follow(reference) : {};
  if (format === "binary") return new FormFile(name, String(value));
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withFiles(items, item, follow, name));
  return Object.fromEntries(Object.entries(value).map(([name, member]) =>
    [name, withFiles(properties?.[name] ?? additionalProperties, member, follow, name)]));
}

/**
 * Gives the parts in their order: each has a name, and a text, a file, or a value that is sent as JSON. Objects and
 * lists are JSON, unless their encoding says that each of their members is a part of its own.
 *
 * @param {MediaType} media
 * @param {Value} value
 */
export function partsOf({ encoding = {} }, value) {
  const members = /** @type {{ [name: string]: Value }} */ (value);
  return Object.entries(members).flatMap(([name, member]) =>
    partsAt(name, member, encoding[name]?.style === "deepObject"));
}

/**
 * @param {string} name
 * @param {Value} value
 * @param {boolean} isDeep
 * @returns {Part[]}
 */
function partsAt(name, value, isDeep) {
  if (value instanceof FormFile) return [{ name, file: value }];
  if (typeof value !== "object" || value === null) return [{ name, text: String(value) }];
  if (!isDeep) return [{ name, json: value }];
  return Object.entries(value).flatMap(([key, member]) => partsAt(`${name}[${key}]`, member, isDeep));
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
