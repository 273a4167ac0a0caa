/** Request bodies: bytes are sent unchanged, everything else as JSON. */

/**
 * Serialises a request body without copying bytes.
 *
 * @param body A string, bytes of any kind, a form, or a value to send as JSON.
 * @returns A body for `fetch`. An async iterable, such as a `Readable` of Node.js, becomes a stream.
 * @throws {TypeError} If the body is an async iterable, and the engine lacks `ReadableStream.from`, as Chromium does.
 */
export function serializeBody(body: any): BodyInit {
  if (typeof body === "string" || body?.getReader) return body;
  if (body?.[Symbol.asyncIterator]) return (ReadableStream as any).from(body);
  return isBinary(body) ? body : JSON.stringify(body);
}

/**
 * Whether a value is a Blob, an ArrayBuffer, a view or a form. JSON values have no methods, except for arrays. Unlike
 * `instanceof`, that works in every realm. Most realms also give them a tag, but happy-dom does not.
 */
export function isBinary(value: any): boolean {
  return !Array.isArray(value) && typeof (value?.slice ?? value?.append ?? value?.getInt8) === "function";
}
