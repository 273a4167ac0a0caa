/** The parts of a form, made of the value that an example shows. */
import { asExpression, contentOf } from "./content.js";
import { key, print } from "./print.js";

/**
 * Gives the parts in their order: each has a name, and a text, the content of a file, or a value that is sent as JSON.
 * Objects and lists are JSON, unless their encoding says that each of their members is a part of its own.
 */
export function partsOf({ schema, encoding = {} }, value, follow) {
  return Object.entries(value).flatMap(([name, member]) =>
    partsAt(name, member, memberOf(follow(schema), name), encoding[name]?.style === "deepObject", follow));
}

function partsAt(name, value, reference, isDeep, follow) {
  const schema = reference ? follow(reference) : {};
  if (schema.format === "binary") return [fileAt(name, value)];
  if (typeof value !== "object") return [{ name, text: String(value) }];
  if (!isDeep) return [{ name, json: value }];
  return Object.entries(value).flatMap(([key, member]) =>
    partsAt(`${name}[${key}]`, member, memberOf(schema, key), isDeep, follow));
}

function memberOf({ properties, items, additionalProperties }, name) {
  return properties?.[name] ?? items ?? additionalProperties;
}

/** The file is called as its property. */
function fileAt(name, value) {
  const content = contentOf(value);
  const extension = content.mediaType?.split("/")[1] ?? "txt";
  return { name, content, fileName: `${name.match(/\w+/g).at(-1)}.${extension}` };
}

/** Lines of JavaScript that make the form. */
export function asFormData(parts) {
  const lines = parts.map(({ name, ...part }) => `form.append(${JSON.stringify(name)}, ${argumentsOf(part)});\n`);
  return `const form = new FormData();\n${lines.join("")}`;
}

function argumentsOf({ text, json, content, fileName }) {
  if (text !== undefined) return JSON.stringify(text);
  if (json) return `new Blob([JSON.stringify(${print(json, key)})], { type: "application/json" })`;
  const file = asExpression(content);
  return `${content.url ? file : `new Blob([${file}])`}, ${JSON.stringify(fileName)}`;
}
