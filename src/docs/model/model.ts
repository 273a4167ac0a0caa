/** The contract as components read it: its parts, and helpers to look them up. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import {
  type Document, type Follow, follow as followIn, isObject, type Json, type Parameter, type Schema,
} from "../../openapi/index.js";
import { type ContractDescription, type Endpoint, endpointsOf } from "./contract.js";
import { checkKeywords } from "./keywords.js";
import { type Markdown, createMarkdown } from "./markdown.js";

/** The data that components share. */
export interface Model {
  contract: ContractDescription;
  /** The endpoints in the order of the menu. */
  endpoints: Endpoint[];
  follow: Follow;
  /** Renders Markdown, and links the names of operations and schemas to their articles. */
  markdown: Markdown;
  /** The summary of each operation, by id. */
  summaries: Map<string, string>;
}

const ModelContext = createContext<Model | undefined>(undefined);
/** Provides the model to the components within it. */
export const ModelProvider = ModelContext.Provider;

/** Returns the model that the surrounding `ModelProvider` provides. */
export function useModel(): Model {
  const model = useContext(ModelContext);
  if (!model) throw new Error("A component of the page must be within a ModelProvider.");
  return model;
}

/**
 * Creates the model of a contract.
 *
 * @throws {Error} When the contract has a keyword that the page does not show; the message has its location.
 */
export function createModel(contract: ContractDescription): Model {
  checkKeywords(contract);
  const document: Document = { ...contract };
  const follow: Follow = (node) => isObject(node) ? followIn<typeof node>(document, node) : node;
  const tags = contract.tags.map(({ name }) => name);
  const endpoints = endpointsOf(contract)
    .sort((a, b) => tags.indexOf(a.operation.tags[0]) - tags.indexOf(b.operation.tags[0]));
  const summaries = new Map(endpoints.map(({ operation: { operationId, summary } }) => [operationId, summary]));
  const names = new Set([...summaries.keys(), ...Object.keys(contract.components.schemas)]);
  return { contract, endpoints, follow, summaries, markdown: createMarkdown(names) };
}

/** Returns the parameters of an operation and of its path, with references resolved. */
export function parametersOf({ pathItem, operation }: Endpoint, follow: Follow): Parameter[] {
  return [...pathItem.parameters ?? [], ...operation.parameters ?? []].map(follow);
}

/** Returns the name of the component that a reference refers to. */
export function referenceName({ $ref }: { $ref?: string }): string | undefined {
  return $ref?.split("/").at(-1);
}

/** Returns the id of an article: `browser-sessions` for "Browser sessions". */
export function slugOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
}

/** Returns JSON for `<script type="application/json">`, escaped so that no text can close the element. */
export function embeddableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Returns an example of a schema: its own, or one built from the examples of its properties. */
export function schemaExample(schema: Schema, follow: Follow, seen: Schema[] = []): Json | undefined {
  if (seen.includes(schema)) return undefined;
  const { examples, const: only, enum: values, properties, items, allOf, anyOf, oneOf } = follow(schema);
  const [own = only ?? values?.[0]] = examples ?? [];
  if (own !== undefined) return own;
  const inner = (child: Schema) => schemaExample(child, follow, [...seen, schema]);
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
