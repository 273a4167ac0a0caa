/**
 * Sends each request from what it was made of. `openapi-fetch` makes a `Request` for its middlewares; given that one,
 * `fetch` in Node makes a second and pipes the body through it, which costs half a short call again.
 */

/** What a request is made of. */
type Init = Omit<RequestInit, "body"> & { body?: { byteLength?: number; [Symbol.toStringTag]?: string } | string };

/** What every request is sent with: `duplex` is what the Fetch standard asks for with a stream. */
export const fixed = { duplex: "half" } as const;

/**
 * `Request`, except that it remembers what it was made of, and that it does not follow redirects.
 *
 * It remembers neither bytes, which it has copied, so that `fetch` would copy them again, nor a form, whose boundary is
 * its own. A middleware may put a plain `Request` in its place.
 */
export const RememberingRequest = /* @__PURE__ */ new Proxy(Request, {
  construct(target, [url, given]: [string, Init]) {
    const { body } = given;
    const isText = body === undefined || typeof body === "string";
    // To tell where a redirect leads, `fetch` keeps a copy of the body: that takes a tenth of a short call.
    const init = { ...given, redirect: body === undefined ? "manual" : "error" } as RequestInit;
    const request = new target(url, init);
    const remembers = isText || (body.byteLength === undefined && body[Symbol.toStringTag] !== "FormData");
    return remembers ? Object.assign(request, { init }) : request;
  },
});

/** Sends a request by the platform's `fetch`, with the headers that the middlewares left on it. */
export function send(request: Request & { init?: RequestInit }, extension?: RequestInit): Promise<Response> {
  const { init, headers } = request;
  return fetch(init ? request.url : request, { ...init, ...extension, ...fixed, headers });
}
