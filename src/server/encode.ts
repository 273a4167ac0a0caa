/** Encodes what handlers return as HTTP responses: JSON, bytes, event streams, or no body. */
import type { HandlerResponse, Operation } from "../contract/index.js";
import { bodyKindOf, responseTo } from "../openapi/index.js";
import { eventTexts } from "./events.js";
import { hopByHop } from "./hop-by-hop.js";
import type { HttpResponse } from "./http.js";
import { discard, isAsyncIterable, isBytes, mapped, open } from "./streams.js";

/**
 * Encodes the response that a handler returned. If that fails, the stream of the response is ended.
 *
 * @throws {TypeError} If it is not a response, or cannot be sent.
 */
export function encodeFor(operation: Operation, response: HandlerResponse): HttpResponse {
  const type = response === null ? "null" : typeof response; // a handler in JavaScript may return anything
  if (type !== "object") throw new TypeError(`The handler of ${operation.id} returned ${type} instead of a response.`);
  try {
    if (response.body === undefined) return encode(response);
    const [mediaType = "application/json"] = Object.keys(responseTo(operation, response.status)?.content ?? {});
    return encode({ mediaType, ...response });
  } catch (error) {
    discard(response);
    throw error;
  }
}

/**
 * Encodes a response.
 *
 * @throws {TypeError} If the response cannot be sent: its status, a header or its body is invalid.
 */
export function encode(response: HandlerResponse): HttpResponse {
  const { status, body, mediaType = "application/json" } = response;
  if (!(Number.isInteger(status) && status >= 200 && status <= 599)) {
    throw new TypeError(`The status of a response must be a whole number from 200 to 599, not ${String(status)}.`);
  }
  const headers = encodeHeaders(response);
  if (body === undefined) {
    if (status !== 204 && status !== 202) headers["Content-Length"] = "0"; // a 204 has none (RFC 9110, section 8.6)
    return { status, headers };
  }
  if (bodiless.has(status)) throw new TypeError(`A response with the status ${status} cannot have a body.`);
  headers["Content-Type"] = mediaType;
  const encoded = encodeBody(mediaType, body);
  const size = typeof encoded === "string" ? undefined : sizeOf(body);
  if (size !== undefined) headers["Content-Length"] = String(size);
  return { status, headers, body: encoded };
}

/** Returns the size of bytes, and of a stream that says it. The size of a text is known when it is sent as bytes. */
function sizeOf(body: unknown): number | undefined {
  const { byteLength } = body as { byteLength?: unknown };
  return typeof byteLength === "number" ? byteLength : undefined;
}

/** Statuses whose responses never have a body (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). */
const bodiless = new Set([204, 205, 304]);

function encodeBody(mediaType: string, body: unknown): NonNullable<HttpResponse["body"]> {
  if (isBytes(body)) return body;
  if (bodyKindOf(mediaType) === "json") return jsonText(body);
  if (mediaType === "text/event-stream" && isIterable(body)) return eventTexts(body);
  if (typeof body === "string") return body;
  if (isAsyncIterable(body)) return mapped(open(body as AsyncIterable<Uint8Array>), (chunk) => chunk);
  throw new TypeError(`A body of ${mediaType} must be bytes or an async iterable of bytes, not ${typeof body}.`);
}

function jsonText(body: unknown): string {
  if (isAsyncIterable(body)) throw new TypeError("A JSON body cannot be a stream.");
  const text = JSON.stringify(body) as string | undefined;
  if (text === undefined) throw new TypeError(`A JSON body cannot be ${typeof body}.`);
  return text;
}

function isIterable(body: unknown): body is AsyncIterable<unknown> | Iterable<unknown> {
  return isAsyncIterable(body) || (typeof body === "object" && body !== null && Symbol.iterator in body);
}

const headerNamePattern = /^[\w!#$%&'*+.^`|~-]+$/; // RFC 9110, section 5.6.2
const headerTypes = new Set(["string", "number", "boolean"]);
const unsendable = /[^\t -~\x80-\xff]/; // section 5.5
/** Headers that follow from the body and the connection. */
const ownHeaders: ReadonlySet<string> = new Set([...hopByHop, "content-length", "content-type", "trailer"]);
/** Maximum size of the headers of a response, in bytes. With the server's own, clients on Node.js accept 16 KiB. */
const maxHeaderBytes = 12 * 1024;

function encodeHeaders({ status, headers: values }: HandlerResponse): Record<string, string> {
  const headers: Record<string, string> = {};
  let size = 0;
  for (const name in values) {
    const value = values[name];
    if (value === undefined) continue;
    if (!headerNamePattern.test(name)) throw new TypeError(`${JSON.stringify(name)} is not a header name.`);
    if (ownHeaders.has(name.toLowerCase())) throw new TypeError(`The server sets the header ${name}: leave it out.`);
    if (!headerTypes.has(typeof value)) {
      throw new TypeError(`The header ${name} must be a string, a number or a boolean, not ${typeof value}.`);
    }
    headers[name] = headerText(value);
    if (unsendable.test(headers[name])) throw new TypeError(`The header ${name} has invalid characters.`);
    size += name.length + headers[name].length + 4; // ": " and a line break
    if (size > maxHeaderBytes) throw new TypeError(`The headers up to ${name} take more than ${maxHeaderBytes} bytes.`);
  }
  if (status === 401) headers["WWW-Authenticate"] = "Bearer"; // RFC 9110, section 15.5.2
  if (status === 409) headers["X-Should-Retry"] = "false"; // the official SDKs retry a 409 by default
  return headers;
}

/** Returns the text of a value. Large integers keep all digits. */
function headerText(value: string | number | boolean): string {
  return typeof value === "number" && !Number.isSafeInteger(value) && Number.isInteger(value)
    ? String(BigInt(value))
    : String(value);
}
