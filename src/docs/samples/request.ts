/** The URL and the headers of a call, as they are sent. */
import type { Json } from "../../openapi/index.js";
import type { SampleCall } from "./types.js";

/** Returns the URL, with its query. */
export function urlOf({ baseUrl, path, params }: SampleCall): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => encoded(params.path?.[name] ?? ""));
  const query = Object.entries(params.query ?? {}).flatMap(queryPairs);
  return `${baseUrl}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/** Returns the headers but `Authorization`. For a form, the HTTP client sets `Content-Type`, which has the boundary. */
export function requestHeaders({ params, body }: SampleCall): [name: string, value: string][] {
  const headers = Object.entries(params.header ?? {})
    .map(([name, value]): [string, string] => [name, textOf(value)]);
  return body && body.kind !== "form" ? [...headers, ["Content-Type", body.mediaType]] : headers;
}

/**
 * Returns the pairs of a query parameter: one for each item of a list, and for each member of an object, as in
 * `tags[team]=research`.
 */
function queryPairs([name, value]: [name: string, value: Json]): string[] {
  if (typeof value !== "object" || value === null) return [`${encoded(name)}=${encoded(value)}`];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([key, member]) =>
    `${encoded(isList ? name : `${name}[${key}]`)}=${encoded(member)}`);
}

const encoded = (value: Json) => encodeURIComponent(textOf(value));

const textOf = (value: Json) => typeof value === "string" ? value : JSON.stringify(value);
