/**
 * Reads the table of facts and the contract into the same shape, without their texts, so that they can be compared.
 */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Node } from "../../support/contract.js";

/** One operation, with its `parameters` by name and its `responses` by status. */
export interface Surface {
  operations: Record<string, Node>;
  schemas: Record<string, Node>;
}

const prose = ["description", "summary", "operationId", "tags", "example", "examples", "links", "x-assumed"];

/** The table: `operations.yaml` and `schemas.yaml`. */
export function readFacts(): Surface {
  const [areas, schemas] = ["operations.yaml", "schemas.yaml"].map(readYaml) as [Record<string, Node>, Node];
  const operations = Object.entries(areas).flatMap(([area, operations]) => Object.entries<Node>(operations)
    .map(([id, { errors, responses, ...operation }]) => {
      const shared = Object.fromEntries((errors as number[]).map((status) => [status, "Error"]));
      const all = mapValues({ ...responses, ...shared }, longhand);
      return [id, { area: area.toLowerCase(), ...operation, responses: all }];
    }));
  return { operations: Object.fromEntries(operations) as Surface["operations"], schemas };
}

/** Reads a YAML file in this folder. */
export function readYaml(file: string): any {
  return parse(readFileSync(new URL(file, import.meta.url), "utf8"));
}

/** A response in the spelling of the contract. */
export function longhand(response: unknown): unknown {
  if (response === "Error") return { content: { "application/json": { schema: { $ref: "Error" } } } };
  return response === "no body" ? {} : response;
}

/**
 * Reads the contract from `generated/openapi.json`, or a single operation of it. The schemas are not copied.
 *
 * @param id - the only operation to read
 */
export function readContract({ paths, components }: Node, id?: string): Surface {
  const operations = Object.entries<Node>(paths).flatMap(([path, item]) => Object.entries<Node>(item)
    .filter(([, { operationId }]) => id === undefined || operationId === id)
    .map(([method, operation]) => [operation.operationId, readOperation(path, method, operation, components)]));
  return { operations: Object.fromEntries(operations) as Surface["operations"], schemas: components.schemas };
}

function readOperation(path: string, method: string, operation: Node, components: Node): Node {
  const { parameters = [], requestBody, responses, ...others } = operation;
  const named = (parameters as Node[]).map((parameter) => {
    const { name, ...rest } = follow(parameter, components);
    return [name, { ...accepts(name, rest), ...bare(rest) }];
  });
  const bodies = Object.entries<Node>(responses).map(([status, response]) => [status, readBody(response, components)]);
  return {
    area: operation.tags.join(", ").toLowerCase(),
    operation: `${method.toUpperCase()} ${path}`,
    ...bare(others),
    ...named.length > 0 && { parameters: Object.fromEntries(named) },
    ...requestBody && { requestBody: readBody(requestBody, components) },
    responses: Object.fromEntries(bodies),
  };
}

/** The content of a request or a response. */
function readBody(body: Node, components: Node): Node {
  const { headers, content, ...rest } = bare(follow(body, components));
  return {
    ...rest,
    ...headers && { headers: mapValues(headers, (header) => bare(follow(header, components))) },
    ...content && { content: mapValues(content, bare) },
  };
}

/** Only the descriptions say that an ID in a path can also be a name. */
function accepts(name: string, { in: place, description }: Node): Node {
  return place === "path" && !name.endsWith("_or_name") && /\bID or name\b/i.test(description)
    ? { "x-accepts": "id or name" }
    : {};
}

function follow({ $ref, ...own }: Node, components: Node): Node {
  if ($ref === undefined) return own;
  const [kind, name] = ($ref as string).split("/").slice(-2) as [string, string];
  return { ...components[kind][name], ...own };
}

function bare(node: Node): Node {
  return Object.fromEntries(Object.entries(node).filter(([key]) => !prose.includes(key)));
}

function mapValues(node: Node, change: (value: Node) => unknown): Node {
  return Object.fromEntries(Object.entries<Node>(node).map(([key, value]) => [key, change(value)]));
}
