/** Serves by the Fetch standard: a `Request` becomes one of the server, and its response a `Response`. */
import type { HttpRequest, HttpResponse, Respond } from "./http.js";

/** Makes the function that answers a `Request`. */
export function createFetch(respond: Respond): (request: Request) => Promise<Response> {
  return async (request) => responseOf(await respond(requestOf(request)));
}

function requestOf({ method, url, headers, body, signal }: Request): HttpRequest {
  const { host, pathname, search } = new URL(url);
  return {
    method,
    target: pathname + search,
    headers: { host, ...Object.fromEntries(headers) },
    hasBody: body !== null,
    body: chunksOf(body),
    signal,
  };
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array, void> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.releaseLock();
  }
}

function responseOf({ status, headers, body, onEnd }: HttpResponse): Response {
  if (body === undefined || typeof body === "string" || body instanceof Uint8Array) {
    onEnd?.();
    return new Response(body as BodyInit | undefined ?? null, { status, headers });
  }
  return new Response(streamOf(body, onEnd), { status, headers });
}

type Chunks = AsyncIterable<string | Uint8Array>;

function streamOf(chunks: Chunks, onEnd: HttpResponse["onEnd"]): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (next.done) {
          controller.close();
          onEnd?.();
        } else controller.enqueue(typeof next.value === "string" ? encoder.encode(next.value) : next.value);
      } catch (thrown) {
        onEnd?.(thrown);
        throw thrown;
      }
    },
    async cancel() {
      onEnd?.();
      await iterator.return?.();
    },
  });
}
