/** The contract as the page reads it: its parts, and ways to ask for them. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Document, follow as followIn, isObject } from "../../src/openapi/index.js";
import { placesOf } from "../samples/index.js";
import type { Description, Follow, Json, Place } from "../samples/types.js";
import { checkKeywords } from "./keywords.js";
import { type Markdown, markdownFor } from "./markdown.js";
import type { Contract, Operation, Schema } from "./types.js";

/** What every component of the page asks. */
export interface Model {
  contract: Contract;
  /** The operations with what stands around them, in the order of the menu. */
  places: (Place & { operation: Operation })[];
  follow: Follow;
  /** Markdown as HTML, in which the name of an operation or a schema leads to it. */
  markdown: Markdown;
  /** The summary of an operation, by its id. */
  summaries: Map<string, string>;
}

const Current = createContext<Model | undefined>(undefined);
/** Gives the model to the components in it. */
export const ModelProvider = Current.Provider;

/** The model of the page that a component is in. */
export function useModel(): Model {
  const model = useContext(Current);
  if (!model) throw new Error("A component of the page has to be in a ModelProvider.");
  return model;
}

/**
 * Makes the model of a contract.
 *
 * @throws {Error} When the contract has a keyword that the page does not show; the message names it and its place.
 */
export function modelOf(contract: Contract): Model {
  checkKeywords(contract);
  const document = contract as unknown as Document;
  const follow: Follow = (node) => isObject(node) ? followIn<typeof node>(document, node) : node;
  const tags = contract.tags.map(({ name }) => name);
  const places = (placesOf(contract as unknown as Description) as Model["places"])
    .sort((a, b) => tags.indexOf(a.operation.tags[0]) - tags.indexOf(b.operation.tags[0]));
  const summaries = new Map(places.map(({ operation: { operationId, summary } }) => [operationId, summary]));
  const names = new Set([...summaries.keys(), ...Object.keys(contract.components.schemas)]);
  return { contract, places, follow, summaries, markdown: markdownFor(names) };
}

/** The name of the component that a reference leads to. */
export function nameIn({ $ref }: { $ref?: string }): string | undefined {
  return $ref?.split("/").at(-1);
}

/** `Browser sessions` is at `#browser-sessions`. */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** A value for `<script type="application/json">`, in which no text can end the element. */
export function dataOf(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** An example of a schema: its own, or put together from those of its properties. */
export function exampleOf(schema: Schema, follow: Follow, seen: Schema[] = []): Json | undefined {
  if (schema === true || schema === false || seen.includes(schema)) return undefined;
  const { examples, const: only, enum: values, properties, items, allOf, anyOf, oneOf } = follow(schema);
  const [own = only ?? values?.[0]] = examples ?? [];
  if (own !== undefined) return own;
  const inner = (one: Schema) => exampleOf(one, follow, [...seen, schema]);
  const first = (anyOf ?? oneOf)?.map(inner).find((value) => value !== undefined);
  const members = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const value = inner(property);
    return value === undefined ? [] : [[name, value] as const];
  });
  const object = Object.assign({}, ...(allOf ?? []).map(inner), Object.fromEntries(members)) as Record<string, Json>;
  if (Object.keys(object).length > 0) return object;
  const item = items && inner(items);
  return item === undefined ? first : [item];
}
