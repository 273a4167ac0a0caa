/** What a request says, read apart from the mock and from Prism, so that a kind of difference can be told by it. */
import type { AnyRequest } from "../../support/any-request.js";
import { type Node, type Operation, operations } from "../../support/contract.js";

/** The values of a header, in their order. */
export function headersOf({ headers }: AnyRequest, name: string): string[] {
  return headers.filter(([sent]) => sent.toLowerCase() === name).map(([, value]) => value.trim());
}

/** The path of the target, as it came: percent-encoded. */
export function pathOf({ target }: AnyRequest): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target)?.[1] ?? "";
}

export function segmentsOf(request: AnyRequest): string[] {
  return pathOf(request).split("/").slice(1);
}

/** The query, decoded where that is possible. */
export function queryOf({ target }: AnyRequest): [name: string, value: string][] {
  const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(target) ?? [];
  return query.split("&").map((pair) => {
    const [name = "", ...values] = pair.replaceAll("+", " ").split("=");
    return [decoded(name) ?? name, decoded(values.join("=")) ?? values.join("=")];
  });
}

/** The text that percent-encoded UTF-8 stands for; nothing for what is none. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The operations of the path, whatever the method. Those of a path without parameters come first. */
export function operationsAt(request: AnyRequest): Operation[] {
  const path = pathOf(request);
  return operations.filter((operation) => new RegExp(`^${operation.path.replace(/\{.+?\}/g, "[^/]*")}$`).test(path))
    .sort((one, other) => Number(other.path === path) - Number(one.path === path));
}

/** The operation that the method and the path lead to. */
export function operationOf(request: AnyRequest): Operation | undefined {
  return operationsAt(request).find(({ method }) => method === request.method);
}

/** The parameters of the query that the operation declares. */
export function declaredInQuery(request: AnyRequest): Node[] {
  return operationOf(request)?.parameters.filter((parameter) => parameter.in === "query") ?? [];
}

/** The preferences of the Prefer header (RFC 7240, section 2), each with its parameters beside it. */
export function preferencesOf(request: AnyRequest): [name: string, value: string][] {
  return headersOf(request, "prefer").join(",").split(/[,;]/).map((preference) => {
    const [name = "", ...values] = preference.split("=").map((text) => text.trim());
    return [name.toLowerCase(), values.join("=").replace(/^"(.*)"$/, "$1")];
  });
}

/** Whether every preference is one by its syntax. */
export function hasReadablePreferences(request: AnyRequest): boolean {
  return preferencesOf(request).every((parts) => parts.every((text) => /^[\w-]*$/.test(text)));
}

/** The status that the request asks for. */
export function askedFor(request: AnyRequest): number | undefined {
  const [, code] = preferencesOf(request).find(([name, value]) => name === "code" && /^\d{3}$/.test(value)) ?? [];
  return code === undefined ? undefined : Number(code);
}

export function asksForExample(request: AnyRequest): boolean {
  return preferencesOf(request).some(([name]) => name === "example");
}
