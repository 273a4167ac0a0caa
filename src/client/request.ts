/** Requests as the contract has them: what breaks it is refused before anything is sent. */
import type { Middleware } from "openapi-fetch";
import { type Entry, operations } from "../../generated/operations.js";

/**
 * Makes a middleware that refuses a path parameter which is missing, empty, `.` or `..`, and a request that would leave
 * the base URL, and that gives a raw body the media type of its operation.
 *
 * A URL parser resolves the segments `.` and `..` away even when they are percent-encoded, so they cannot be sent.
 *
 * @param baseUrl Absolute http(s) URL, without credentials, query and fragment.
 * @throws {TypeError} When `baseUrl` is something else. A refused request is rejected with a `TypeError`, too.
 * @see `openapi.yaml`, paths; WHATWG URL, "single-dot URL path segment"
 */
export function contractRequests(baseUrl: string): Middleware {
  const problem = baseUrlProblem(baseUrl);
  if (problem) throw new TypeError(`baseUrl ${problem}`);
  const { href } = new URL(baseUrl);
  return {
    onRequest({ request, schemaPath, params }) {
      for (const name of schemaPath.match(/[^{}]+(?=})/g) ?? []) {
        const value = (params.path?.[name] ?? "") as string;
        if (/^\.{0,2}$/.test(value)) throw new TypeError(`Path parameter ${name} is ${value || "missing"}`);
      }
      if (!request.url.startsWith(href)) throw new TypeError(`Request leaves ${href}`);
      const raw = entryOf(request, schemaPath)[3]?.raw;
      if (raw) request.headers.set("Content-Type", raw);
    },
  };
}

/** The operation of a request. Of one that the contract does not have, nothing is expected. */
export function entryOf({ method }: Request, schemaPath: string): Entry {
  return Object.values(operations).find((entry) => entry[1] === schemaPath && entry[0] === method)
    ?? [method, schemaPath, null];
}

/** What is wrong with a base URL. It is not shown: it may have a password in it. */
function baseUrlProblem(baseUrl: string | undefined): string | undefined {
  if (!baseUrl) return "is missing";
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) return "must be a URL with http:// or https://";
  const { username, password, href } = new URL(baseUrl);
  if (username || password) return "has credentials";
  return /[?#]/.test(href) ? "has a query or a fragment" : undefined;
}
