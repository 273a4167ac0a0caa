/** Serves a `Request` of the Fetch standard with a `Response`. */
import { alreadyRead, type HttpRequest, type HttpResponse, type Responder } from "./http.js";
import { isBytes, stop } from "./streams.js";

/**
 * Creates the function that answers a `Request`.
 *
 * @param basePath What the paths begin with that the responder does not know, such as `/api`.
 */
export function createFetch(responder: Responder, basePath = ""): (request: Request) => Promise<Response> {
  return async (request) => {
    const disconnect = new AbortController();
    const abort = () => disconnect.abort();
    if (request.signal.aborted) abort();
    else request.signal.addEventListener("abort", abort, { once: true });
    const answered = await responder.respond(requestOf(request, basePath, disconnect.signal));
    return responseOf(answered.response, (problem) => responder.onEnd?.(answered, problem), disconnect);
  };
}

function requestOf(request: Request, basePath: string, signal: AbortSignal): HttpRequest {
  const { method, url, headers } = request;
  const body = bodyOf(request);
  const { host, pathname, search } = new URL(url);
  // The Fetch standard has the names in lower case; happy-dom does not.
  const lowerCase = Array.from(headers, ([name, value]) => [name.toLowerCase(), value]);
  const isRead = request.bodyUsed || body?.locked === true;
  return {
    method,
    target: (pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname) + search,
    headers: { host, ...Object.fromEntries(lowerCase) as Record<string, string> },
    hasBody: body !== null,
    mayBeEmpty: true, // Deno has a body for each request
    body: { [Symbol.asyncIterator]: () => chunksOf(body, isRead) },
    signal,
  };
}

/** Returns the body of a request. Firefox has no streams of requests, but reads them as a whole. */
function bodyOf(request: Request): ReadableStream<Uint8Array> | null {
  const { method, body } = request as { method: string; body: Request["body"] | undefined };
  if (body !== undefined) return body;
  if (method === "GET" || method === "HEAD") return null;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(new Uint8Array(await request.arrayBuffer()));
      controller.close();
    },
  }, { highWaterMark: 0 });
}

async function* chunksOf(body: ReadableStream<Uint8Array> | null, isRead: boolean): AsyncGenerator<Uint8Array, void> {
  if (isRead) throw alreadyRead();
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    reader.releaseLock();
  }
}

const encoder = new TextEncoder();

type OnEnd = (problem?: unknown) => void;

function responseOf({ status, headers, body }: HttpResponse, onEnd: OnEnd, disconnect: AbortController): Response {
  if (body === undefined || typeof body === "string" || isBytes(body)) {
    const bytes = typeof body === "string" ? encoder.encode(body) : body;
    if (typeof body === "string") headers["Content-Length"] = String(bytes?.length);
    onEnd();
    return new Response(bytes as BodyInit | undefined ?? null, { status, headers });
  }
  return new Response(streamOf(body, onEnd, disconnect), { status, headers });
}

type Chunks = AsyncIterable<string | Uint8Array>;

/** Returns the chunks as a stream. Cancelling it ends its source at once, even if the next chunk is pending. */
function streamOf(chunks: Chunks, onEnd: OnEnd, disconnect: AbortController): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  let isOver = false;
  function end(problem?: unknown): void {
    if (isOver) return;
    isOver = true;
    onEnd(problem);
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const abort = () => {
        if (isOver) return;
        end();
        stop(iterator);
        controller.error(disconnect.signal.reason);
      };
      if (disconnect.signal.aborted) abort();
      else disconnect.signal.addEventListener("abort", abort, { once: true });
    },
    async pull(controller) {
      try {
        const next = await iterator.next();
        if (isOver) return;
        if (next.done) {
          controller.close();
          end();
        } else controller.enqueue(typeof next.value === "string" ? encoder.encode(next.value) : next.value);
      } catch (thrown) {
        end(thrown);
        throw thrown;
      }
    },
    cancel() {
      end();
      stop(iterator);
      disconnect.abort();
    },
  });
}
