/**
 * Sends requests by their URL and options. `openapi-fetch` creates a `Request` for its middlewares. If `fetch` of
 * Node.js gets that `Request`, it creates a second one and pipes the body through it: a short call takes 1.5 times as
 * long.
 */

/** The options of a request. A body that is a string has neither of the two properties. */
type Init = RequestInit & { body?: { byteLength?: number; [Symbol.toStringTag]?: string } };

/**
 * A `Request` that remembers its options, and does not follow redirects.
 *
 * It does not remember bytes, because it has already copied them, and `fetch` would copy them again. Nor does it
 * remember a form, because the boundary is its own. A middleware may replace it by a plain `Request`.
 */
export const RememberingRequest = /* @__PURE__ */ new Proxy(Request, {
  construct(target, [url, given]: [string, Init]) {
    const { body } = given;
    // With "manual", `fetch` would keep a copy of the body, which takes a tenth of a short call.
    // The Fetch standard requires `duplex` for a stream.
    const init = { ...given, redirect: body === undefined ? "manual" : "error", duplex: "half" } as Init;
    const request = new target(url, init);
    const isCopied = body?.byteLength !== undefined || body?.[Symbol.toStringTag] === "FormData";
    return isCopied ? request : Object.assign(request, { init });
  },
});

/** Sends a request with the platform's `fetch`, with the headers that the middlewares have set. */
export function send(request: Request & { init?: RequestInit }, extension?: RequestInit): Promise<Response> {
  const { init, headers } = request;
  return fetch(init ? request.url : request, { ...init, ...extension, headers });
}
