/** Servers that comply with the contract, and use HTTP in an unusual way. */
import type { ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { constants, createBrotliCompress, createDeflate, createGzip } from "node:zlib";
import { error, hasToken, ofError } from "./broken.js";
import { slowly, type Unusual, withHeaders } from "./unusual.js";

export const http: Unusual[] = [
  ["closes the connection after each response", { answer: withHeaders({ connection: "close" }) }],
  ["ends bodies by closing the connection", { response: (response) => endByClose(response) }],
  ["sends bodies in chunks of one byte", { through: () => slowly(0) }],
  ["sends bodies slowly", { through: () => slowly(5) }, { only: ["listApps"] }],
  ["sends Content-Length",
    { answer: (response) => response.text && (response.headers["content-length"] = String(response.text.length)) }],
  ["takes a while to respond", { request: () => wait(300) }, { only: ["listApps"] }],
  ["sends no Date", { response: (response) => response.sendDate = false }],
  ["sends no reason phrases", { response: (response) => response.statusMessage = " " }],
  ["sends custom reason phrases", { response: (response) => response.statusMessage = "As You Like It" }],
  ["writes header names in capitals",
    { answer: (response) => response.headers = Object.fromEntries(Object.entries(response.headers)
      .map(([name, value]) => [name.toUpperCase(), value])) }],
  ["sends spaces around header values",
    { answer: (response) => response.headers["x-limit"] &&= `  ${response.headers["x-limit"]}  ` }],
  ["sends many other headers", { answer: withHeaders({
    "server": "any", "vary": "Accept-Encoding", "etag": '"7"', "cache-control": "no-store", "via": "1.1 any",
    "strict-transport-security": "max-age=7", "x-request-id": "7", "x-ratelimit-remaining": "0", "x-total-count": "no",
  }) }],
  ["sets cookies", { response: (response) => response.setHeader("set-cookie", ["a=1; Path=/", "b=2; HttpOnly"]) }],
  ["sends early hints before each response", {
    response: (response) => response.writeEarlyHints({ link: "</a>; rel=next" }),
  }],
  ["sends trailers", { response: (response) => response.addTrailers({ "x-checksum": "7" }) }],
  ["compresses with gzip", compressing("gzip", () => createGzip({ flush: constants.Z_SYNC_FLUSH }))],
  ["compresses with deflate", compressing("deflate", () => createDeflate())],
  ["compresses with Brotli", compressing("br", () => createBrotliCompress())],
  ["declares the identity encoding", { answer: withHeaders({ "content-encoding": "identity" }) }],

  ["has a base path", { request: (request) => request.url = request.url.replace(/^\/api\/v1(?=\/)/, "") },
    { at: (url) => `${url}/api/v1` }],
  ["has a base URL with trailing slashes", {}, { at: (url) => `${url}//` }],
  ["has a base URL with a host name", {}, { at: (url) => url.replace("127.0.0.1", "LocalHost") }],
  ["listens on an IPv6 address", {}, { host: "::1" }],

  ["sends WWW-Authenticate",
    { answer: (response) => response.status === 401
      && withHeaders({ "www-authenticate": 'Bearer realm="a"' })(response) }],
  ["sometimes refuses a request, with Retry-After", sometimes(7, 429, { "retry-after": "0" })],
  ["sends a date in Retry-After",
    sometimes(7, 429, { "retry-after": new Date(Date.now() - 1000).toUTCString() })],
  ["refuses a method with 405 and Allow",
    { answer: (response, { method }) => method === "SEARCH"
      && Object.assign(response, { status: 405 }) && withHeaders({ allow: "GET, POST" })(response) }],
  ["refuses a method with 501",
    { answer: (response, { method }) => method === "SEARCH" && (response.status = 501) }],
  ["refuses another media type with 415",
    { answer: (response, { text }) => text === "a text" && (response.status = 415) }],
  ["refuses another media type with 400",
    { answer: (response, { text }) => text === "a text" && (response.status = 400) }],
  ["chooses other cursors", cursors(7), { only: ["listTelemetryEvents"] }],
  ["disables caching of errors", ofError(withHeaders({ "cache-control": "no-store", "pragma": "no-cache" }))],
];

function endByClose(response: ServerResponse): void {
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
}

function compressing(name: string, through: () => Transform): Unusual[1] {
  return { answer: (response) => response.text && (response.headers["content-encoding"] = name), through };
}

/** Adds a number to each cursor that leads to another page. */
function cursors(more: number): Unusual[1] {
  const isOfCursor = (url: string) => url.includes("/telemetry/events?");
  return {
    request: (request) => isOfCursor(request.url) && (request.url = request.url.replace(/(?<=[?&]offset=)\d{4,}/,
      (offset) => String(Number(offset) - more))),
    answer({ headers }, { url }) {
      const { "x-next-offset": next = "0" } = headers;
      if (isOfCursor(url) && next !== "0") headers["x-next-offset"] = String(Number(next) + more);
    },
  };
}

/** Refuses one in so many requests that have a token. */
function sometimes(interval: number, status: number, headers: object): Unusual[1] {
  let requests = 0;
  return error(status, (request) => hasToken(request) && ++requests % interval === 0, headers);
}
