/**
 * The contract as the tests read it: with resolved references, and schemas that Ajv compiles once each. It is read from
 * `generated/openapi.json`, because parsing YAML takes a second. A test checks that it matches `openapi.yaml`.
 */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { fullFormats } from "ajv-formats/dist/formats.js";
import { expect } from "vitest";

/** A part of the description, of any shape. */
export type Node = Record<string, any>;

/** A body of a media type: its schema, its example values by name, and the encoding of the parts of a form. */
export interface Content {
  mediaType: string;
  schema: Node;
  examples: Record<string, unknown>;
  encoding: Record<string, Node>;
}

/** A cause that the contract only assumes: a refusal if it has a status. */
export interface Assumption {
  id: string;
  status?: number;
  text: string;
}

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  tags: string[];
  parameters: Node[];
  /** The request body in its only media type; undefined if the operation has no request body. */
  body: (Content & { required: boolean }) | undefined;
  /** The declared responses, by status or `default`. */
  responses: Record<string, Node>;
  assumptions: Assumption[];
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
/** The name of the description in Ajv. Only schemas that contain themselves refer to it. */
const description = "description";

export const yaml = read("openapi.yaml");
const written = JSON.parse(read("generated/openapi.json")) as Node;
const resolved = new Map<string, unknown>();
export const contract = resolve(written) as Node;

export const operations: Operation[] = Object.entries<Node>(contract.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item).map(([method, { operationId, tags, parameters = [], requestBody, ...more }]) => ({
    id: operationId,
    method: method.toUpperCase(),
    path,
    tags,
    parameters,
    body: requestBody && { required: requestBody.required ?? false, ...contentOf(requestBody) as Content },
    responses: more.responses,
    assumptions: more["x-assumed"] ?? [],
  })),
);

export function operation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`openapi.yaml has no operation ${id}`);
  return found;
}

/** Returns the content of a request body or a response; undefined if it has no body. */
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

/** Returns how a value violates a schema; empty if it fits. Ajv validates it, so that no server judges itself. */
export function violationsOf(schema: Node, value: unknown): string[] {
  const validate = ajv.compile(schema); // Ajv caches the result for each schema
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

/** Resolves every local `$ref` that is not recursive. Siblings of a `$ref` override the properties of its target. */
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
