/** Headers as they came, names and values by turns, but for those of one connection alone (RFC 9110, section 7.6.1). */
import type { IncomingMessage } from "node:http";
import { hopByHop } from "../server/hop-by-hop.js";

/** Gives the headers that are for whoever is at the other end, and not for the next server. */
export function endToEnd(rawHeaders: string[]): string[] {
  const named = valuesOf(rawHeaders, "connection").flatMap((value) => value.split(","))
    .map((name) => name.trim().toLowerCase());
  return without(rawHeaders, (name) => hopByHop.has(name) || named.includes(name));
}

/** Gives the headers of a request as they are passed on: framed as it is, to another host. */
export function forwarded({ rawHeaders, headers, method = "" }: IncomingMessage, host: string): string[] {
  const passed = withHost(endToEnd(rawHeaders), host);
  if ("transfer-encoding" in headers) return [...passed, "Transfer-Encoding", "chunked"];
  // Without a length Node.js would send a body in chunks, where there is none.
  const isEmpty = !("content-length" in headers) && !["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"].includes(method);
  return isEmpty ? [...passed, "Content-Length", "0"] : passed;
}

/** Gives the same headers for another host. */
export function withHost(rawHeaders: string[], host: string): string[] {
  return ["Host", host, ...without(rawHeaders, (name) => name === "host")];
}

function without(rawHeaders: string[], isDropped: (name: string) => boolean): string[] {
  return rawHeaders.filter((_, index) => !isDropped((rawHeaders[index - index % 2] ?? "").toLowerCase()));
}

function valuesOf(rawHeaders: string[], wanted: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === wanted);
}
