/** Prints values as JSON or TypeScript, on one line where they fit. */
import { SampleFile } from "./content.js";
import type { FormValue } from "./types.js";

/** Returns the key of a property in TypeScript, quoted only if necessary. */
export const propertyKey = (name: string) => /^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name);

/** Prints a value. `key` prints the keys of objects: use `JSON.stringify` for JSON. */
export function print(value: FormValue, key: (name: string) => string, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (value instanceof SampleFile) return value.asBlob();
  if (Array.isArray(value)) return bracketed("[]", value.map((item) => print(item, key, `${indent}  `)), indent);
  const parts = Object.entries(value).map(([name, member]) => `${key(name)}: ${print(member, key, `${indent}  `)}`);
  return bracketed("{}", parts, indent);
}

/** Puts parts between brackets, on one line where they fit. */
export function bracketed([open, close]: "[]" | "{}", parts: string[], indent = ""): string {
  if (parts.length === 0) return `${open}${close}`;
  const space = open === "{" ? " " : "";
  const line = `${open}${space}${parts.join(", ")}${space}${close}`;
  if (line.length + indent.length <= 60 && !line.includes("\n")) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part}`).join(",\n")}\n${indent}${close}`;
}
