/** Reads the parts of a form as one value. */
import { type Document, isObject, type Schema } from "../openapi/index.js";
import type { FormFile } from "../../generated/bytes.js";
import { checkJson, JsonLimitError, maxJsonBytes } from "./json.js";
import { createPartPlaces } from "./part-names.js";
import { fromText, isBinary, itemsOf, propertiesOf, schemaAt, someWithin, typesOf } from "./types.js";
import { fieldPath } from "./words.js";

/** A part of a form, as it was sent. */
export type Part = [name: string, value: string | FormFile];

/** The value of a form, and its violations. */
export interface Form {
  value: Record<string, unknown>;
  violations: string[];
  /** Whether its JSON is so large that only the first violation is reported. */
  isLarge: boolean;
}

/** Length from which JSON is large, in characters: of its violations, the first is enough. */
export const largeText = 2 ** 14;
/** The media type of JSON. Bun adds a charset. */
const jsonType = /^application\/json *(?:;|$)/;
/** How many files inside JSON, where they are not allowed, are reported. */
const maxFileViolations = 100;

/** The members of a value that is being assembled. */
type Members = Map<string, Member>;
type Member = Members | Leaf;

/** A part as the member of a value. */
interface Leaf {
  /** Its name, as it was sent. */
  name: string;
  /** Its name in a violation, with its number if several parts have the name. */
  label: string;
  value: string | FormFile;
}

/**
 * Assembles the value of a form from its parts.
 *
 * The part of an object is JSON (OpenAPI 3.1, section 4.8.15.1). Any other text gets the type of its schema, such as a
 * number or a boolean. The part of a list is one of its items, or JSON of all of them.
 *
 * @throws {JsonLimitError} If its JSON is beyond a limit.
 */
export async function readForm(document: Document, schema: Schema | undefined, parts: Part[]): Promise<Form> {
  const members: Members = new Map();
  const violations: string[] = [];
  let jsonLength = 0;
  let jsonValues = 0;
  const { placeOf, unpaired } = createPartPlaces(document, schema);
  const sent = new Map<string, number>();
  for (const [name, value] of parts) {
    const count = (sent.get(name) ?? 0) + 1;
    sent.set(name, count);
    const leaf = { name, label: count === 1 ? name : `${name} (no. ${count})`, value };
    if (!addPart(members, placeOf(name), leaf)) violations.push(`${name} must be given once.`);
  }
  violations.push(...unpaired());
  const value = await build(members, schema) as Record<string, unknown>;
  return { value, violations, isLarge: jsonLength > largeText };

  async function build(node: Member, schema: Schema | undefined): Promise<unknown> {
    if (node instanceof Map) return buildMembers(node, schema);
    const { name, label, value } = node;
    const isFile = typeof value !== "string";
    if (schema && isBinary(document, schema)) {
      if (!isFile) violations.push(`${label} must be a file.`);
      return value;
    }
    const isJson = takesJson(schema);
    if (isFile && !(isJson && jsonType.test(value.type))) {
      const wanted = isJson ? `sent in parts, such as ${partIn(name, schema)}, or as JSON` : "text";
      if (schema) violations.push(`${label} must be ${wanted}.`);
      return value;
    }
    const text = isFile ? await readJsonFile(value) : value;
    return isJson ? fromJson(label, text, schema) : fromText(typesOf(document, schema), text);
  }

  /** Reads a file with JSON into memory. */
  function readJsonFile(file: FormFile): Promise<string> {
    if (jsonLength + file.size <= maxJsonBytes) return file.text();
    throw new JsonLimitError(`The JSON of the form is longer than ${maxJsonBytes} bytes, the maximum.`, "bytes");
  }

  function fromJson(label: string, text: string, schema: Schema | undefined): unknown {
    jsonLength += text.length;
    jsonValues = checkJson(text, label, jsonValues);
    try {
      const parsed = JSON.parse(text) as unknown;
      const isItem = itemsOf(document, schema) && !Array.isArray(parsed);
      const value = isItem ? [parsed] : parsed;
      if (schema && someWithin(document, schema, ({ format }) => format === "binary")) {
        refuseTexts(label, value, schema);
      }
      return value;
    } catch (error) {
      violations.push(`${label} is not valid JSON: ${(error as Error).message}.`);
      return text;
    }
  }

  /** Refuses texts in place of files: bytes cannot be in JSON, but need parts of their own. */
  function refuseTexts(label: string, value: unknown, schema: Schema | undefined, steps: string[] = []): void {
    if (!schema || violations.length >= maxFileViolations) return;
    if (isBinary(document, schema)) violations.push(`${fieldPath(label, steps)} must be a file.`);
    if (!isObject(value)) return;
    for (const step in value) refuseTexts(label, value[step], schemaAt(document, schema, step), [...steps, step]);
  }

  async function buildMembers(node: Members, schema: Schema | undefined): Promise<unknown> {
    const items = itemsOf(document, schema);
    const [first] = node.values();
    if (items && node.size === 1 && first && !(first instanceof Map) && takesJson(items)) return build(first, schema);
    const entries: [string, unknown][] = [];
    for (const [step, child] of node) entries.push([step, await build(child, schemaAt(document, schema, step))]);
    if (!items || !entries.every(([step]) => /^\d+$/.test(step))) return Object.fromEntries(entries);
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  }

  /** Returns the part name of the first property of an object, or of a list item, as an example. */
  function partIn(name: string, schema: Schema | undefined): string {
    const items = itemsOf(document, schema);
    const [property = "KEY"] = propertiesOf(document, items ?? schema).keys();
    return `${name}${items ? "[0]" : ""}[${property}]`;
  }

  function takesJson(schema: Schema | undefined): boolean {
    const types = typesOf(document, schema);
    return !types.has("string") && (types.has("object") || types.has("array"));
  }
}

/** Returns the value with an empty text in place of each file, because JSON Schema sees bytes as a string. */
export function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (!isObject(value)) return value;
  if (typeof value.stream === "function") return "";
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutFiles(member)]));
}

/** Adds a part to its members. Returns whether the place was free. */
function addPart(members: Members, [step = "", ...more]: string[], leaf: Leaf): boolean {
  const existing = members.get(step);
  if (more.length === 0) {
    if (existing !== undefined) return false;
    members.set(step, leaf);
    return true;
  }
  if (existing !== undefined && !(existing instanceof Map)) return false;
  const below = existing ?? new Map() as Members;
  members.set(step, below);
  return addPart(below, more, leaf);
}
