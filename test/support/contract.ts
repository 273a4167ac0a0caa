/** `openapi.yaml` as the tests read it: parsed, with every reference resolved, and its schemas compiled by Ajv. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "vitest";
import { parse } from "yaml";

/** A part of the description, of any shape. */
export type Node = Record<string, any>;

/** One operation of the contract. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Node[];
  /** The request body: its one media type, its schema, and its example values by name. */
  body: { required: boolean; mediaType: string; schema: Node; examples: Record<string, unknown> };
  /** The declared responses by status, or by `default`. */
  responses: Record<string, Node>;
}

export const yaml = readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8");
const written = parse(yaml) as Node;
export const contract = resolve(written) as Node;

export const operations: Operation[] = Object.entries<Node>(contract.paths).flatMap(([path, item]) =>
  Object.entries<Node>(item).map(([method, { operationId, parameters, requestBody, responses }]) => {
    const [[mediaType, { schema, examples }]] = Object.entries<Node>(requestBody.content) as [[string, Node]];
    const values = Object.entries<Node>(examples).map(([name, { value }]) => [name, value]);
    return {
      id: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      body: { required: requestBody.required, mediaType, schema, examples: Object.fromEntries(values) },
      responses,
    };
  }),
);

export function operation(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (!found) throw new Error(`openapi.yaml has no operation ${id}`);
  return found;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });

/** Expects a value to fit a schema of the contract. Ajv checks that, so that Prism is not its own judge. */
export function expectFits(schema: Node, value: unknown): void {
  const validate = ajv.compile(schema);
  expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
}

/** Resolves every local `$ref`. What stands beside a `$ref` goes over what it refers to. */
function resolve(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolve);
  if (typeof node !== "object" || node === null) return node;
  const { $ref, ...siblings } = node as { $ref?: string };
  const own = Object.fromEntries(Object.entries(siblings).map(([key, value]) => [key, resolve(value)]));
  return $ref ? { ...resolve(follow($ref)) as object, ...own } : own;
}

function follow(ref: string): unknown {
  return ref.slice(2).split("/").reduce<unknown>((node, key) => (node as Node)[key], written);
}
