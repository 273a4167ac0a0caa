/** Forms from examples: nested parts by bracketed names, bytes as files, the rest as text. */
import { bytesOf } from "../contract/data-url.js";
import type { Encoding, Schema } from "../contract/openapi.js";
import type { Content } from "./resolve.js";

export type FormContent = Pick<Content, "schema" | "encoding">;

const isBinary = (schema: Schema | undefined) => schema?.format === "binary";
const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A part of a form: a text, or a file with its media type. */
export interface Part {
  name: string;
  text: string;
  fileType?: string;
}

/** Makes the parts of a value. Where bytes belong, a text stands for them; anything else is sent as text there, too. */
export function partsOf({ schema, encoding }: FormContent, value: object): Part[] {
  return Object.entries(value).flatMap(([name, part]) => isJson(encoding[name])
    ? { name, text: JSON.stringify(part) }
    : partsAt(name, part, memberOf(schema, name), encoding[name]?.contentType));
}

function partsAt(name: string, value: unknown, schema: Schema | undefined, types = "application/octet-stream"): Part[] {
  if (isNested(value)) {
    return Object.entries(value).flatMap(([key, member]) => partsAt(`${name}[${key}]`, member, memberOf(schema, key)));
  }
  const isFile = isBinary(schema) && typeof value === "string";
  return [{ name, text: String(value), ...isFile && { fileType: types.split(",")[0] as string } }];
}

/** Makes a form of a value. */
export function formOf(content: FormContent, value: object): FormData {
  const form = new FormData();
  for (const { name, text, fileType: type } of partsOf(content, value)) {
    if (type === undefined) form.append(name, text);
    else form.append(name, new Blob([bytesOf(text)], { type }), "file");
  }
  return form;
}

/** What is left of a value once it has been a form: every leaf is text, and what is empty has no parts. */
export function throughForm({ schema, encoding }: FormContent, value: object): object {
  return Object.fromEntries(Object.entries(value)
    .map(([name, part]) => [name, isJson(encoding[name]) ? part as unknown : left(memberOf(schema, name), part)])
    .filter(([, part]) => part !== undefined)) as object;
}

function left(schema: Schema | undefined, value: unknown): unknown {
  if (!isNested(value)) return !isBinary(schema) && takesText(schema) ? String(value) : value;
  const members = Object.entries(value).map(([key, member]) => [key, left(memberOf(schema, key), member)] as const)
    .filter(([, member]) => member !== undefined);
  if (members.length === 0) return undefined;
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function isJson(encoding: Encoding | undefined): boolean {
  return encoding?.contentType === "application/json";
}

function takesText(schema: Schema | undefined): boolean {
  return schema?.type === undefined || [schema.type].flat().includes("string");
}

function memberOf({ properties, items, additionalProperties }: Schema = {}, key: string): Schema | undefined {
  return properties?.[key] ?? items ?? (typeof additionalProperties === "object" ? additionalProperties : undefined);
}
