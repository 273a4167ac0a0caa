/** Lets pages of any origin call the server, with credentials (WHATWG Fetch, section 3.3). */
import { headerOf, type HttpRequest, type HttpResponse } from "./http.js";

/** What any page may read of an answer (section 3.2.6). */
const safe = new Set(["Content-Type", "Content-Length"]);

/** Lets a page read a response, and its headers. */
export function allowOrigin(origin: string, { headers }: HttpResponse): void {
  const names = Object.keys(headers).filter((name) => !safe.has(name)).join(", ");
  Object.assign(headers, crossOrigin(origin), names && { "Access-Control-Expose-Headers": names });
}

function crossOrigin(origin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": origin, // its own name: `*` is not for credentials
    "Access-Control-Allow-Credentials": "true",
    "Vary": "Origin",
  };
}

export function isPreflight({ method, headers }: HttpRequest): boolean {
  return method === "OPTIONS" && "origin" in headers && "access-control-request-method" in headers;
}

/** The response to a preflight: whatever the page asks for is allowed. */
export function preflightResponse(request: HttpRequest): HttpResponse {
  return {
    status: 204,
    headers: {
      ...crossOrigin(headerOf(request, "origin") ?? ""),
      "Access-Control-Allow-Methods": headerOf(request, "access-control-request-method") ?? "",
      "Access-Control-Allow-Headers": headerOf(request, "access-control-request-headers") ?? "",
      "Access-Control-Max-Age": "600",
    },
  };
}
