/** Finds the operation for a method and a path, in a tree of the segments of the declared paths. */
import type { Operation } from "../openapi/index.js";

/** The operation of a request. */
export interface Match {
  operation: Operation;
  /** The path parameters as they were sent, percent-encoded. */
  path: Record<string, string>;
}

export interface Router {
  /** Finds the operation of a request. The path is as it was sent, percent-encoded. */
  find(method: string, pathname: string): Match | undefined;
  /** Returns the methods of a path: none if the description does not declare it. */
  methods(pathname: string): string[];
}

interface Route {
  operation: Operation;
  /** The names of its path parameters. */
  names: string[];
}

/** The routes of a path, by their methods, and what may follow it. */
interface Node {
  routes: Map<string, Route>;
  /** The segments that are only text. They win against those with parameters (OpenAPI 3.1, section 4.8.8.1). */
  texts: Map<string, Node>;
  /** The segments with parameters. The more text there is in one, the earlier it comes. */
  templates: { text: string; pattern: RegExp; node: Node }[];
}

/** Creates a router. */
export function createOperationRouter(operations: Operation[]): Router {
  const root = createNode();
  for (const operation of operations) {
    const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name as string);
    operation.path.split("/").reduce(addSegment, root).routes.set(operation.method, { operation, names });
  }
  const methods = new Set(operations.map(({ method }) => method));

  function find(method: string, pathname: string): Match | undefined {
    const values: string[] = [];
    const route = findIn(root, pathname.split("/"), 0, method, values);
    if (!route) return undefined;
    const path: Record<string, string> = {};
    for (const [index, name] of route.names.entries()) path[name] = values[index] ?? "";
    return { operation: route.operation, path };
  }

  return { find, methods: (pathname) => [...methods].filter((method) => find(method, pathname)) };
}

function createNode(): Node {
  return { routes: new Map(), texts: new Map(), templates: [] };
}

/** Returns the node of a segment that follows another node, which is added if it is missing. */
function addSegment({ texts, templates }: Node, segment: string): Node {
  const [start = "", ...parts] = segment.split(/\{.+?\}/);
  if (parts.length === 0) {
    const node = texts.get(segment) ?? createNode();
    texts.set(segment, node);
    return node;
  }
  const pattern = patternOf(start, parts);
  const existing = templates.find((template) => template.pattern.source === pattern.source);
  if (existing) return existing.node;
  const node = createNode();
  templates.push({ text: start + parts.join(""), pattern, node });
  templates.sort((one, other) => other.text.length - one.text.length);
  return node;
}

/**
 * Returns the pattern of a segment. A parameter ends where the text after it begins; the last one ends as late as
 * possible.
 */
function patternOf(start: string, parts: string[]): RegExp {
  const groups = parts.map((text, index) => {
    const isLast = index === parts.length - 1;
    return `(${isLast || text === "" ? "." : `[^${escaped(text.charAt(0))}]`}*)${escaped(text)}`;
  });
  return new RegExp(`^${escaped(start)}${groups.join("")}$`, "s");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, "\\$&");
}

/** Finds the route of the segments from an index on, and adds the values of their parameters. */
function findIn(
  { routes, texts, templates }: Node,
  segments: string[],
  index: number,
  method: string,
  values: string[],
): Route | undefined {
  const segment = segments[index];
  if (segment === undefined) return routes.get(method);
  const next = texts.get(segment);
  const route = next && findIn(next, segments, index + 1, method, values);
  if (route) return route;
  for (const { pattern, node } of templates) {
    const match = pattern.exec(segment);
    if (!match) continue;
    const before = values.length;
    values.push(...match.slice(1));
    const route = findIn(node, segments, index + 1, method, values);
    if (route) return route;
    values.length = before;
  }
  return undefined;
}
