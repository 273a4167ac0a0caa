/** The URL and the headers of a call, as they are sent. */
/** @import { Json, SampleCall } from "./types.js" */

/** @param {SampleCall} call */
export function urlOf({ baseUrl, path, params }) {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(String(params.path?.[name])));
  const query = Object.entries(params.query ?? {}).flatMap(queryPairs);
  return `${baseUrl}${filled}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/**
 * Returns the headers except `Authorization`. For a form, the HTTP client sets `Content-Type`, which has the boundary.
 *
 * @param {SampleCall} call
 * @returns {[string, string][]}
 */
export function requestHeaders({ params, body }) {
  /** @type {[string, string][]} */
  const headers = Object.entries(params.header ?? {}).map(([name, value]) => [name, String(value)]);
  return body && body.kind !== "form" ? [...headers, ["Content-Type", body.mediaType]] : headers;
}

/**
 * Returns the pairs of a query parameter: one for each item of a list, and for each member of an object, as in
 * `tags[team]=research`.
 *
 * @param {[string, Json]} parameter
 */
function queryPairs([name, value]) {
  if (typeof value !== "object" || value === null) return [`${encoded(name)}=${encoded(value)}`];
  const isList = Array.isArray(value);
  return Object.entries(value).map(([key, member]) =>
    `${encoded(isList ? name : `${name}[${key}]`)}=${encoded(member)}`);
}

/** @param {Json} value */
const encoded = (value) => encodeURIComponent(String(value));
