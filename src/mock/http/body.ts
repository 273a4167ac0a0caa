/** The body of a request, read as its operation wants it: JSON and texts of a form in memory, files on the disk. */
import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { type Body, declaredType, kindOf, type Operation } from "../../contract/index.js";
import { HttpError } from "../http-error.js";
import type { Storage, StoredBytes } from "../storage.js";

/** A body, and what its operation calls it. */
export interface ReadBody {
  body: Body;
  mediaType?: string;
  /** The text of JSON. */
  text?: string;
  /** The files of a form. They are removed once the request is answered. */
  files: StoredBytes[];
}

/** Bytes of text that the mock takes: of JSON, or of a form without its files. */
export const longestText = 2 ** 23;
/** From so many bytes of JSON on, only the first violation is told: Ajv takes time with the square of their number. */
const large = 2 ** 14;

/**
 * Reads the body of a request. What an operation does not take stays unread.
 *
 * @throws {HttpError} With 413 when it is too long.
 */
export async function readBody(request: IncomingMessage, operation: Operation, storage: Storage): Promise<ReadBody> {
  const { headers } = request;
  if (!operation.body) return { body: { kind: "none" }, files: [] };
  const isEmpty = !(Number(headers["content-length"]) > 0 || "transfer-encoding" in headers);
  if (isEmpty && !takesBytes(operation.body)) return { body: { kind: "none" }, files: [] };
  const { mediaType, violation = "" } = declaredType(operation, headers["content-type"]);
  if (mediaType === undefined) return malformed(violation);
  switch (kindOf(mediaType)) {
    case "json": return readJson(request, mediaType);
    case "urlencoded": {
      const text = String(await readText(request));
      return { body: { kind: "form", parts: [...new URLSearchParams(text)] }, mediaType, files: [] };
    }
    case "form": return { ...await (await import("./form.js")).readForm(request, storage), mediaType };
    case "bytes": return { body: { kind: "bytes", stream: bytesOf(request) }, mediaType, files: [] };
  }
}

/** Whether no bytes at all are a body, too. */
function takesBytes({ content }: NonNullable<Operation["body"]>): boolean {
  return Object.keys(content).every((type) => kindOf(type) === "bytes");
}

/** A request that is destroyed takes its connection with it: then nobody could be told what is wrong. */
function bytesOf(request: IncomingMessage): AsyncIterable<Uint8Array> {
  return { [Symbol.asyncIterator]: () => request.iterator({ destroyOnReturn: false }) };
}

async function readJson(request: IncomingMessage, mediaType: string): Promise<ReadBody> {
  const bytes = await readText(request);
  if (bytes.length === 0) return { body: { kind: "none" }, files: [] };
  if (!isUtf8(bytes)) return malformed("The request body is not valid JSON: it is not UTF-8.");
  const written = bytes.toString();
  const text = written.startsWith("\uFEFF") ? written.slice(1) : written; // RFC 8259, section 8.1
  try {
    const body: Body = { kind: "json", value: JSON.parse(text), isLarge: bytes.length > large };
    return { body, mediaType, text, files: [] };
  } catch (error) {
    return malformed(`The request body is not valid JSON: ${(error as Error).message}.`);
  }
}

function malformed(violation: string): ReadBody {
  return { body: { kind: "malformed", violation }, files: [] };
}

/**
 * Reads a body to its end.
 *
 * @throws {HttpError} With 413 when it is too long.
 */
export function readText(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > longestText) reject(tooLong());
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(chunks.length === 1 ? chunks[0] as Buffer : Buffer.concat(chunks)));
    request.on("error", reject);
  });
}

/** What a body with too much text gets. */
export function tooLong(): HttpError {
  return new HttpError(413, [], `The request body has more text than the ${longestText} bytes that the mock takes.`);
}
