/** The requests of an archive, as a server receives them. */
import type { HttpHeaders } from "../contract/index.js";
import { type HarBody, requestBodyOf } from "./body.js";
import type { HarEntry, HarField } from "./types.js";

/** A request of an archive. */
export interface ArchivedRequest {
  method: string;
  /** Path and query, below the base URL. */
  target: string;
  /** By their names in lower case. */
  headers: HttpHeaders;
  /** Undefined if it has none. */
  body: HarBody | undefined;
}

/**
 * Returns the request of an entry; undefined if it is for another server.
 *
 * @param baseUrl Base URL of the API, without a slash at its end. By default, every host is one of it, without a path.
 */
export function archivedRequestOf({ request }: HarEntry, baseUrl?: string): ArchivedRequest | undefined {
  const { method, url, headers } = request;
  const { href, pathname, search } = new URL(url);
  if (baseUrl !== undefined && !(href === baseUrl || href.startsWith(`${baseUrl}/`))) return undefined;
  const basePath = baseUrl === undefined ? "" : new URL(baseUrl).pathname.replace(/\/$/, "");
  return {
    method: method.toUpperCase(),
    target: pathname.slice(basePath.length) + search,
    headers: lowerCase(headers),
    body: requestBodyOf(request),
  };
}

/** Returns headers by their names in lower case. HTTP/2 has others, which begin with a colon. */
function lowerCase(fields: HarField[]): HttpHeaders {
  return Object.fromEntries(fields.filter(({ name }) => !name.startsWith(":"))
    .map(({ name, value }) => [name.toLowerCase(), value]));
}
