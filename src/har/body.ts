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

/** Returns the body of a request; undefined if it has none. */
export function requestBodyOf({ postData, bodySize }: HarRequest): HarBody | undefined {
  if (!postData) return bodySize > 0 ? { missing: "Its body is not in the file." } : undefined;
  const { text = "", _base64, comment = "Its body is not in the file." } = postData as Partial<HarPostData>;
  if (_base64 !== undefined) return fromBase64(_base64);
  if (text === "") return bodySize > 0 ? { missing: comment } : { bytes: new Uint8Array() };
  // Programs that write bytes as a text put U+FFFD where they are none.
  if (text.includes("\ufffd")) return { missing: "Its body is bytes, which the file has as a text." };
  return { bytes: stringToUint8Array(text) };
}

/** Returns the body of a response. */
export function responseBodyOf(content: HarContent | undefined): HarBody {
  const { text, encoding, size = 0, comment = "The body of the response is not in the file." } = content ?? {};
  if (text === undefined) return size > 0 ? { missing: comment } : { bytes: new Uint8Array() };
  return encoding === "base64" ? fromBase64(text) : { bytes: stringToUint8Array(text) };
}

function fromBase64(text: string): HarBody {
  try {
    return { bytes: bytesOfBase64(text) };
  } catch {
    return { missing: "Its body is not valid Base64." };
  }
}
