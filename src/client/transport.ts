/**
 * Sends each request from what it was made of. `openapi-fetch` makes a `Request` for its middlewares; given that one,
 * `fetch` in Node makes a second and pipes the body through it, which costs half a short call again.
 */

/**
 * What every request is sent with. `duplex` is what the Fetch standard asks for with a stream. When it need not follow
 * redirects, `fetch` keeps no second copy of the body to send it again.
 */
export const fixed = { duplex: "half", redirect: "error" } as const;

/**
 * `Request`, except that it remembers what it was made of. Not so for bytes: it has copied them, and `fetch` would copy
 * them again. A middleware may put a plain `Request` in its place.
 */
export const RememberingRequest = /* @__PURE__ */ new Proxy(Request, {
  construct(target, [url, init]: [string, { body?: { byteLength?: number } } & RequestInit]) {
    return Object.assign(new target(url, init), init.body?.byteLength ?? { init });
  },
});

/** Sends a request by the platform's `fetch`, with the headers that the middlewares left on it. */
export function send(request: Request & { init?: RequestInit }, extension?: RequestInit): Promise<Response> {
  const { init, headers } = request;
  return fetch(init ? request.url : request, { ...init, ...extension, ...fixed, headers });
}
