/**
 * Sends requests by their URL and options. `openapi-fetch` creates a `Request` for its middlewares. If `fetch` of
 * Node.js gets that `Request`, it creates a second one and pipes the body through it: a short call takes 1.5 times as
 * long.
 */

/** A body, or a part of a form. Only a Blob has a size. */
interface Part {
  size?: number;
  stream?: unknown;
}

/** A body. Only a form has `append`, and only bytes have `byteLength`. */
interface Body extends Part {
  append?: unknown;
  values(): Iterable<Part>;
  byteLength?: number;
}

/**
 * A `Request` that remembers its options, and does not follow redirects.
 *
 * It does not remember bytes, because it has already copied them, and `fetch` would copy them again. Nor does it
 * remember a form, because the boundary is its own. A middleware may replace it by a plain `Request`.
 */
export const RememberingRequest = /* @__PURE__ */ new Proxy(Request, {
  construct(target, [url, given]: [string, RequestInit]) {
    const body = given.body as Body | undefined;
    const isForm = body?.append;
    const parts: Iterable<Part | undefined> = isForm ? body.values() : [body];
    for (const part of parts) {
      // `fetch` would send the text "undefined". `docs/mock.md` has a setup for jsdom.
      if (part?.size !== undefined && !part.stream) {
        throw new TypeError("jsdom: use Blob, File, FormData of Node.js");
      }
    }
    // With "manual", `fetch` would keep a copy of the body, which takes a tenth of a short call.
    // The Fetch standard requires `duplex` for a stream.
    const init = { ...given, redirect: body === undefined ? "manual" : "error", duplex: "half" } as RequestInit;
    const request = new target(url, init);
    return isForm || body?.byteLength !== undefined ? request : Object.assign(request, { init });
  },
});

/** Sends a request with the platform's `fetch`, with the headers that the middlewares have set. */
export function send(request: Request & { init?: RequestInit }, extension?: RequestInit): Promise<Response> {
  const { init, headers } = request;
  return fetch(init ? request.url : request, { ...init, ...extension, headers });
}
