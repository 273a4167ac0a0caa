/** The URL and the headers of a call, as they go over the wire. */
/** @import { Call, Json } from "./types.js" */

/** @param {Call} call */
export function urlOf({ baseUrl, path, params }) {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(String(params.path?.[name])));
  const query = Object.entries(params.query ?? {}).flatMap(pairsOf);
  return `${baseUrl}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/**
 * The headers beside Authorization. That of a form is set by whoever sends it, since it has the boundary.
 *
 * @param {Call} call
 * @returns {[string, string][]}
 */
export function headersOf({ params, body }) {
  /** @type {[string, string][]} */
  const headers = Object.entries(params.header ?? {}).map(([name, value]) => [name, String(value)]);
  return body && body.kind !== "form" ? [...headers, ["Content-Type", body.mediaType]] : headers;
}

/**
 * A list has a pair for each item, an object one for each member: `tags[team]=research`.
 *
 * @param {[string, Json]} parameter
 */
function pairsOf([name, value]) {
  if (typeof value !== "object" || value === null) return [`${encoded(name)}=${encoded(value)}`];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([key, one]) => `${encoded(isList ? name : `${name}[${key}]`)}=${encoded(one)}`);
}

/** @param {Json} value */
const encoded = (value) => encodeURIComponent(String(value));
