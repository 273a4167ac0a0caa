/** Finds the operation for a method and a path. */
import createRouter, { type HTTPMethod } from "find-my-way";
import type { Operation } from "../openapi/index.js";

/** The operation that a request leads to. */
export interface Match {
  operation: Operation;
  /** The path parameters as they came: percent-encoded. */
  path: Record<string, string>;
}

export interface Router {
  /** Finds the operation of a request. The path is as it came: percent-encoded. */
  find(method: string, pathname: string): Match | undefined;
  /** The methods of a path; none when the description does not have it. */
  methods(pathname: string): string[];
}

/** Makes a router. */
export function createOperationRouter(operations: Operation[]): Router {
  const router = createRouter({ maxParamLength: Infinity });
  const methods = new Set<string>();
  for (const operation of operations) {
    const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name as string);
    // find-my-way has rules of its own for what stands in a name, so a parameter is called by its place.
    const pattern = operation.path.replaceAll(":", "::").split(/\{.+?\}/).reduce((before, after, place) =>
      `${before}:p${place - 1}${after}`);
    methods.add(operation.method);
    router.on(operation.method as HTTPMethod, pattern, () => {}, { operation, names });
  }
  // It would refuse a path with an escape that is no UTF-8: with every % escaped, it gives the values as they came.
  const find = (method: string, pathname: string) => router.find(method as HTTPMethod, pathname.replaceAll("%", "%25"));
  return {
    find(method, pathname) {
      const found = find(method, pathname);
      if (!found) return undefined;
      const { operation, names } = found.store as { operation: Operation; names: string[] };
      const path: Record<string, string> = {};
      for (const [place, name] of names.entries()) path[name] = found.params[`p${place}`] ?? "";
      return { operation, path };
    },
    methods: (pathname) => [...methods].filter((method) => find(method, pathname)),
  };
}
