/** Request bodies: bytes are sent unchanged, everything else as JSON. */

/**
 * Serialises a request body without copying bytes.
 *
 * @param body A string, bytes of any kind, a form, or a value to send as JSON.
 * @returns A body for `fetch`. An async iterable, such as a `Readable` of Node.js, becomes a stream.
 * @throws {TypeError} If the body is an async iterable, and the engine lacks `ReadableStream.from`, as Chromium does.
 */
export function serializeBody(body: any): BodyInit {
  if (typeof body === "string" || body instanceof ReadableStream) return body;
  if (body?.[Symbol.asyncIterator]) return (ReadableStream as any).from(body);
  // Unlike `instanceof`, the tag of a Blob, ArrayBuffer, view or FormData works in every realm. JSON values have none.
  return body?.[Symbol.toStringTag] ? body : JSON.stringify(body);
}
