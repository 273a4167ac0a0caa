/** The numbers that the contract states only in its descriptions, such as limits, statuses and defaults. */
import type { Node } from "../../support/contract.js";
import type { Mutant } from "./mutant.js";

/** A text of the contract, and its place: an operation, a component, a tag, or a part of one of these. */
export interface Text {
  at: string;
  text: string;
  holder: Node;
  key: string;
}

/** A word with a digit, or a number that is spelled out. */
const number = /[\w-]*\d(?:[\w.:,-]*\w)?|\b(?:three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/gi;
const notProse = ["example", "examples", "links", "enum", "default", "const"];

/** Every summary and description. */
export function* textsOf({ info, tags, paths, components }: Node): Generator<Text> {
  yield* textsBelow("info", info);
  for (const tag of tags as Node[]) yield* textsBelow(tag.name as string, tag);
  for (const item of Object.values<Node>(paths)) {
    for (const operation of Object.values<Node>(item)) yield* textsBelow(operation.operationId as string, operation);
  }
  for (const [kind, parts] of Object.entries<Node>(components)) {
    if (notProse.includes(kind)) continue;
    for (const [name, part] of Object.entries<Node>(parts)) yield* textsBelow(`${kind}/${name}`, part);
  }
}

function* textsBelow(at: string, node: unknown): Generator<Text> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) yield* textsBelow(`${at}/${item?.name ?? index}`, item);
  } else if (typeof node === "object" && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      const isText = ["description", "summary"].includes(key) && typeof value === "string";
      if (isText) yield { at, text: value, holder: node, key };
      else if (key === "properties") yield* propertyTexts(at, value as Node);
      else if (!notProse.includes(key)) yield* textsBelow(`${at}/${key}`, value);
    }
  }
}

function* propertyTexts(at: string, properties: Node): Generator<Text> {
  for (const [name, property] of Object.entries(properties)) yield* textsBelow(`${at}.${name}`, property);
}

export function numbersIn(text: string): string[] {
  return text.match(number) ?? [];
}

/** The numbers in the texts, by place; places without numbers are omitted. */
export function numbersOf(contract: Node): Record<string, string[]> {
  const numbers: Record<string, string[]> = {};
  for (const { at, text } of textsOf(contract)) {
    const found = numbersIn(text);
    if (found.length > 0) numbers[at] = [...numbers[at] ?? [], ...found];
  }
  return numbers;
}

/** Mutants that increase a number in a text by one. */
export function* proseMutants(contract: Node): Generator<Mutant> {
  for (const { at, text, holder, key } of textsOf(contract)) {
    for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
      const next = `${text.slice(0, index)}${Number(digits) + 1}${text.slice(index + digits.length)}`;
      const around = text.slice(Math.max(0, index - 10), index + digits.length + 10).replaceAll("\n", " ");
      yield { at, what: `"${around}" becomes ${Number(digits) + 1}`, holder, key, value: next };
    }
  }
}
