/** A `fetch` function that calls a mock in the same process, and behaves as one over HTTP. */
import { createFetch } from "../server/fetch.js";
import type { Responder } from "../server/http.js";

/**
 * Creates the function. Aborting it rejects the call, or errors the body if that is being read.
 *
 * @param basePath The path of the mock's base URL, or an empty string.
 */
export function createMockFetch(responder: Responder, basePath: string): typeof fetch {
  const answer = createFetch(responder, basePath);
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal, url } = request;
    signal.throwIfAborted();
    const answered = answer(request);
    const response = await Promise.race([answered, abortOf(signal)]).catch((error: unknown) => {
      void answered.then(({ body }) => body?.cancel()); // the body will not be read
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
