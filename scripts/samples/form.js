/** Forms, made of the value that an example shows. */
import { FormFile } from "./content.js";
import { key, print } from "./print.js";

/** Gives the value with a file wherever its schema has bytes. */
export function withFiles(reference, value, follow, name) {
  const { format, properties, items, additionalProperties } = reference ? follow(reference) : {};
  if (format === "binary") return new FormFile(name, value);
  if (typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => withFiles(items, item, follow, name));
  return Object.fromEntries(Object.entries(value).map(([name, member]) =>
    [name, withFiles(properties?.[name] ?? additionalProperties, member, follow, name)]));
}

/**
 * Gives the parts in their order: each has a name, and a text, a file, or a value that is sent as JSON. Objects and
 * lists are JSON, unless their encoding says that each of their members is a part of its own.
 */
export function partsOf({ encoding = {} }, value) {
  return Object.entries(value).flatMap(([name, member]) =>
    partsAt(name, member, encoding[name]?.style === "deepObject"));
}

function partsAt(name, value, isDeep) {
  if (value instanceof FormFile) return [{ name, file: value }];
  if (typeof value !== "object") return [{ name, text: String(value) }];
  if (!isDeep) return [{ name, json: value }];
  return Object.entries(value).flatMap(([key, member]) => partsAt(`${name}[${key}]`, member, isDeep));
}

/** Lines of JavaScript that make the form. */
export function asFormData(parts) {
  const lines = parts.map(({ name, ...part }) => `form.append(${JSON.stringify(name)}, ${argumentsOf(part)});\n`);
  return `const form = new FormData();\n${lines.join("")}`;
}

function argumentsOf({ text, json, file }) {
  if (text !== undefined) return JSON.stringify(text);
  if (json) return `new Blob([JSON.stringify(${print(json, key)})], { type: "application/json" })`;
  return `${file.asBlob()}, ${JSON.stringify(file.fileName)}`;
}
