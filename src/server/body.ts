/** Reads request bodies as their operations declare them: JSON and the texts of forms into memory, files to disk. */
import { concatUint8Arrays } from "uint8array-extras";
import { type Body, declaredType, largeText, maxJsonBytes, type Operation, parseJson } from "../contract/index.js";
import { bodyKindOf } from "../openapi/index.js";
import { receiveForm } from "./form.js";
import { headerOf, type HttpRequest } from "./http.js";
import type { Storage, StoredBytes } from "./storage.js";
import { bodyTooLong, textTooLong } from "./too-long.js";

/** A body that has been read. */
export interface ReceivedBody {
  body: Body;
  /** The media type, as the operation declares it. */
  mediaType?: string;
  /** The text of a JSON body. */
  text?: string;
  /** The files of a form. They are removed once the request is answered. */
  files: StoredBytes[];
}

/** The limits of a server, in bytes. */
export interface BodyLimits {
  /** Maximum size of text: JSON, or a form without its files. */
  text: number;
  /** Maximum size of a whole body. */
  body: number;
}

/** Default maximum size of text, in bytes. */
export const defaultMaxTextBytes = maxJsonBytes;

/**
 * Reads the body of a request. A body that the operation does not declare is not read.
 *
 * @throws {HttpError} 413 if the body is too long.
 * @throws {JsonLimitError} If it is JSON beyond a limit.
 */
export async function readBody(
  request: HttpRequest,
  operation: Operation,
  storage: Storage,
  limits: BodyLimits,
): Promise<ReceivedBody> {
  if (!operation.body || !(request.hasBody || isBytes(operation.body))) return { body: { kind: "none" }, files: [] };
  const contentType = headerOf(request, "content-type");
  const { mediaType, violation = "" } = declaredType(operation, contentType);
  if (mediaType === undefined) {
    const isEmpty = request.mayBeEmpty && contentType === undefined && !isBytes(operation.body)
      && await hasNoBytes(request);
    return isEmpty ? { body: { kind: "none" }, files: [] } : malformedBody(violation);
  }
  switch (bodyKindOf(mediaType)) {
    case "json": return readJson(request, mediaType, limits);
    case "urlencoded": {
      const text = await readText(request, limits.text);
      return { body: { kind: "form", parts: [...new URLSearchParams(text)] }, mediaType, files: [] };
    }
    case "form": {
      const bytes = limited(request.body, limits.body);
      return { ...await receiveForm(request.headers, bytes, storage, limits.text), mediaType };
    }
    case "bytes": return { body: { kind: "bytes", stream: limited(request.body, limits.body) }, mediaType, files: [] };
  }
}

/** Whether a body is declared as bytes. Then it may be empty. */
function isBytes({ content }: NonNullable<Operation["body"]>): boolean {
  return Object.keys(content).every((type) => bodyKindOf(type) === "bytes");
}

/** Whether a body turns out to be empty. */
async function hasNoBytes({ body }: HttpRequest): Promise<boolean> {
  for await (const { length } of body) if (length > 0) return false;
  return true;
}

/** Returns the same bytes. Reading more than `maxBytes` of them throws. */
function limited(bytes: AsyncIterable<Uint8Array>, maxBytes: number): AsyncIterable<Uint8Array> {
  return maxBytes === Infinity ? bytes : metered(bytes, maxBytes);
}

async function* metered(bytes: AsyncIterable<Uint8Array>, maxBytes: number) {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) throw bodyTooLong(maxBytes);
    yield chunk;
  }
}

async function readJson(request: HttpRequest, mediaType: string, limits: BodyLimits): Promise<ReceivedBody> {
  const bytes = await readBytes(request, limits.text);
  if (bytes.length === 0) return { body: { kind: "none" }, files: [] };
  const text = decodeUtf8(bytes);
  if (text === undefined) return malformedBody("The request body is not valid JSON: it is not UTF-8.");
  try {
    const body: Body = { kind: "json", value: parseJson(text, "The request body"), isLarge: bytes.length > largeText };
    return { body, mediaType, text, files: [] };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return malformedBody(`The request body is not valid JSON: ${error.message}.`);
  }
}

function malformedBody(violation: string): ReceivedBody {
  return { body: { kind: "malformed", violation }, files: [] };
}

/** Decodes UTF-8, without a byte order mark (RFC 8259, section 8.1). Anything else gives undefined. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a whole body of text. What is not UTF-8 in it is replaced.
 *
 * @throws {HttpError} 413 if it is too long.
 */
export async function readText(request: HttpRequest, maxBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, maxBytes));
}

async function readBytes(request: HttpRequest, maxBytes: number): Promise<Uint8Array> {
  const bytes = await (request.readAll?.(maxBytes) ?? readChunks(request, maxBytes));
  if (bytes === undefined) throw textTooLong(maxBytes);
  return bytes;
}

async function readChunks({ body }: HttpRequest, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return concatUint8Arrays(chunks, size);
}
