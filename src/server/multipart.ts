/** Reads multipart bodies (RFC 2046, section 5.1) while they arrive, in constant memory. */
import { concatUint8Arrays } from "uint8array-extras";

/** Thrown for a body that is not valid. */
export class MalformedMultipart extends Error {}

/** The head of a part, a chunk of its body, or its end. */
export type MultipartEvent = { kind: "head"; head: string } | { kind: "chunk"; bytes: Uint8Array } | { kind: "end" };

/** Maximum size of the head of a part, in bytes. */
const maxHeadBytes = 2 ** 16;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const findHeadEnd = createSearch(encoder.encode("\r\n\r\n"));

/**
 * Returns the events of a body, in order. It reads a chunk when all events of the one before have been read.
 *
 * @throws {MalformedMultipart} If the body is not valid.
 */
export async function* readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<MultipartEvent, void> {
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  const findDelimiter = createSearch(delimiter);
  const input = body[Symbol.asyncIterator]();
  let rest: Uint8Array = encoder.encode("\r\n"); // the first delimiter may be the first line

  async function readMore(): Promise<void> {
    const next = await input.next();
    if (next.done) throw new MalformedMultipart("its last boundary is missing");
    rest = rest.length === 0 ? next.value : concatUint8Arrays([rest, next.value]);
  }
  function take(length: number): Uint8Array {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }
  /** The bytes before the next delimiter, which is skipped. */
  async function* readToDelimiter(): AsyncGenerator<Uint8Array, void> {
    let at = findDelimiter(rest);
    while (at < 0) {
      const length = rest.length - delimiter.length + 1; // a delimiter may begin in what follows
      if (length > 0) yield take(length);
      await readMore();
      at = findDelimiter(rest);
    }
    if (at > 0) yield take(at);
    take(delimiter.length);
  }
  async function readHead(): Promise<string> {
    let length = findHeadEnd(rest);
    while (length < 0) {
      if (rest.length > maxHeadBytes) throw new MalformedMultipart("the head of a part is too long");
      await readMore();
      length = findHeadEnd(rest);
    }
    const head = decoder.decode(take(length));
    take(4);
    return head;
  }

  try {
    for await (const _ of readToDelimiter()); // what comes before the first part is ignored
    for (;;) {
      while (rest.length < 2) await readMore();
      const mark = decoder.decode(rest.subarray(0, 2));
      if (mark === "--") break;
      if (mark !== "\r\n") throw new MalformedMultipart("a boundary is followed by other text");
      yield { kind: "head", head: await readHead() };
      for await (const bytes of readToDelimiter()) yield { kind: "chunk", bytes };
      yield { kind: "end" };
    }
    while (!(await input.next()).done); // what comes after the last part is ignored
  } finally {
    await input.return?.();
  }
}

/** Returns a function that finds a text in bytes, by the algorithm of Boyer, Moore and Horspool. */
function createSearch(text: Uint8Array): (bytes: Uint8Array) => number {
  const last = text.length - 1;
  const skips = new Uint32Array(256).fill(text.length);
  for (const [index, byte] of text.subarray(0, last).entries()) skips[byte] = last - index;
  return (bytes) => {
    for (let end = last; end < bytes.length; end += skips[bytes[end] as number] as number) {
      let left = last;
      while (left >= 0 && bytes[end - last + left] === text[left]) left--;
      if (left < 0) return end - last;
    }
    return -1;
  };
}
