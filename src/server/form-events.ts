/** What a form consists of, in order, while it arrives (RFC 7578). */
import { concatUint8Arrays } from "uint8array-extras";
import type { HttpHeaders } from "../contract/index.js";
import { HttpError } from "./http-error.js";
import { MalformedMultipart, readMultipart } from "./multipart.js";
import { textTooLong } from "./too-long.js";

const maxParts = 10_000;

/** A text; or the start of a file, a chunk of it, or its end. */
export type FormEvent
  = | { kind: "text"; name: string; text: string }
    | { kind: "file"; name: string; type: string }
    | { kind: "chunk"; bytes: Uint8Array }
    | { kind: "end" };

/**
 * Returns the events of a form. The next chunk of the body is read when all events of the one before are.
 *
 * @param maxTextLength Maximum size of all its texts together, in bytes.
 * @throws {MalformedMultipart} If it is invalid.
 * @throws {HttpError} 413 if it has too many parts, or too much text.
 */
export async function* formEvents(
  headers: HttpHeaders,
  body: AsyncIterable<Uint8Array>,
  maxTextLength: number,
): AsyncGenerator<FormEvent, void> {
  const boundary = parameterOf(String(headers["content-type"]), "boundary");
  if (!boundary) throw new MalformedMultipart("its content type has no boundary");
  let part: PartHead | undefined;
  let chunks: Uint8Array[] = []; // of a text
  let parts = 0;
  let textLength = 0;
  for await (const event of readMultipart(body, boundary)) {
    if (event.kind === "head") {
      if (++parts > maxParts) throw new HttpError(413, [], `The form has more than ${maxParts} parts.`);
      part = readHead(event.head);
      if (part.isFile) yield { kind: "file", name: part.name, type: part.type };
    } else if (part?.isFile) yield event;
    else if (event.kind === "chunk") {
      textLength += event.bytes.length;
      if (textLength > maxTextLength) throw textTooLong(maxTextLength);
      chunks.push(event.bytes);
    } else if (part) {
      yield { kind: "text", name: part.name, text: new TextDecoder(part.charset).decode(concatUint8Arrays(chunks)) };
      chunks = [];
    }
  }
}

/** What the head of a part says. */
interface PartHead {
  name: string;
  isFile: boolean;
  /** The media type, without parameters. */
  type: string;
  charset: string;
}

/** @throws {MalformedMultipart} If the part has no name, or an unknown charset. */
function readHead(head: string): PartHead {
  const disposition = headerOf(head, "content-disposition") ?? "";
  const contentType = headerOf(head, "content-type");
  const name = parameterOf(disposition, "name");
  if (name === undefined) throw new MalformedMultipart("a part has no name");
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase() ?? "text/plain";
  const hasFileName = ["filename", "filename\\*"].some((name) => parameterOf(disposition, name) !== undefined);
  return {
    name,
    isFile: hasFileName || type === "application/octet-stream",
    type,
    charset: charsetOf(contentType ?? ""),
  };
}

function charsetOf(contentType: string): string {
  const label = parameterOf(contentType, "charset") ?? "utf-8";
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new MalformedMultipart(`the charset ${label} of a part is unknown`);
  }
}

function headerOf(head: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*)$`, "im").exec(head)?.[1];
}

/** Reads a parameter of a header: a token, or text in quotation marks, in which a backslash may precede one. */
function parameterOf(header: string, name: string): string | undefined {
  const [, quoted, token] = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, "i").exec(header) ?? [];
  return quoted?.replaceAll(/\\(["\\])/g, "$1") ?? token;
}
