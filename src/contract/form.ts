/** The parts of a form as one value. */
import { type Document, isObject, type MediaType, type Schema } from "../openapi/index.js";
import type { FormFile } from "../../generated/openapi.js";
import { createPartPlaces } from "./part-names.js";
import { fromText, isBinary, itemsOf, propertiesOf, schemaAt, someWithin, typesOf } from "./types.js";
import { fieldPath } from "./words.js";

/** A part of a form, as it came. */
export type Part = [name: string, value: string | FormFile];

/** What a form says. */
export interface Form {
  value: Record<string, unknown>;
  violations: string[];
  /** Whether JSON in it is so large that only its first violation is to be told. */
  isLarge: boolean;
}

/** From so many characters of JSON on, that is so: Ajv takes time with the square of the number of violations. */
export const largeText = 2 ** 14;
/** How many files that stand in JSON, where they cannot, are reported. */
const maxFileViolations = 100;

/** A value that is still being put together, by its members. */
type Members = Map<string, Member>;
type Member = Members | Leaf;

/** A part in its place. */
interface Leaf {
  /** Its name, as it was sent. */
  name: string;
  /** What it is called in a violation: its name, and which of several of the name it is. */
  label: string;
  value: string | FormFile;
}

/**
 * Puts the parts of a form together.
 *
 * A part for an object is JSON (OpenAPI 3.1, section 4.8.15.1), and any other text is what its schema wants: a number,
 * `true`. A part for a list is one of its items, or JSON of all of them.
 */
export async function readForm(document: Document, { schema }: MediaType, parts: Part[]): Promise<Form> {
  const members: Members = new Map();
  const violations: string[] = [];
  let jsonLength = 0;
  const { placeOf, unpaired } = createPartPlaces(document, schema);
  const sent = new Map<string, number>();
  for (const [name, value] of parts) {
    const turn = (sent.get(name) ?? 0) + 1;
    sent.set(name, turn);
    const leaf = { name, label: turn === 1 ? name : `${name} (no. ${turn})`, value };
    if (!put(members, placeOf(name), leaf)) violations.push(`${name} must be given once.`);
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
    if (isFile && !(isJson && value.type === "application/json")) {
      const wanted = isJson ? `sent in parts, such as ${partIn(name, schema)}, or as JSON` : "text";
      if (schema) violations.push(`${label} must be ${wanted}.`);
      return value;
    }
    const text = isFile ? await value.text() : value;
    return isJson ? fromJson(label, text, schema) : fromText(document, schema, text);
  }

  function fromJson(label: string, text: string, schema: Schema | undefined): unknown {
    try {
      const parsed = JSON.parse(text) as unknown;
      const isItem = itemsOf(document, schema) && !Array.isArray(parsed);
      const value = isItem ? [parsed] : parsed;
      jsonLength += text.length;
      if (schema && someWithin(document, schema, (one) => one.format === "binary")) refuseTexts(label, value, schema);
      return value;
    } catch (error) {
      if (error instanceof RangeError) throw error; // of the call stack
      violations.push(`${label} is not valid JSON: ${(error as Error).message}.`);
      return text;
    }
  }

  /** Bytes cannot stand in JSON: they have a part of their own. */
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

  /** The name of a part for the first property in an object, or in the items of a list. */
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

/** The same value with a text in the place of each file: that is how JSON Schema sees bytes. */
export function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (!isObject(value)) return value;
  if (typeof value.stream === "function") return "";
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutFiles(member)]));
}

/** Puts a part in its place. Gives `false` where something is already. */
function put(members: Members, [step = "", ...more]: string[], leaf: Leaf): boolean {
  const there = members.get(step);
  if (more.length === 0) {
    if (there !== undefined) return false;
    members.set(step, leaf);
    return true;
  }
  if (there !== undefined && !(there instanceof Map)) return false;
  const below = there ?? new Map() as Members;
  members.set(step, below);
  return put(below, more, leaf);
}
