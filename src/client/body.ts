/** Request bodies: bytes go out as they are, everything else as JSON. */

/**
 * Serialises a request body without copying bytes.
 *
 * @param body A string, bytes of any kind, a form, or a value to be sent as JSON.
 * @returns A body that `fetch` sends as it is. An async iterable, such as a Node `Readable`, becomes a stream.
 * @throws {TypeError} For an async iterable in an engine without `ReadableStream.from`, such as Chromium.
 */
export function serializeBody(body: any): BodyInit {
  if (typeof body === "string" || body instanceof ReadableStream) return body;
  if (body?.[Symbol.asyncIterator]) return (ReadableStream as any).from(body);
  // Blob, ArrayBuffer and its views, and FormData have a tag, in every realm. JSON values have none.
  return body?.[Symbol.toStringTag] ? body : JSON.stringify(body);
}
