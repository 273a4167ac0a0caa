/** Examples that are bytes, written as `data:` URLs (RFC 2397). */

export const dataUrl = /^data:[^,]*?(;base64)?,(.*)$/s;

/** Returns the bytes of an example: those of its `data:` URL, or of the text itself. */
export function exampleBytes(text: string): Uint8Array {
  const [, isBase64, data] = dataUrl.exec(text) ?? [];
  if (data === undefined) return Buffer.from(text);
  return isBase64 ? Buffer.from(data, "base64") : Buffer.from(decodeURIComponent(data));
}
