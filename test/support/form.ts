/** Forms from examples: nested parts by bracketed names, bytes as files, the rest as text. */
import type { Content, Node } from "./contract.js";

type FormContent = Pick<Content, "schema" | "encoding">;

const isBinary = (schema: Node | undefined) => schema?.format === "binary";
const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The bytes that an example stands for: those of a `data:` URL (RFC 2397), or the text itself. */
export function bytesOf(text: string): Buffer<ArrayBuffer> {
  const [, isBase64, data] = /^data:[^,]*?(;base64)?,(.*)$/s.exec(text) ?? [];
  if (data === undefined) return Buffer.from(text);
  return isBase64 ? Buffer.from(data, "base64") : Buffer.from(decodeURIComponent(data));
}

/** A part of a form: a text, or a file with its media type. */
export interface Part {
  name: string;
  text: string;
  fileType?: string;
}

/** Makes the parts of a value. Where bytes belong, a text stands for them; anything else is sent as text there, too. */
export function partsOf({ schema, encoding }: FormContent, value: Node): Part[] {
  return Object.entries(value).flatMap(([name, part]) => isJson(encoding[name])
    ? { name, text: JSON.stringify(part) }
    : partsAt(name, part, memberOf(schema, name), encoding[name]?.contentType as string | undefined));
}

function partsAt(name: string, value: unknown, schema: Node | undefined, types = "application/octet-stream"): Part[] {
  if (isNested(value)) {
    return Object.entries(value).flatMap(([key, member]) => partsAt(`${name}[${key}]`, member, memberOf(schema, key)));
  }
  const isFile = isBinary(schema) && typeof value === "string";
  return [{ name, text: String(value), ...isFile && { fileType: types.split(",")[0] as string } }];
}

/** Makes a form of a value. */
export function formOf(content: FormContent, value: Node): FormData {
  const form = new FormData();
  for (const { name, text, fileType: type } of partsOf(content, value)) {
    if (type === undefined) form.append(name, text);
    else form.append(name, new Blob([bytesOf(text)], { type }), "file");
  }
  return form;
}

/** What is left of a value once it has been a form: every leaf is text, and what is empty has no parts. */
export function throughForm({ schema, encoding }: FormContent, value: Node): Node {
  return Object.fromEntries(Object.entries(value)
    .map(([name, part]) => [name, isJson(encoding[name]) ? part as unknown : left(memberOf(schema, name), part)])
    .filter(([, part]) => part !== undefined)) as Node;
}

function left(schema: Node | undefined, value: unknown): unknown {
  if (!isNested(value)) return !isBinary(schema) && takesText(schema) ? String(value) : value;
  const members = Object.entries(value).map(([key, member]) => [key, left(memberOf(schema, key), member)] as const)
    .filter(([, member]) => member !== undefined);
  if (members.length === 0) return undefined;
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function isJson(encoding: Node | undefined): boolean {
  return encoding?.contentType === "application/json";
}

function takesText(schema: Node | undefined): boolean {
  return schema?.type === undefined || [schema.type].flat().includes("string");
}

function memberOf(schema: Node | undefined, key: string): Node | undefined {
  const { properties, items, additionalProperties } = schema ?? {};
  return properties?.[key] ?? items ?? (additionalProperties || undefined);
}

/** A form on the wire (RFC 7578), with `b` between its parts. */
export function formText(parts: Part[]): string {
  const lines = parts.map(({ name, text, fileType }) => {
    const file = fileType === undefined ? "" : `; filename="file"\r\nContent-Type: ${fileType}`;
    return utf8(`--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`);
  });
  return `${lines.join("")}--b--\r\n`;
}

/** The bytes of a text, each as a character. */
export function utf8(text: string): string {
  return Buffer.from(text).toString("latin1");
}
