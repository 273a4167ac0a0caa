/** Requests for the fuzz tests: mostly valid, with a few broken parts, so that they reach deep into the code. */
import { METHODS } from "node:http";
import fc, { type Arbitrary } from "fast-check";
import { type AnyRequest, framed } from "./any-request.js";
import { bodiesOf, bytes, hugeBodies } from "./arbitrary-bodies.js";
import { broken, mostly, usual } from "./arbitrary-values.js";
import { type Node, type Operation, operations } from "./contract.js";
import { queryPairsOf } from "../../src/check/cases/query.js";
import type { Parameter } from "../../src/openapi/index.js";

const { constant, constantFrom, oneof, tuple } = fc;
// node:http does not read a response to CONNECT, so the raw connections send it, among the fragments.
const methods = oneof(constant("OPTIONS"), constantFrom(...METHODS.filter((method) => method !== "CONNECT")));
const printable = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const ids = mostly(constantFrom("bs5c8m2r9k4t7w1x6v3n0q8z", "0c2e4a68-1b3d-4f57-8a9c-d0e1f2a3b4c5"), oneof(
  constantFrom("", ".", "..", "a,b", "a;b:c", "%2e%2E", "%2F", "%00", "%ff", "%zz", "%", "__proto__", "x".repeat(3000)),
  fc.string({ unit: "binary" }).map(encodeURIComponent),
));
const numbers = constantFrom("1e1", "0x10", "+5", " 5", "5.0", "05", "1e999");
const types = constantFrom(undefined, "", "/", "text", "*/*", "application/json", "multipart/form-data",
  "application/x-www-form-urlencoded");
const tokens = constantFrom(undefined, "", "Bearer", "Bearer ", "bearer  a", "Bearer a b", "Bearer \xe9", "Basic YTpi");
const preferences = constantFrom("code=200", "code=403", "code=500", 'code="403"', "code=503", "code=299", "code=,",
  "dynamic=true", "dynamic=1", "code=400; dynamic=true", "example=unknown_path", "example=service_failure",
  "code=503, example=service_unavailable", "example=__proto__", "respond-async, wait=9");
// A long run of one character exposes patterns that backtrack.
const longText = tuple(constantFrom("", "a="), constantFrom(" ", ",", "a"), fc.nat(2000), constantFrom("", '"x"y'))
  .map(([before, unit, times, after]) => `${before}${unit.repeat(times)}${after}`);
const preflight = constant<AnyRequest["headers"]>([["Origin", "null"], ["Access-Control-Request-Method", "PUT"]]);
const moreHeaders = fc.array(tuple(
  constantFrom("Accept", "Origin", "Access-Control-Request-Method", "Expect", "Cookie", "Upgrade", "Connection", "Host",
    "Content-Encoding", "Authorization", "Content-Type", "Prefer", "__proto__"),
  oneof(constantFrom("", "100-continue", "close", "Upgrade", "gzip", "text/html", "\xff"), printable, longText),
), { maxLength: 3 });
const fragments = constantFrom("\r\n", "\n", "\0", ":", " ", "\r\n\r\n", "0\r\n\r\n", "HTTP/1.0",
  "Content-Length: -1\r\n", "Content-Length: 5\r\n", "Transfer-Encoding: gzip\r\n", "Expect: 100-continue\r\n",
  `X: ${"x".repeat(20_000)}\r\n`, "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\x16\x03\x01\x02\0");

/** Requests of all operations, with a few broken parts. */
export const requests: Arbitrary<AnyRequest> = requestsWith(hugeBodies);

/** The same requests without huge bodies. */
export const smallRequests: Arbitrary<AnyRequest> = requestsWith(constant([]));

/** The bytes of a request, broken or not, or any other bytes; and whether the client resets the connection. */
export const connections: Arbitrary<[bytes: string, resets: boolean]> = tuple(oneof(
  { weight: 4, arbitrary: broken(smallRequests.map(onWire), oneof(fragments, bytes)) },
  { weight: 2, arbitrary: requests.map(onWire) },
  { weight: 1, arbitrary: fc.array(oneof(fragments, bytes)).map((texts) => texts.join("")) },
), mostly(constant(false), constant(true), 4));

function requestsWith(oddBodies: Arbitrary<AnyRequest["body"]>): Arbitrary<AnyRequest> {
  return oneof(...operations.map((operation) => fc.record({
    method: mostly(constant(operation.method), methods, 9),
    target: targetsOf(operation),
    headers: tuple(headersOf(operation), oneof({ weight: 5, arbitrary: constant([]) }, preflight, moreHeaders))
      .map((lists) => lists.flat()),
    body: mostly(bodiesOf(operation).map((text): AnyRequest["body"] => [[text, 1]]), oddBodies),
  })));
}

function onWire(request: AnyRequest): string {
  const { headers, body } = framed(request);
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${request.method} ${request.target} HTTP/1.1\r\n${lines}\r\n${body}`;
}

function targetsOf({ path, parameters }: Operation): Arbitrary<string> {
  const declared = parameters.filter((one) => one.in === "query");
  const pair = (one: Node): Arbitrary<[string, string][]> =>
    mostly(usual(one.schema as Node), oneof(numbers, fc.string({ unit: "binary" }))).map((value) =>
      typeof value === "string" ? [[one.name as string, value]] : queryPairsOf(one as Parameter, value));
  const valid = tuple(...declared.map((one) => oneof(...one.required ? [] : [constant([])], pair(one))))
    .map((pairs) => pairs.flat());
  const names = constantFrom("path", "mode", "Path", "__proto__", "", "tags[a]", "tags[", "limit");
  const pairs = tuple(names, fc.string({ unit: "binary" }));
  const origins = constantFrom("", "", "http://a:1");
  const targets = tuple(origins, fc.array(ids, { minLength: 3, maxLength: 3 }),
    mostly(valid, fc.array(pairs, { maxLength: 4 })))
    .map(([origin, ids, query]) => {
      const filled = path.split(/\{\w+\}/).reduce((before, after, index) => `${before}${ids[index - 1]}${after}`);
      return `${origin}${filled}?${new URLSearchParams(query)}`;
    });
  return mostly(targets, broken(targets, printable));
}

function headersOf({ body }: Operation): Arbitrary<AnyRequest["headers"]> {
  const isForm = body?.mediaType === "multipart/form-data";
  const type = isForm ? "multipart/form-data; boundary=b" : body?.mediaType;
  return fc.record({
    "Host": mostly(constant("mock"), constantFrom(undefined, "a b"), 39),
    "Authorization": mostly(constant("Bearer any-token"), oneof(tokens, broken(constant("Bearer x"), printable))),
    "Content-Type": mostly(constant(type), oneof(types, broken(constant(type ?? ""), printable))),
    "Prefer": mostly(constant(undefined), oneof(preferences, preferences, broken(preferences, printable), longText), 4),
    "Transfer-Encoding": mostly(constant(undefined), constant("chunked")),
  }).map((headers) => Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined));
}
