/** Where the paths of the contract lead: its lists, what is below a resource, and its links. */
import type { PanelOperation } from "../../mock/panel/types.js";
import { evaluateExpression } from "../../openapi/index.js";

/** An operation, and the path that it is called with. */
export interface Called {
  operation: PanelOperation;
  path: string;
}

/** The operations that list the resources of an area: they need nothing. */
export function listsOf(operations: PanelOperation[]): PanelOperation[] {
  return operations.filter(({ method, path, mediaType, parameters }) =>
    method === "GET" && mediaType === "application/json" && !path.includes("{")
    && parameters.every(({ required }) => !required));
}

/** Finds the operation of a path, which may have a query. A template without parameters goes before others. */
export function findOperation(
  operations: PanelOperation[],
  method: string,
  path: string,
): PanelOperation | undefined {
  const [plain = ""] = path.split("?");
  const found = operations.filter((one) => one.method === method && valuesIn(one.path, plain) !== undefined);
  return found.sort((one, other) => parametersOf(one.path) - parametersOf(other.path))[0];
}

/** Returns what is read below the resource that a path belongs to, and what deletes the resource. */
export function relatedTo(
  operations: PanelOperation[],
  { operation, path }: Called,
): Record<"reads" | "deletes", Called[]> {
  const segments = operation.path.split("/");
  const length = segments.findLastIndex((segment) => segment.startsWith("{")) + 1;
  if (length === 0) return { reads: [], deletes: [] };
  const resource = normal(segments.slice(0, length).join("/"));
  const values = path.split("?")[0]?.split("/").slice(0, length) ?? [];
  const related = operations.filter((one) =>
    (normal(one.path) === resource || normal(one.path).startsWith(`${resource}/`))
    && parametersOf(one.path) === parametersOf(resource) && one.id !== operation.id);
  const called = (one: PanelOperation): Called =>
    ({ operation: one, path: [...values, ...one.path.split("/").slice(length)].join("/") });
  return {
    reads: related.filter(({ method }) => method === "GET").map(called),
    deletes: [...related, operation].filter(({ method, path }) => method === "DELETE" && normal(path) === resource)
      .map(called),
  };
}

/**
 * Returns where the values of a response lead, by the links of the contract: for each item of a list.
 *
 * @returns The fragments, by the JSON of the values.
 */
export function linksIn(operations: PanelOperation[], { operation, path }: Called, body: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const [plain = ""] = path.split("?");
  const source = { path: valuesIn(operation.path, plain) ?? {}, requestBody: undefined, responseBody: body };
  for (const { to, parameters } of operation.links) {
    const target = operations.find(({ id }) => id === to);
    if (target?.method !== "GET") continue;
    for (let index = 0; ; index++) {
      const values = Object.entries(parameters).map(([name, expression]) =>
        [name, evaluateExpression(expression.replace(/\/0(?=\/)/, `/${index}`), source)] as const);
      const filled = fill(target.path, Object.fromEntries(values));
      if (filled === undefined) break;
      for (const [, value] of values) found.set(JSON.stringify(value), `#state${filled}`);
      if (Object.values(parameters).every((expression) => !/\/0\//.test(expression))) break;
    }
  }
  return found;
}

/** Fills the parameters of a path; undefined if one is missing. */
function fill(path: string, values: Record<string, unknown>): string | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.some((name) => typeof values[name] !== "string")) return undefined;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] as string));
}

/** Returns the values of the parameters of a path; undefined if it is another one. */
function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const [names, values] = [template.split("/"), path.split("/")];
  if (names.length !== values.length) return undefined;
  const parameters = names.map((name, index) => [name, values[index] ?? ""] as const);
  if (parameters.some(([name, value]) => name.startsWith("{") ? value === "" : name !== value)) return undefined;
  return Object.fromEntries(parameters.filter(([name]) => name.startsWith("{"))
    .map(([name, value]) => [name.slice(1, -1), decodeURIComponent(value)]));
}

const normal = (template: string) => template.replaceAll(/\{\w+\}/g, "{}");
const parametersOf = (template: string) => template.split("{").length - 1;
