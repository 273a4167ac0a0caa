/** Examples that are bytes, written as `data:` URLs (RFC 2397). */
import { base64ToUint8Array, stringToUint8Array } from "uint8array-extras";

export const dataUrl = /^data:[^,]*?(;base64)?,(.*)$/s;

/**
 * Returns the bytes of an example: those of its `data:` URL, or of the text itself.
 *
 * @throws {Error} If the URL is not encoded correctly.
 */
export function exampleBytes(text: string): Uint8Array {
  const [, isBase64, data] = dataUrl.exec(text) ?? [];
  if (data === undefined) return stringToUint8Array(text);
  if (!isBase64) return stringToUint8Array(decodeURIComponent(data));
  return base64ToUint8Array(data);
}
