/** Reads a request independently of the mock and of Prism, to recognize the kind of a difference. */
import type { AnyRequest } from "../../support/any-request.js";
import { type Node, type Operation, operations } from "../../support/contract.js";

/** Returns the values of a header, in their order. */
export function headersOf({ headers }: AnyRequest, name: string): string[] {
  return headers.filter(([sent]) => sent.toLowerCase() === name).map(([, value]) => value.trim());
}

/** Returns the path of the target as received: percent-encoded. */
export function pathOf({ target }: AnyRequest): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target)?.[1] ?? "";
}

export function segmentsOf(request: AnyRequest): string[] {
  return pathOf(request).split("/").slice(1);
}

/** Returns the query, decoded if that is possible. */
export function queryOf({ target }: AnyRequest): [name: string, value: string][] {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(target) ?? [];
  return query.split("&").map((pair) => {
    const [name = "", ...values] = pair.replaceAll("+", " ").split("=");
    return [decoded(name) ?? name, decoded(values.join("=")) ?? values.join("=")];
  });
}

/** Decodes percent-encoded UTF-8. Returns undefined if it is invalid. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns the operations of the path with any method. Those of a path without parameters come first. */
export function operationsAt(request: AnyRequest): Operation[] {
  const path = pathOf(request);
  return operations.filter((operation) => new RegExp(`^${operation.path.replace(/\{.+?\}/g, "[^/]*")}$`).test(path))
    .sort((one, other) => Number(other.path === path) - Number(one.path === path));
}

/** Returns the operation of the method and the path. */
export function operationOf(request: AnyRequest): Operation | undefined {
  return operationsAt(request).find(({ method }) => method === request.method);
}

/** Returns the declared query parameters of the operation. */
export function declaredInQuery(request: AnyRequest): Node[] {
  return operationOf(request)?.parameters.filter((parameter) => parameter.in === "query") ?? [];
}

/** Returns the preferences of the Prefer header (RFC 7240, section 2). The parameters of each one follow it. */
export function preferencesOf(request: AnyRequest): [name: string, value: string][] {
  return headersOf(request, "prefer").join(",").split(/[,;]/).map((preference) => {
    const [name = "", ...values] = preference.split("=").map((text) => text.trim());
    return [name.toLowerCase(), values.join("=").replace(/^"(.*)"$/, "$1")];
  });
}

/** Returns whether every preference has a valid syntax. */
export function hasReadablePreferences(request: AnyRequest): boolean {
  return preferencesOf(request).every((parts) => parts.every((text) => /^[\w-]*$/.test(text)));
}

/** Returns the status that the request prefers. */
export function askedFor(request: AnyRequest): number | undefined {
  const [, code] = preferencesOf(request).find(([name, value]) => name === "code" && /^\d{3}$/.test(value)) ?? [];
  return code === undefined ? undefined : Number(code);
}

export function asksForExample(request: AnyRequest): boolean {
  return preferencesOf(request).some(([name]) => name === "example");
}
