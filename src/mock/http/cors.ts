/** Pages of any origin may call the mock, with credentials (WHATWG Fetch, section 3.3). */
import type { IncomingMessage, ServerResponse } from "node:http";

/** The headers that let a page read an answer, and its own headers. */
export function crossOrigin(origin: string, answerHeaders: object = {}): Record<string, string> {
  const names = Object.keys(answerHeaders).join(", ");
  return {
    "Access-Control-Allow-Origin": origin, // its own name: `*` is not for credentials
    "Access-Control-Allow-Credentials": "true",
    ...names && { "Access-Control-Expose-Headers": names },
    "Vary": "Origin",
  };
}

export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && "origin" in headers && "access-control-request-method" in headers;
}

/** Answers a preflight: whatever the page asks for is allowed. */
export function sendPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    ...crossOrigin(request.headers.origin ?? ""),
    "Access-Control-Allow-Methods": request.headers["access-control-request-method"],
    "Access-Control-Allow-Headers": request.headers["access-control-request-headers"] ?? "",
    "Access-Control-Max-Age": 600,
  }).end();
}
