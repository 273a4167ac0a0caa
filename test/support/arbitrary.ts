/** Requests for the fuzz tests: mostly what the contract says, with parts broken, so that they reach deep. */
import { METHODS } from "node:http";
import fc, { type Arbitrary } from "fast-check";
import { type Node, type Operation, operations } from "./contract.js";

/** A request in which each character is a byte. Of a body, each text stands as often as it says, to print short. */
export interface AnyRequest {
  method: string;
  target: string;
  headers: [name: string, value: string][];
  body: [text: string, times: number][];
}

const { constant, constantFrom, oneof, tuple } = fc;
// The answer to CONNECT is no response to node:http: it goes over the raw socket, among the fragments.
const methods = oneof(constant("OPTIONS"), constantFrom(...METHODS.filter((method) => method !== "CONNECT")));
const bytes = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)) });
const printable = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const oddNames = constantFrom("c", "..", ".", "", "\u{1f4c4}", "\ud800", "n".repeat(255), "n".repeat(256));
const name = mostly(constantFrom("a", "b"), oddNames);
const paths = mostly(
  fc.array(name, { minLength: 1, maxLength: 2 }).map((names) => `/${names.join("/")}`),
  oneof(constantFrom("", "a", "~/a", "/a".repeat(2048)), fc.string({ unit: "binary" })),
);
const modes = mostly(constantFrom("644", "0755"), constantFrom("", "64", "rw-"));
const ids = mostly(constantFrom("brw_7f3k2m9x", "other"), oneof(
  constantFrom("", ".", "..", "a,b", "a;b:c", "%2e%2E", "%2F", "%00", "%ff", "%zz", "%", "__proto__", "x".repeat(3000)),
  fc.string({ unit: "binary" }).map(encodeURIComponent),
));
const types = constantFrom(undefined, "", "/", "text", "*/*", "application/json", "multipart/form-data",
  "application/x-www-form-urlencoded");
const tokens = constantFrom(undefined, "", "Bearer", "Bearer ", "bearer  a", "Bearer a b", "Bearer \xe9", "Basic YTpi");
const preferences = constantFrom("code=200", "code=403", "code=500", 'code="403"', "code=503", "code=299", "code=,",
  "dynamic=true", "dynamic=1", "code=400; dynamic=true", "example=unknown_path", "example=service_failure",
  "code=503, example=service_unavailable", "example=__proto__", "respond-async, wait=9");
// A long run of one character makes a careless pattern try every way to match.
const longText = tuple(constantFrom("", "a="), constantFrom(" ", ",", "a"), fc.nat(2000), constantFrom("", '"x"y'))
  .map(([before, unit, times, after]) => `${before}${unit.repeat(times)}${after}`);
const preflight = constant<AnyRequest["headers"]>([["Origin", "null"], ["Access-Control-Request-Method", "PUT"]]);
const moreHeaders = fc.array(tuple(
  constantFrom("Accept", "Origin", "Access-Control-Request-Method", "Expect", "Cookie", "Upgrade", "Connection", "Host",
    "Content-Encoding", "Authorization", "Content-Type", "Prefer", "__proto__"),
  oneof(constantFrom("", "100-continue", "close", "Upgrade", "gzip", "text/html", "\xff"), printable, longText),
), { maxLength: 3 });
// One size just under what the mock takes as JSON, where it is slowest, and one above.
const hugeBodies = tuple(constantFrom(60_000, 2 ** 18), constantFrom<[string, string, string, string]>(
  ["", "x", "", ""], ['{"actions":', "[", "]", "}"], ['{"actions":[', "1,", "", "1]}"],
  ['{"src_path":"', "/a", "", '","dest_path":"/b"}'],
)).map(([times, [start, opening, closing, end]]): AnyRequest["body"] =>
  [[start, 1], [opening, times], [closing, times], [end, 1]]);
const fragments = constantFrom("\r\n", "\n", "\0", ":", " ", "\r\n\r\n", "0\r\n\r\n", "HTTP/1.0",
  "Content-Length: -1\r\n", "Content-Length: 5\r\n", "Transfer-Encoding: gzip\r\n", "Expect: 100-continue\r\n",
  `X: ${"x".repeat(20_000)}\r\n`, "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\x16\x03\x01\x02\0");

/** A request of an operation, with few of its parts broken. */
export const requests: Arbitrary<AnyRequest> = requestsWith(hugeBodies);

/** The bytes of a request, broken somewhere, or bytes that never were one; and whether the client resets. */
export const connections: Arbitrary<[bytes: string, resets: boolean]> = tuple(oneof(
  { weight: 4, arbitrary: broken(requestsWith(constant([])).map(onWire), oneof(fragments, bytes)) },
  { weight: 2, arbitrary: requests.map(onWire) },
  { weight: 1, arbitrary: fc.array(oneof(fragments, bytes)).map((texts) => texts.join("")) },
), mostly(constant(false), constant(true), 4));

