/**
 * The contract as the tests read it: with every reference resolved, and its schemas compiled by Ajv, each once. It is
 * `generated/openapi.json`, which a test keeps the same as `openapi.yaml`: to parse YAML would take a second.
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { expect } from "vitest";

/** A part of the description, of any shape. */
export type Node = Record<string, any>;

/** A body as one media type describes it: its schema, its example values by name, and how the parts of a form go. */
export interface Content {
  mediaType: string;
  schema: Node;
  examples: Record<string, unknown>;
  encoding: Record<string, Node>;
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: string[];
  parameters: Node[];
  /** The request body in its one media type; none where the operation takes none. */
  body: (Content & { required: boolean }) | undefined;
  /** The declared responses by status, or by `default`. */
  responses: Record<string, Node>;
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
/** The schemas that Ajv knows by this name are those that contain themselves. */
const description = "description";

export const yaml = read("openapi.yaml");
const written = JSON.parse(read("generated/openapi.json")) as Node;
const resolved = new Map<string, unknown>();
export const contract = resolve(written) as Node;

export const operations: Operation[] = Object.entries<Node>(contract.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item).map(([method, { operationId, tags, parameters = [], requestBody, responses }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path,
    tags,
    parameters,
    body: requestBody && { required: requestBody.required ?? false, ...contentOf(requestBody) as Content },
    responses,
  })),
);

export function operation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`openapi.yaml has no operation ${id}`);
  return found;
}

/** What a request body or a response carries; nothing when it has no body. */
export function contentOf({ content = {} }: Node): Content | undefined {
  const [entry, ...others] = Object.entries<Node>(content);
  if (others.length > 0) throw new Error("A body has several media types: the tests would miss all but the first.");
  if (!entry) return undefined;
  const [mediaType, { schema, examples = {}, encoding = {} }] = entry;
  const values = Object.entries<Node>(examples).map(([name, { value }]) => [name, value]);
  return { mediaType, schema, examples: Object.fromEntries(values) as Content["examples"], encoding };
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, formats: fullFormats });
ajv.addSchema(written, description);

/** What is wrong with a value by its schema; nothing when it fits. Ajv judges, so that no server judges itself. */
export function violationsOf(schema: Node, value: unknown): string[] {
  const validate = ajv.compile(schema); // which it does once for a schema
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || "the value"} ${message}`);
}

export function fits(schema: Node, value: unknown): boolean {
  return violationsOf(schema, value).length === 0;
}

/** Expects a value to fit a schema of the contract. */
export function expectFits(schema: Node, value: unknown): void {
  expect(violationsOf(schema, value)).toEqual([]);
}

/** Resolves every local `$ref`, except within what it leads to. What stands beside a `$ref` goes over what it gives. */
function resolve(node: unknown, within: string[] = []): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, within));
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...siblings } = node as { $ref?: string };
  const own = Object.fromEntries(Object.entries(siblings).map(([key, value]) => [key, resolve(value, within)]));
  if ($ref === undefined) return own;
  if (within.includes($ref)) return { $ref: description + $ref, ...own };
  if (!resolved.has($ref)) resolved.set($ref, resolve(follow($ref), [...within, $ref]));
  const found = resolved.get($ref) as object;
  return Object.keys(own).length === 0 ? found : { ...found, ...own };
}

function follow(ref: string): unknown {
  return ref.slice(2).split("/").reduce<unknown>((node, key) => (node as Node)[key], written);
}
