/** The parts of a form as one value: `files[0][dest_path]` is a property of an item of a list. */
import type { FormFile } from "../operations.js";
import type { Document, MediaType, Schema } from "./openapi.js";
import { isObject } from "./references.js";
import { fromText, isBinary, schemaAt, someWithin, typesOf } from "./types.js";
import { fieldOf } from "./words.js";

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
/** How many bytes that stand in JSON are told. */
const most = 100;

/** A value that is still being put together, by its members. */
type Members = Map<string, Member>;
type Member = Members | string | FormFile;

/**
 * Puts the parts of a form together.
 *
 * The names of nested parts are bracketed. A part for an object is JSON (OpenAPI 3.1, section 4.8.15.1), and any other
 * text is what its schema wants: a number, `true`.
 */
export async function readForm(document: Document, { schema }: MediaType, parts: Part[]): Promise<Form> {
  const members: Members = new Map();
  const violations: string[] = [];
  let isLarge = false;
  for (const [name, value] of parts) {
    const steps = stepsOf(name);
    if (!put(members, steps, value)) violations.push(`${fieldOf("", steps)} must be given once.`);
  }
  const value = await build(members, schema, []) as Record<string, unknown>;
  return { value, violations, isLarge };

  async function build(node: Member, schema: Schema | undefined, steps: string[]): Promise<unknown> {
    if (node instanceof Map) return buildMembers(node, schema, steps);
    const isFile = typeof node !== "string";
    if (schema && isBinary(document, schema)) {
      if (!isFile) violations.push(`${fieldOf("", steps)} must be a file.`);
      return node;
    }
    const types = typesOf(document, schema);
    const isJson = !types.has("string") && (types.has("object") || types.has("array"));
    if (isFile && !(isJson && node.type === "application/json")) {
      if (schema) violations.push(`${fieldOf("", steps)} must be text.`);
      return node;
    }
    const text = isFile ? await node.text() : node;
    if (!isJson) return fromText(document, schema, text);
    try {
      const value = JSON.parse(text) as unknown;
      isLarge ||= text.length > largeText;
      if (schema && someWithin(document, schema, (one) => one.format === "binary")) refuseTexts(value, schema, steps);
      return value;
    } catch (error) {
      if (error instanceof RangeError) throw error; // of the call stack
      violations.push(`${fieldOf("", steps)} is not valid JSON: ${(error as Error).message}.`);
      return text;
    }
  }

  /** Bytes cannot stand in JSON: they have a part of their own. */
  function refuseTexts(value: unknown, schema: Schema | undefined, steps: string[]): void {
    if (!schema || violations.length >= most) return;
    if (isBinary(document, schema)) violations.push(`${fieldOf("", steps)} must be a file.`);
    if (!isObject(value)) return;
    for (const step in value) refuseTexts(value[step], schemaAt(document, schema, step), [...steps, step]);
  }

  async function buildMembers(node: Members, schema: Schema | undefined, steps: string[]): Promise<unknown> {
    const entries: [string, unknown][] = [];
    for (const [step, child] of node) {
      entries.push([step, await build(child, schemaAt(document, schema, step), [...steps, step])]);
    }
    const isList = typesOf(document, schema).has("array") && entries.every(([step]) => /^\d+$/.test(step));
    if (!isList) return Object.fromEntries(entries);
    return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  }
}

/** The same value with a text in the place of each file: that is how JSON Schema sees bytes. */
export function withoutFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (!isObject(value)) return value;
  if (typeof value.stream === "function") return "";
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withoutFiles(member)]));
}

/** How deep the name of a part may lead. One that leads deeper is a name like any other. */
const deepest = 20;

function stepsOf(name: string): string[] {
  const [, first, rest = ""] = /^([^[\]]+)((?:\[[^[\]]+\])*)$/.exec(name) ?? [];
  const steps = rest.slice(1, -1).split("][").filter((step) => step !== "");
  return first === undefined || steps.length > deepest ? [name] : [first, ...steps];
}

/** Puts a value where its name says. Gives `false` where something is already. */
function put(members: Members, [step = "", ...more]: string[], value: string | FormFile): boolean {
  const there = members.get(step);
  if (more.length === 0) {
    if (there !== undefined) return false;
    members.set(step, value);
    return true;
  }
  if (there !== undefined && !(there instanceof Map)) return false;
  const below = there ?? new Map() as Members;
  members.set(step, below);
  return put(below, more, value);
}
