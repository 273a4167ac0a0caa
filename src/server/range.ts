/** Sends a part of a response (RFC 9110, section 14). Safari plays only videos of which it can request parts. */
import { HttpError } from "./http-error.js";
import { headerOf, type HttpRequest, type HttpResponse } from "./http.js";
import { discard, isBytes } from "./streams.js";

type Chunks = AsyncIterable<string | Uint8Array>;

const encoder = new TextEncoder();

/**
 * Returns the part of a success that a request asks for. Several parts at once are not supported: the response is
 * complete then, as for a Range header that is invalid, or that depends on a validator.
 *
 * @throws {HttpError} 416 if the response has no such part.
 */
export function partOf(request: HttpRequest, response: HttpResponse): HttpResponse {
  const { status, headers, body } = response;
  const size = Number(headers["Content-Length"]);
  if (status !== 200 || !(size > 0) || body === undefined || typeof body === "string") return response;
  const whole = { ...response, headers: { ...headers, "Accept-Ranges": "bytes" } };
  const isConditional = headerOf(request, "if-range") !== undefined; // there are no validators that could match
  const range = isConditional ? undefined : readRange(headerOf(request, "range"), size);
  if (!range) return whole;
  const { first, last } = range;
  if (first > last) {
    discard(response);
    const headers = { "Content-Range": `bytes */${size}` };
    throw new HttpError(416, [], `The response has ${size} bytes.`, { headers });
  }
  return {
    ...response,
    status: 206,
    headers: {
      ...whole.headers, "Content-Length": String(last - first + 1), "Content-Range": `bytes ${first}-${last}/${size}`,
    },
    body: isBytes(body) ? body.subarray(first, last + 1) : slice(body, first, last),
  };
}

/** Reads a Range header with one range of bytes. A range outside of the response has its first byte after its last. */
function readRange(header: string | undefined, size: number): { first: number; last: number } | undefined {
  const [, from = "", to = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") return { first: Math.max(0, size - Number(to)), last: size - 1 };
  if (to !== "" && Number(to) < Number(from)) return undefined;
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}

/** Returns the chunks of a part. `return()` ends the source at once, even if it has not been read. */
function slice(chunks: Chunks, first: number, last: number): AsyncIterableIterator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  let position = 0;
  async function end(): Promise<IteratorResult<Uint8Array>> {
    await source.return?.();
    return { done: true, value: undefined };
  }
  return {
    async next() {
      while (position <= last) {
        const next = await source.next();
        if (next.done) break;
        const chunk = typeof next.value === "string" ? encoder.encode(next.value) : next.value;
        const part = chunk.subarray(Math.max(0, first - position), last + 1 - position);
        position += chunk.length;
        if (part.length > 0) return { done: false, value: part };
      }
      return end();
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
