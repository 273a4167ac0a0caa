/**
 * Sends each request from what it was made of. `openapi-fetch` makes a `Request` for its middlewares; given that one,
 * `fetch` in Node makes a second and pipes the body through it, which costs half a short call again.
 */

/** What a request is made of. The properties of its body tell what kind of body it is: a string has neither. */
type Init = RequestInit & { body?: { byteLength?: number; [Symbol.toStringTag]?: string } };

/**
 * `Request`, except that it remembers what it was made of, and that it does not follow redirects.
 *
 * It remembers neither bytes, which it has copied, so that `fetch` would copy them again, nor a form, whose boundary is
 * its own. A middleware may put a plain `Request` in its place.
 */
export const RememberingRequest = /* @__PURE__ */ new Proxy(Request, {
  construct(target, [url, given]: [string, Init]) {
    const { body } = given;
    // To tell where a redirect leads, `fetch` keeps a copy of the body: that takes a tenth of a short call.
    // The Fetch standard asks for `duplex` with a stream.
    const init = { ...given, redirect: body === undefined ? "manual" : "error", duplex: "half" } as Init;
    const request = new target(url, init);
    const isCopied = body?.byteLength !== undefined || body?.[Symbol.toStringTag] === "FormData";
    return isCopied ? request : Object.assign(request, { init });
  },
});

/** Sends a request by the platform's `fetch`, with the headers that the middlewares left on it. */
export function send(request: Request & { init?: RequestInit }, extension?: RequestInit): Promise<Response> {
  const { init, headers } = request;
  return fetch(init ? request.url : request, { ...init, ...extension, headers });
}
