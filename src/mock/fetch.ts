/** A `fetch` that asks a mock in its process, and keeps what callers of `fetch` rely on. */
import { createFetch } from "../server/fetch.js";
import type { Responder } from "../server/http.js";

/** Makes the function. An abort rejects it, or breaks off the body that is being read, as one over HTTP does. */
export function createMockFetch(responder: Responder): typeof fetch {
  const answer = createFetch(responder);
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal, url } = request;
    signal.throwIfAborted();
    const answered = answer(request);
    const response = await Promise.race([answered, abortOf(signal)]).catch((error: unknown) => {
      void answered.then(({ body }) => body?.cancel()); // nobody reads it any more
      throw error;
    });
    const body = response.body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal }) ?? null;
    const { status, headers } = response;
    return Object.defineProperty(new Response(body, { status, headers }), "url", { value: url });
  };
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
}
