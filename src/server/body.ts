/** The body of a request, read as its operation wants it: JSON and texts of a form in memory, files on the disk. */
import { isUtf8 } from "node:buffer";
import { type Body, declaredType, largeText, type Operation } from "../contract/index.js";
import { bodyKindOf } from "../openapi/index.js";
import { HttpError } from "./http-error.js";
import { headerOf, type HttpRequest } from "./http.js";
import type { Storage, StoredBytes } from "./storage.js";

/** A body, and what its operation calls it. */
export interface ReceivedBody {
  body: Body;
  mediaType?: string;
  /** The text of JSON. */
  text?: string;
  /** The files of a form. They are removed once the request is answered. */
  files: StoredBytes[];
}

/** How much a server takes, in bytes. */
export interface BodyLimits {
  /** Of text: JSON, or a form without its files. */
  text: number;
  /** Of a body as a whole. */
  body: number;
}

/** How much text a server takes by default, in bytes. */
export const defaultMaxTextBytes = 2 ** 23;

/**
 * Reads the body of a request. What an operation does not take stays unread.
 *
 * @throws {HttpError} With 413 when it is too long.
 */
export async function readBody(
  request: HttpRequest,
  operation: Operation,
  storage: Storage,
  limits: BodyLimits,
): Promise<ReceivedBody> {
  if (!operation.body || !(request.hasBody || takesBytes(operation.body))) return { body: { kind: "none" }, files: [] };
  const { mediaType, violation = "" } = declaredType(operation, headerOf(request, "content-type"));
  if (mediaType === undefined) return malformedBody(violation);
  switch (bodyKindOf(mediaType)) {
    case "json": return readJson(request, mediaType, limits);
    case "urlencoded": {
      const text = String(await readText(request, limits.text));
      return { body: { kind: "form", parts: [...new URLSearchParams(text)] }, mediaType, files: [] };
    }
    case "form": {
      const { receiveForm } = await import("./form.js");
      const bytes = limited(request.body, limits.body);
      return { ...await receiveForm(request.headers, bytes, storage, limits.text), mediaType };
    }
    case "bytes": return { body: { kind: "bytes", stream: limited(request.body, limits.body) }, mediaType, files: [] };
  }
}

/** Whether no bytes at all are a body, too. */
function takesBytes({ content }: NonNullable<Operation["body"]>): boolean {
  return Object.keys(content).every((type) => bodyKindOf(type) === "bytes");
}

/** The same bytes, up to a number of them. */
function limited(bytes: AsyncIterable<Uint8Array>, most: number): AsyncIterable<Uint8Array> {
  return most === Infinity ? bytes : metered(bytes, most);
}

async function* metered(bytes: AsyncIterable<Uint8Array>, most: number) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > most) throw new HttpError(413, [], `The request body is longer than ${most} bytes, the maximum.`);
    yield chunk;
  }
}

async function readJson(request: HttpRequest, mediaType: string, limits: BodyLimits): Promise<ReceivedBody> {
  const bytes = await readText(request, limits.text);
  if (bytes.length === 0) return { body: { kind: "none" }, files: [] };
  if (!isUtf8(bytes)) return malformedBody("The request body is not valid JSON: it is not UTF-8.");
  const written = bytes.toString();
  const text = written.startsWith("\uFEFF") ? written.slice(1) : written; // RFC 8259, section 8.1
  try {
    const body: Body = { kind: "json", value: JSON.parse(text), isLarge: bytes.length > largeText };
    return { body, mediaType, text, files: [] };
  } catch (error) {
    return malformedBody(`The request body is not valid JSON: ${(error as Error).message}.`);
  }
}

function malformedBody(violation: string): ReceivedBody {
  return { body: { kind: "malformed", violation }, files: [] };
}

/**
 * Reads a body of text to its end.
 *
 * @throws {HttpError} With 413 when it is too long.
 */
export async function readText(request: HttpRequest, most: number): Promise<Buffer> {
  const bytes = await (request.readAll?.(most) ?? readChunks(request, most));
  if (bytes === undefined) throw textTooLong(most);
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

async function readChunks({ body }: HttpRequest, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** What a body with too much text gets. */
export function textTooLong(most: number): HttpError {
  return new HttpError(413, [], `The text of the request body is longer than ${most} bytes, the maximum.`);
}
