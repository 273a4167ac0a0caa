/** Prints values as JSON or TypeScript, on one line where they fit. */
/** @import { FormValue } from "./types.js" */
import { SampleFile } from "./content.js";

/**
 * Returns the key of a property in TypeScript, quoted only if necessary.
 *
 * @param {string} name
 */
export const propertyKey = (name) => /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);

/**
 * Prints a value. `key` prints the keys of objects: use `JSON.stringify` for JSON.
 *
 * @param {FormValue} value
 * @param {(name: string) => string} key
 * @returns {string}
 */
export function print(value, key, indent = "") {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (value instanceof SampleFile) return value.asBlob();
  if (Array.isArray(value)) return bracketed("[]", value.map((item) => print(item, key, `${indent}  `)), indent);
  const parts = Object.entries(value).map(([name, member]) => `${key(name)}: ${print(member, key, `${indent}  `)}`);
  return bracketed("{}", parts, indent);
}

/**
 * Puts parts between brackets, on one line where they fit.
 *
 * @param {string} brackets
 * @param {string[]} parts
 */
export function bracketed([open, close], parts, indent = "") {
  if (parts.length === 0) return `${open}${close}`;
  const space = open === "{" ? " " : "";
  const line = `${open}${space}${parts.join(", ")}${space}${close}`;
  if (line.length + indent.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
}
