/** The request line and the token, as they came. */

/** The path and the query of a request target (RFC 9112, section 3.2), without decoding. */
export function readTarget(target = ""): { pathname: string; search: string } {
  const [, pathname = "", search = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)\??([^#]*)/i.exec(target) ?? [];
  return { pathname, search };
}

/** The bearer token of an Authorization header (RFC 6750, section 2.1), which may have any characters in it. */
export function readToken(authorization = ""): string | undefined {
  return /^Bearer +(.+)$/i.exec(authorization)?.[1];
}
