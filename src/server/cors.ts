/** CORS for pages of any origin, with credentials (WHATWG Fetch, section 3.3). */
import type { AnsweredExchange } from "./exchange.js";
import { headerOf, type HttpRequest, type HttpResponse } from "./http.js";

/** Headers that every page may read (section 3.2.6). */
const safe = new Set(["Content-Type", "Content-Length"]);

/** Lets the page that sent a request read the response and its headers. */
export function allowOrigin({ sent, response: { headers }, kind }: AnsweredExchange): void {
  const origin = headerOf(sent, "origin");
  if (origin === undefined || kind === "preflight") return;
  const names = Object.keys(headers).filter((name) => !safe.has(name)).join(", ");
  Object.assign(headers, crossOrigin(origin), names && { "Access-Control-Expose-Headers": names });
}

function crossOrigin(origin: string): Record<string, string> {
  return {
    "Access-Control-Allow-Origin": origin, // `*` does not allow credentials
    "Access-Control-Allow-Credentials": "true",
    "Vary": "Origin",
  };
}

export function isPreflight({ method, headers }: HttpRequest): boolean {
  return method === "OPTIONS" && "origin" in headers && "access-control-request-method" in headers;
}

/** Returns the response to a preflight. It allows everything that the page asks for. */
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
