/** URLs in requests. */

/** The schemes whose host the parser converts to ASCII (WHATWG URL, section 3.3). */
const special = new Set(["http", "https", "ws", "wss", "ftp", "file"]);

/** The scheme, then the user and the host. The parser skips tabs and line ends. */
const schemeAndAuthority = /^[\0- ]*([a-z][a-z0-9+.\-\t\n\r]*):[\\/\t\n\r]*([^\\/?#]*)/i;

/**
 * How long a host may be. A name has at most 253 characters (RFC 1035, section 2.3.4), and each may be escaped as up to
 * twelve. The parser needs quadratic time for a name that is not ASCII.
 */
const maxHostLength = 4096;

/** Parses an absolute URL. Returns undefined when the text is not one. */
export function readUrl(text: string): URL | undefined {
  const [, scheme = "", authority = ""] = schemeAndAuthority.exec(text) ?? [];
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  if (host.length > maxHostLength && special.has(scheme.replaceAll(/[\t\n\r]/g, "").toLowerCase())) return undefined;
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** Whether the host of a URL has a name that never resolves (RFC 6761, section 6.4). */
export function isUnresolvable({ hostname }: URL): boolean {
  return hostname.endsWith(".invalid");
}
