/** Servers that keep the contract, and speak HTTP in an unusual way. */
import type { ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { constants, createBrotliCompress, createDeflate, createGzip } from "node:zlib";
import { error, hasToken, ofError } from "./broken.js";
import { slowly, type Unusual, withHeaders } from "./unusual.js";

export const http: Unusual[] = [
  ["closes the connection after each answer", { answer: withHeaders({ connection: "close" }) }],
  ["ends its bodies by closing the connection", { response: (response) => endByClose(response) }],
  ["sends bodies in chunks of a byte", { through: () => slowly(0) }],
  ["sends bodies slowly", { through: () => slowly(5) }, { only: ["listApps"] }],
  ["says how long each body is",
    { answer: (answer) => answer.text && (answer.headers["content-length"] = String(answer.text.length)) }],
  ["thinks before it answers", { request: () => wait(300) }, { only: ["listApps"] }],
  ["has no Date", { response: (response) => response.sendDate = false }],
  ["has no reason phrases", { response: (response) => response.statusMessage = " " }],
  ["has reason phrases of its own", { response: (response) => response.statusMessage = "As You Like It" }],
  ["writes the names of its headers in capitals",
    { answer: (answer) => answer.headers = Object.fromEntries(Object.entries(answer.headers)
      .map(([name, value]) => [name.toUpperCase(), value])) }],
  ["puts blanks around the values of its headers",
    { answer: (answer) => answer.headers["x-limit"] &&= `  ${answer.headers["x-limit"]}  ` }],
  ["has many headers of its own", { answer: withHeaders({
    "server": "any", "vary": "Accept-Encoding", "etag": '"7"', "cache-control": "no-store", "via": "1.1 any",
    "strict-transport-security": "max-age=7", "x-request-id": "7", "x-ratelimit-remaining": "0", "x-total-count": "no",
  }) }],
  ["sets cookies", { response: (response) => response.setHeader("set-cookie", ["a=1; Path=/", "b=2; HttpOnly"]) }],
  ["gives hints before each answer", { response: (response) => response.writeEarlyHints({ link: "</a>; rel=next" }) }],
  ["has trailers", { response: (response) => response.addTrailers({ "x-checksum": "7" }) }],
  ["compresses by gzip", compressing("gzip", () => createGzip({ flush: constants.Z_SYNC_FLUSH }))],
  ["compresses by deflate", compressing("deflate", () => createDeflate())],
  ["compresses by Brotli", compressing("br", () => createBrotliCompress())],
  ["names an encoding that encodes nothing", { answer: withHeaders({ "content-encoding": "identity" }) }],

  ["stands below a path", { request: (request) => request.url = request.url.replace(/^\/api\/v1(?=\/)/, "") },
    { at: (url) => `${url}/api/v1` }],
  ["stands at a URL with slashes at its end", {}, { at: (url) => `${url}//` }],
  ["stands at a URL with a name", {}, { at: (url) => url.replace("127.0.0.1", "LocalHost") }],
  ["has an IPv6 address", {}, { host: "::1" }],

  ["asks for the token by WWW-Authenticate",
    { answer: (answer) => answer.status === 401 && withHeaders({ "www-authenticate": 'Bearer realm="a"' })(answer) }],
  ["refuses requests now and then, and says when to come again", sometimes(7, 429, { "retry-after": "0" })],
  ["says how long to wait by a date",
    sometimes(7, 429, { "retry-after": new Date(Date.now() - 1000).toUTCString() })],
  ["refuses a method with 405, and says which there are",
    { answer: (answer, { method }) => method === "SEARCH"
      && Object.assign(answer, { status: 405 }) && withHeaders({ allow: "GET, POST" })(answer) }],
  ["does not know a method at all",
    { answer: (answer, { method }) => method === "SEARCH" && (answer.status = 501) }],
  ["refuses another media type with 415",
    { answer: (answer, { text }) => text === "a text" && (answer.status = 415) }],
  ["refuses another media type with 400",
    { answer: (answer, { text }) => text === "a text" && (answer.status = 400) }],
  ["tells no one to keep an error", ofError(withHeaders({ "cache-control": "no-store", "pragma": "no-cache" }))],
];

function endByClose(response: ServerResponse): void {
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
}

function compressing(name: string, through: () => Transform): Unusual[1] {
  return { answer: (answer) => answer.text && (answer.headers["content-encoding"] = name), through };
}

/** Refuses every so many requests that carry a token. */
function sometimes(many: number, status: number, headers: object): Unusual[1] {
  let asked = 0;
  return error(status, (request) => hasToken(request) && ++asked % many === 0, headers);
}
