/** Requests as the contract has them: what breaks it is refused before anything is sent. */
import type { Middleware } from "openapi-fetch";
import { rawBodies } from "../../generated/raw-bodies.js";

/**
 * Makes a middleware that refuses a path parameter which is missing, empty, `.` or `..`, and a request that would leave
 * the base URL, and that gives a raw body the media type of its operation.
 *
 * A URL parser resolves the segments `.` and `..` away even when they are percent-encoded, so they cannot be sent.
 *
 * @param baseUrl Absolute http(s) URL, without credentials, query and fragment.
 * @throws {TypeError} When `baseUrl` is something else. A refused request is rejected with a `TypeError`, too.
 * @see Service description, section 4; WHATWG URL, "single-dot URL path segment"
 */
export function contractRequests(baseUrl: string): Middleware {
  const href = URL.canParse(baseUrl) ? new URL(baseUrl).href : "";
  if (!/^https?:[^?#@]+$/.test(href)) throw new TypeError("baseUrl must be a bare http(s) URL");
  return {
    onRequest({ request, schemaPath, params }) {
      for (const name of schemaPath.match(/[^{}]+(?=})/g) ?? []) {
        const value = (params.path?.[name] ?? "") as string;
        if (/^\.{0,2}$/.test(value)) throw new TypeError(`Path parameter ${name} is ${value || "missing"}`);
      }
      if (!request.url.startsWith(href)) throw new TypeError(`Request leaves ${href}`);
      const mediaType = rawBodies[`${request.method} ${schemaPath}`];
      if (mediaType) request.headers.set("Content-Type", mediaType);
    },
  };
}