function requestsWith(oddBodies: Arbitrary<AnyRequest["body"]>): Arbitrary<AnyRequest> {
  return constantFrom(...operations).chain((operation) => fc.record({
    method: mostly(constant(operation.method), methods, 9),
    target: targetsOf(operation),
    headers: tuple(headersOf(operation), oneof({ weight: 5, arbitrary: constant([]) }, preflight, moreHeaders))
      .map((lists) => lists.flat()),
    body: mostly(bodiesOf(operation).map((text): AnyRequest["body"] => [[text, 1]]), oddBodies),
  }));
}

/** The headers of a request and its body, which one of them measures. */
export function framed({ headers, body }: AnyRequest): { headers: AnyRequest["headers"]; body: string } {
  const text = body.map(([text, times]) => text.repeat(times)).join("");
  const isChunked = headers.some(([name]) => name === "Transfer-Encoding");
  return { headers: isChunked ? headers : [...headers, ["Content-Length", String(text.length)]], body: text };
}

function onWire(request: AnyRequest): string {
  const { headers, body } = framed(request);
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return `${request.method} ${request.target} HTTP/1.1\r\n${lines}\r\n${body}`;
}

function targetsOf({ path }: Operation): Arbitrary<string> {
  const valid = tuple(paths, modes).map(([path, mode]) => [["path", path], ["mode", mode]]);
  const pairs = tuple(constantFrom("path", "mode", "Path", "__proto__", ""), oneof(paths, modes));
  const targets = tuple(constantFrom("", "", "http://a:1"), ids, mostly(valid, fc.array(pairs, { maxLength: 4 })))
    .map(([origin, id, query]) => `${origin}${path.replace("{id}", () => id)}?${new URLSearchParams(query)}`);
  return mostly(targets, broken(targets, printable));
}

function headersOf({ body: { mediaType } }: Operation): Arbitrary<AnyRequest["headers"]> {
  return fc.record({
    "Host": mostly(constant("mock"), constantFrom(undefined, "a b"), 39),
    "Authorization": mostly(constant("Bearer any-token"), oneof(tokens, broken(constant("Bearer x"), printable))),
    "Content-Type": mostly(constant(mediaType), oneof(types, broken(constant(mediaType), printable))),
    "Prefer": mostly(constant(undefined), oneof(preferences, preferences, broken(preferences, printable), longText), 4),
    "Transfer-Encoding": mostly(constant(undefined), constant("chunked")),
  }).map((headers) => Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined));
}

function bodiesOf({ body: { mediaType, schema } }: Operation): Arbitrary<string> {
  if (mediaType !== "application/json") return bytes;
  const texts = fitting(schema).map((value) => Buffer.from(JSON.stringify(value)).toString("latin1"));
  const oddities = constantFrom("", "\xff", '{"actions":[{"type":"sleep","sleep":{"duration_ms":1e999}}]}');
  return mostly(texts, oneof(broken(texts, bytes), oddities));
}

function fitting(schema: Node): Arbitrary<unknown> {
  return mostly(usual(schema), fc.jsonValue(), 39);
}

function usual({ type, enum: values, pattern, properties, required, items, ...bounds }: Node): Arbitrary<unknown> {
  if (values) return constantFrom(...values as string[]);
  if (pattern) return paths; // no other text in a body has a pattern
  if (type === "string") return fc.string({ unit: "binary" });
  if (type === "boolean") return fc.boolean();
  if (type === "integer") return fc.integer({ min: bounds.minimum ?? -9, max: bounds.maximum ?? 9999 });
  const { minItems = 0, maxItems = 3 } = bounds;
  if (type === "array") return fc.array(fitting(items), { minLength: minItems, maxLength: Math.min(maxItems, 3) });
  const fields = Object.entries<Node>(properties).map(([name, schema]) => [name, fitting(schema)]);
  const whole = fc.record<object>(Object.fromEntries(fields), { requiredKeys: required });
  const more = fc.dictionary(oneof(fc.string(), constant("__proto__")), fc.jsonValue(), { minKeys: 1 });
  return mostly(whole, tuple(whole, more).map(([whole, more]) => ({ ...whole, ...more })), 19);
}

/** Cuts, doubles and changes parts of a text. */
function broken(texts: Arbitrary<string>, inserts: Arbitrary<string>): Arbitrary<string> {
  const length = oneof(fc.nat(20), constant(9999));
  const change = fc.record({ at: fc.nat(9999), length, times: fc.nat(2), insert: inserts });
  return tuple(texts, fc.array(change, { minLength: 1, maxLength: 3 })).map(([text, changes]) =>
    changes.reduce((text, { at, length, times, insert }) => {
      const start = at % (text.length + 1);
      const part = text.slice(start, start + length);
      return text.slice(0, start) + part.repeat(times) + insert + text.slice(start + part.length);
    }, text));
}

function mostly<T>(usual: Arbitrary<T>, odd: Arbitrary<T>, weight = 19): Arbitrary<T> {
  return oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}
