/** CORS for pages of any origin, with credentials (WHATWG Fetch, section 3.3). */
import type { AnsweredExchange, Exchange } from "./exchange.js";
import { headerOf, type HttpResponse } from "./http.js";

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

/** Answers the preflight of a page. Any page may call the server, and do everything that it asks for. */
export function answerPreflight(exchange: Exchange): HttpResponse | undefined {
  const { sent } = exchange;
  const origin = headerOf(sent, "origin");
  const method = headerOf(sent, "access-control-request-method");
  if (sent.method !== "OPTIONS" || origin === undefined || method === undefined) return undefined;
  exchange.kind = "preflight";
  return {
    status: 204,
    headers: {
      ...crossOrigin(origin),
      "Access-Control-Allow-Methods": method,
      "Access-Control-Allow-Headers": headerOf(sent, "access-control-request-headers") ?? "",
      "Access-Control-Max-Age": "600",
    },
  };
}
