/** Finds the operation for a method and a path. */
import createRouter, { type HTTPMethod } from "find-my-way";
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

/** Creates a router. */
export function createOperationRouter(operations: Operation[]): Router {
  const router = createRouter({ maxParamLength: Infinity });
  const methods = new Set<string>();
  for (const operation of operations) {
    const names = [...operation.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name as string);
    // find-my-way restricts the names of parameters, so each is named by its position.
    const pattern = operation.path.replaceAll(":", "::").split(/\{.+?\}/).reduce((before, after, position) =>
      `${before}:p${position - 1}${after}`);
    methods.add(operation.method);
    router.on(operation.method as HTTPMethod, pattern, () => {}, { operation, names });
  }
  // find-my-way rejects escapes that are not UTF-8. With every % escaped, it returns the values as they were sent.
  const find = (method: string, pathname: string) => router.find(method as HTTPMethod, pathname.replaceAll("%", "%25"));
  return {
    find(method, pathname) {
      const found = find(method, pathname);
      if (!found) return undefined;
      const { operation, names } = found.store as { operation: Operation; names: string[] };
      const path: Record<string, string> = {};
      for (const [position, name] of names.entries()) path[name] = found.params[`p${position}`] ?? "";
      return { operation, path };
    },
    methods: (pathname) => [...methods].filter((method) => find(method, pathname)),
  };
}
