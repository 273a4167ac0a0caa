/** Rejects invalid paths before a request is sent, and sets the media type of raw bodies. */
import type { Middleware } from "openapi-fetch";
import { type Entry, operations } from "../../generated/operations.js";

/**
 * Creates a middleware that rejects a path parameter which is missing, empty, `.` or `..`, and a request that would
 * leave the base URL. It also sets the media type of raw bodies to that of the operation.
 *
 * The segments `.` and `..` cannot be sent: a URL parser resolves them even if they are percent-encoded.
 *
 * @param baseUrl Absolute http(s) URL without credentials, query and fragment.
 * @throws {TypeError} If `baseUrl` is anything else. Calls are rejected with a `TypeError`, too.
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

/** Returns the operation of a request. For an unknown path, the entry declares nothing. */
export function entryOf({ method }: Request, schemaPath: string): Entry {
  return Object.values(operations).find((entry) => entry[1] === schemaPath && entry[0] === method)
    ?? [method, schemaPath, null];
}

/** Returns why a base URL is invalid. The URL is not shown, because it may contain a password. */
function baseUrlProblem(baseUrl: string | undefined): string | undefined {
  if (!baseUrl) return "is missing";
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) return "must be a URL with http:// or https://";
  const { username, password, href } = new URL(baseUrl);
  if (username || password) return "has credentials";
  return /[?#]/.test(href) ? "has a query or a fragment" : undefined;
}
