/** Raw headers as Node.js lists them, each name followed by its value. Hop-by-hop headers are not forwarded. */
import type { IncomingMessage } from "node:http";
import { hopByHop } from "../server/hop-by-hop.js";

/**
 * Headers for every recipient, whatever `Connection` names. Without its length, a body would be a request of its own to
 * the target (RFC 9112, section 6), on a connection that serves other clients, too.
 */
const forEveryRecipient = new Set(["content-length", "host", "authorization"]);

/**
 * Returns the headers without those of a single connection (RFC 9110, section 7.6.1). One of them is
 * `Transfer-Encoding`: what forwards a message adds its own.
 *
 * @param isChunked Whether the message is forwarded in chunks. No other message has trailers to announce.
 */
export function endToEnd(rawHeaders: string[], isChunked: boolean): string[] {
  const named = valuesOf(rawHeaders, "connection").flatMap((value) => value.split(","))
    .map((name) => name.trim().toLowerCase());
  return without(rawHeaders, (name) => hopByHop.has(name) || (name === "trailer" && !isChunked)
    || (named.includes(name) && !forEveryRecipient.has(name)));
}

/** Returns the headers of the forwarded request: framed like the original, and addressed to another host. */
export function forwardedHeaders({ rawHeaders, headers, method = "" }: IncomingMessage, host: string): string[] {
  const isChunked = "transfer-encoding" in headers;
  const forwarded = withHost(endToEnd(rawHeaders, isChunked), host);
  if (isChunked) return [...forwarded, "Transfer-Encoding", "chunked"];
  // Without a Content-Length, Node.js would send an empty chunked body.
  const isEmpty = !("content-length" in headers) && !["GET", "HEAD", "DELETE", "OPTIONS", "TRACE"].includes(method);
  return isEmpty ? [...forwarded, "Content-Length", "0"] : forwarded;
}

/** Returns the headers with another host. */
export function withHost(rawHeaders: string[], host: string): string[] {
  return ["Host", host, ...without(rawHeaders, (name) => name === "host")];
}

function without(rawHeaders: string[], isDropped: (name: string) => boolean): string[] {
  return rawHeaders.filter((_, index) => !isDropped((rawHeaders[index - index % 2] ?? "").toLowerCase()));
}

function valuesOf(rawHeaders: string[], wanted: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === wanted);
}
