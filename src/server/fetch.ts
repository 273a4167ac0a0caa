/** Serves by the Fetch standard: a `Request` becomes one of the server, and its response a `Response`. */
import { alreadyRead, type HttpRequest, type HttpResponse, type Responder, stop } from "./http.js";

/** Makes the function that answers a `Request`. */
export function createFetch(responder: Responder): (request: Request) => Promise<Response> {
  return async (request) => {
    const gone = new AbortController();
    const leave = () => gone.abort();
    if (request.signal.aborted) leave();
    else request.signal.addEventListener("abort", leave, { once: true });
    const response = await responder.respond(requestOf(request, gone.signal));
    return responseOf(response, (problem) => responder.onEnd?.(response, problem), gone);
  };
}

function requestOf(request: Request, signal: AbortSignal): HttpRequest {
  const { method, url, headers, body } = request;
  const { host, pathname, search } = new URL(url);
  const isRead = request.bodyUsed || body?.locked === true;
  return {
    method,
    target: pathname + search,
    headers: { host, ...Object.fromEntries(headers) },
    hasBody: body !== null,
    body: { [Symbol.asyncIterator]: () => chunksOf(body, isRead) },
    signal,
  };
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

type OnEnd = (problem?: unknown) => void;

function responseOf({ status, headers, body }: HttpResponse, onEnd: OnEnd, gone: AbortController): Response {
  if (body === undefined || typeof body === "string" || body instanceof Uint8Array) {
    onEnd();
    return new Response(body as BodyInit | undefined ?? null, { status, headers });
  }
  return new Response(streamOf(body, onEnd, gone), { status, headers });
}

type Chunks = AsyncIterable<string | Uint8Array>;

/** The chunks as a stream. It ends its source at once when it is cancelled, also while the next chunk is waited for. */
function streamOf(chunks: Chunks, onEnd: OnEnd, gone: AbortController): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let isOver = false;
  function end(problem?: unknown): void {
    if (isOver) return;
    isOver = true;
    onEnd(problem);
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const leave = () => {
        if (isOver) return;
        end();
        stop(iterator);
        controller.error(gone.signal.reason);
      };
      if (gone.signal.aborted) leave();
      else gone.signal.addEventListener("abort", leave, { once: true });
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
      gone.abort();
    },
  });
}
