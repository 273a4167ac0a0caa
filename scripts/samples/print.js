/** Values as JSON and as TypeScript: on one line where they fit. */
/** @import { Value } from "./types.js" */
import { FormFile } from "./content.js";

/**
 * A key of an object, in TypeScript.
 *
 * @param {string} name
 */
export const key = (name) => /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);

/**
 * Prints a value. `key` prints the keys of its objects: `JSON.stringify` for JSON.
 *
 * @param {Value} value
 * @param {(name: string) => string} key
 * @returns {string}
 */
export function print(value, key, indent = "") {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (value instanceof FormFile) return value.asBlob();
  if (Array.isArray(value)) return enclosed("[]", value.map((one) => print(one, key, `${indent}  `)), indent);
  const parts = Object.entries(value).map(([name, one]) => `${key(name)}: ${print(one, key, `${indent}  `)}`);
  return enclosed("{}", parts, indent);
}

/**
 * Puts parts between brackets.
 *
 * @param {string} brackets
 * @param {string[]} parts
 */
export function enclosed([open, close], parts, indent = "") {
  if (parts.length === 0) return `${open}${close}`;
  const space = open === "{" ? " " : "";
  const line = `${open}${space}${parts.join(", ")}${space}${close}`;
  if (line.length + indent.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
}
