/** Bodies in an archive: texts as they are, and bytes as Base64. */
import { stringToUint8Array, uint8ArrayToBase64 } from "uint8array-extras";
import { bytesOfBase64 } from "../bytes.js";
import type { HarContent, HarPostData, HarRequest } from "./types.js";

/** The body of an exchange: its bytes, or why the archive does not have it. */
export type HarBody = { bytes: Uint8Array } | { missing: string };

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Returns the text of bytes in UTF-8; undefined if they are none. */
export function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the body of a request as an archive has it. */
export function postDataOf(mimeType: string, bytes: Uint8Array): HarPostData {
  const text = textOf(bytes);
  const fields = { mimeType, params: [] };
  return text === undefined
    ? { ...fields, text: "", _base64: uint8ArrayToBase64(bytes) }
    : { ...fields, text };
}

/** Returns the body of a response as an archive has it. */
export function contentOf(mimeType: string, bytes: Uint8Array): HarContent {
  const text = textOf(bytes);
  const fields = { size: bytes.length, mimeType };
  return text === undefined
    ? { ...fields, text: uint8ArrayToBase64(bytes), encoding: "base64" }
    : { ...fields, text };
}

/**
 * Returns the body of a request; undefined if it has none. Browsers leave out bytes: a whole body or the files of a
 * form. Or they write them as a text. Then only the length of what was sent says that it was something else.
 */
export function requestBodyOf({ postData, bodySize, headers }: HarRequest): HarBody | undefined {
  const headerOf = (wanted: string) => headers.find(({ name }) => name.toLowerCase() === wanted)?.value;
  const isEncoded = headerOf("content-encoding") !== undefined; // the length is then that of something else
  const length = Number(headerOf("content-length") ?? bodySize);
  const { text = "", _base64, comment = "Its body is not in the file." } = postData ?? {};
  if (_base64 !== undefined) return fromBase64(_base64);
  if (text === "") return length > 0 ? { missing: comment } : postData && { bytes: new Uint8Array() };
  const bytes = stringToUint8Array(text);
  if (text.includes("\ufffd") || (!isEncoded && length > 0 && length !== bytes.length)) {
    return { missing: "Its body is bytes, which the file has as a text." };
  }
  return { bytes };
}

/** Returns the body of a response. A size of -1 says that it is not known. */
export function responseBodyOf(content: HarContent | undefined): HarBody {
  const { text = "", encoding, size = 0, comment = "Its body is not in the file." } = content ?? {};
  if (text === "") return size === 0 ? { bytes: new Uint8Array() } : { missing: comment };
  return encoding === "base64" ? fromBase64(text) : { bytes: stringToUint8Array(text) };
}

function fromBase64(text: string): HarBody {
  try {
    return { bytes: bytesOfBase64(text) };
  } catch {
    return { missing: "Its body is not valid Base64." };
  }
}
