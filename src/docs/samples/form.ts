/** Builds forms from the values of examples. */
import { formPartsOf } from "../../client/form.js";
import {
  type Follow, type Json, jsonPartsOf, type MediaType, replaceLeaves, type Schema,
} from "../../openapi/index.js";
import { SampleFile } from "./content.js";
import { print, propertyKey } from "./print.js";
import type { FormPart, FormValue } from "./types.js";

/** Returns the value with a file wherever its schema has bytes. */
export function withSampleFiles(reference: Schema | undefined, value: Json, follow: Follow): FormValue {
  return replaceLeaves(value, reference, follow, (leaf, { format }, name) =>
    format === "binary" ? new SampleFile(name, String(leaf)) : leaf) as FormValue;
}

/** Returns the parts of a form, in order. Each has a name, and a text, a file, or a value that is sent as JSON. */
export function sampleParts({ encoding = {} }: MediaType, value: FormValue): FormPart[] {
  const json = jsonPartsOf(encoding);
  return Array.from(formPartsOf(value as object, json), ([name, sent]) => samplePart(name, sent, json));
}

function samplePart(name: string, value: unknown, json: string[]): FormPart {
  if (json.includes(name)) return { name, json: value as FormValue[] };
  return value instanceof SampleFile ? { name, file: value } : { name, text: String(value) };
}

/** Returns lines of JavaScript that build the form. */
export function formDataLines(parts: FormPart[]): string {
  const lines = parts.map((part) => `form.append(${JSON.stringify(part.name)}, ${appendArguments(part)});\n`);
  return `const form = new FormData();\n${lines.join("")}`;
}

function appendArguments({ text, json, file }: FormPart): string {
  if (text !== undefined) return JSON.stringify(text);
  if (json) return `new Blob([JSON.stringify(${print(json, propertyKey)})], { type: "application/json" })`;
  return `${file.asBlob()}, ${JSON.stringify(file.fileName)}`;
}
