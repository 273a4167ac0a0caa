/** URLs that a request gives. */

/** The schemes whose host is a name that the parser converts to ASCII (WHATWG URL, section 3.3). */
const special = new Set(["http", "https", "ws", "wss", "ftp", "file"]);

/** Scheme, and user and host: the parser passes over tabs and line ends. */
const start = /^[\0- ]*([a-z][a-z0-9+.\-\t\n\r]*):[\\/\t\n\r]*([^\\/?#]*)/i;

/**
 * How long a host may be. A name has at most 253 characters (RFC 1035, section 2.3.4), each of which may be written as
 * twelve. The parser takes time with the square of the length of a name that is not ASCII.
 */
const longestHost = 4096;

/** Reads an absolute URL; nothing when it is none. */
export function readUrl(text: string): URL | undefined {
  const [, scheme = "", authority = ""] = start.exec(text) ?? [];
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  if (host.length > longestHost && special.has(scheme.replaceAll(/[\t\n\r]/g, "").toLowerCase())) return undefined;
  return URL.canParse(text) ? new URL(text) : undefined;
}
