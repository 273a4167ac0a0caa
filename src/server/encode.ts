/** Makes a response of an answer: JSON, bytes as they are, events one by one, or nothing. */
import { type Answer, kindOf, type Operation, withMediaType } from "../contract/index.js";
import { textsOf } from "./events.js";
import type { HttpResponse } from "./http.js";

/**
 * Makes a response of what a handler gave.
 *
 * @throws {TypeError} When that is no answer, or one that cannot be sent.
 */
export function encodeFor(operation: Operation, given: Answer): HttpResponse {
  const kind = (given as unknown) === null ? "null" : typeof given; // its type is a promise of whoever wrote it
  if (kind !== "object") throw new TypeError(`The handler of ${operation.id} gave ${kind}, which is no answer.`);
  return encode(withMediaType(operation, given));
}

/**
 * Makes a response.
 *
 * @throws {TypeError} When the answer cannot be sent: its status or a header is none, or its body cannot be written.
 */
export function encode(answer: Answer): HttpResponse {
  const { status, body, mediaType = "application/json" } = answer;
  if (!(Number.isInteger(status) && status >= 200 && status <= 599)) {
    throw new TypeError(`The status of an answer is a whole number from 200 to 599, not ${String(status)}.`);
  }
  const headers = headersOf(answer);
  if (body === undefined) {
    if (status !== 204 && status !== 202) headers["Content-Length"] = "0"; // RFC 9110, section 8.6, for 204
    return { status, headers };
  }
  headers["Content-Type"] = mediaType;
  const encoded = bodyOf(mediaType, body);
  if (typeof encoded === "string") headers["Content-Length"] = String(Buffer.byteLength(encoded));
  else if (encoded instanceof Uint8Array) headers["Content-Length"] = String(encoded.length);
  return { status, headers, body: encoded };
}

function bodyOf(mediaType: string, body: unknown): NonNullable<HttpResponse["body"]> {
  if (body instanceof Uint8Array) return body;
  if (kindOf(mediaType) === "json") return jsonOf(body);
  if (mediaType === "text/event-stream" && isIterable(body)) return textsOf(body);
  if (typeof body === "string") return body;
  if (isAsyncIterable(body)) return body as AsyncIterable<Uint8Array>;
  throw new TypeError(`A body of ${mediaType} is bytes or an async iterable of them, not ${typeof body}.`);
}

function jsonOf(body: unknown): string {
  const text = JSON.stringify(body) as string | undefined;
  if (text === undefined) throw new TypeError(`A JSON body cannot be ${typeof body}.`);
  return text;
}

function isIterable(body: unknown): body is AsyncIterable<unknown> | Iterable<unknown> {
  return isAsyncIterable(body) || (typeof body === "object" && body !== null && Symbol.iterator in body);
}

function isAsyncIterable(body: unknown): body is AsyncIterable<unknown> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

const token = /^[\w!#$%&'*+.^`|~-]+$/; // RFC 9110, section 5.6.2
const kinds = new Set(["string", "number", "boolean"]);
const unsendable = /[^\t -~\x80-\xff]/; // section 5.5

function headersOf({ status, headers: given }: Answer): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name in given) {
    const value = given[name];
    if (value === undefined) continue;
    if (!token.test(name)) throw new TypeError(`${JSON.stringify(name)} is no name of a header.`);
    if (!kinds.has(typeof value)) throw new TypeError(`The header ${name} is ${typeof value}, and no text.`);
    headers[name] = textOf(value);
    if (unsendable.test(headers[name])) throw new TypeError(`The header ${name} has characters that none can carry.`);
  }
  if (status === 401) headers["WWW-Authenticate"] = "Bearer"; // RFC 9110, section 15.5.2
  if (status === 409) headers["X-Should-Retry"] = "false"; // clients that would try again need not wait
  return headers;
}

/** The text of a value. Also a large integer has all its digits. */
function textOf(value: string | number | boolean): string {
  return typeof value === "number" && !Number.isSafeInteger(value) && Number.isInteger(value)
    ? String(BigInt(value))
    : String(value);
}
