/**
 * Who may ask the mock itself, below `/_mock/`: no page of a website, since it could read what others sent, and wipe
 * what they made.
 */
import { HttpError } from "../server/http-error.js";
import { headerOf, type HttpRequest } from "../server/http.js";

/** Names and addresses of this machine alone (RFC 6761, section 6.3; RFC 5735, section 3; RFC 4291, section 2.5.3). */
const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** A name without a dot, or an address: DNS, where a website could say that it is this machine, has no such names. */
const local = /^(?:[^.:]+|\d+(?:\.\d+){3}|\[[\da-f:.]+\])$/i;

/** Whether only this machine reaches a host. */
export function isLoopback(host: string): boolean {
  return loopback.test(inUrl(host));
}

/**
 * Checks that a request for the mock itself comes from a program, or from a page of this machine.
 *
 * @param host Where the mock listens.
 * @throws {HttpError} With 403 when it comes from a page of elsewhere, or is sent to a name that is not the mock's.
 */
export function checkTrusted(request: Pick<HttpRequest, "headers">, host: string): void {
  const origin = headerOf(request, "origin");
  if (origin !== undefined && !loopback.test(hostnameOf(origin.replace(/^https?:\/\//i, "")))) {
    throw refused(`pages of ${origin} may not ask the mock itself`);
  }
  const asked = hostnameOf(headerOf(request, "host") ?? "");
  const own = inUrl(host);
  const isOwn = asked === "" || asked.toLowerCase() === own.toLowerCase() || loopback.test(asked);
  const listensToAll = host === "0.0.0.0" || host === "::";
  if (!isOwn && !(listensToAll && local.test(asked))) throw refused(`${asked} is not where this mock listens`);
}

/** A host as it stands in a URL, where an IPv6 address has brackets. */
function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** A host without its port. */
function hostnameOf(host: string): string {
  return host.replace(/:\d*$/, "");
}

function refused(why: string): HttpError {
  return new HttpError(403, [], `Refused: ${why}.`);
}
