/**
 * Sends each request from what it was made of. `openapi-fetch` makes a `Request` for its middlewares; given that one,
 * `fetch` in Node makes a second and pipes the body through it, which costs half a short call again.
 */

/**
 * What every request is made with. `duplex` is what the Fetch standard asks for with a stream. Without redirects and,
 * in Node, without a window, `fetch` keeps no second copy of the body to send it again.
 */
const fixed = { duplex: "half", redirect: "error", window: null };

/** `Request`, except that it remembers what it was made of. A middleware may put a plain `Request` in its place. */
export const RememberingRequest = /* @__PURE__ */ new Proxy(Request, {
  construct(target, [url, init]: [string, RequestInit]) {
    Object.assign(init, fixed);
    return Object.assign(new target(url, init), { init });
  },
});

/** Sends a request by the platform's `fetch`, with the headers that the middlewares left on it. */
export function send(request: Request & { init?: RequestInit }, extension?: RequestInit): Promise<Response> {
  return fetch(request.init ? request.url : request, { ...request.init, ...extension, headers: request.headers });
}
