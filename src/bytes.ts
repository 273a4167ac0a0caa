/** Bytes that arrive in chunks, on every platform. */
import { concatUint8Arrays, stringToUint8Array } from "uint8array-extras";

/** Reads all chunks into memory. */
export async function readAll(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return concatUint8Arrays(all);
}

/** Reads the chunks of a web stream. Unlike a loop over the stream itself, it works in Safari. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel();
  }
}

/** Returns a web stream of chunks. Nothing is read before the stream is. */
export function toReadableStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  let iterator: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream({
    async pull(controller) {
      iterator ??= chunks[Symbol.asyncIterator]();
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await iterator?.return?.();
    },
  }, { highWaterMark: 0 });
}

/** Returns the size of a text in UTF-8, in bytes. */
export function byteLength(text: string): number {
  return stringToUint8Array(text).length;
}

/**
 * Decodes Base64. That of uint8array-extras takes 40 times as long, and garbage of many times the size.
 *
 * @throws {DOMException} If it is invalid.
 */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index++) bytes[index] = binary.charCodeAt(index);
  return bytes;
}
