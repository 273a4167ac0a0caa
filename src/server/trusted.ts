/**
 * Who may ask a mock or a proxy itself, below `/_mock/` or `/_proxy/`: no page of a website, since it could read what
 * others sent, and wipe what they made.
 */
import { HttpError } from "./http-error.js";
import { headerOf, type HttpRequest } from "./http.js";

/** Names and addresses of this machine alone (RFC 6761, section 6.3; RFC 5735, section 3; RFC 4291, section 2.5.3). */
const loopbackHost = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** A name without a dot, or an address: DNS, where a website could say that it is this machine, has no such names. */
const localHost = /^(?:[^.:]+|\d+(?:\.\d+){3}|\[[\da-f:.]+\])$/i;

/** Whether only this machine reaches a host. */
export function isLoopback(host: string): boolean {
  return loopbackHost.test(inUrl(host));
}

/**
 * Checks that a request for the server itself comes from a program, or from a page of this machine.
 *
 * @param host Where the server listens.
 * @param kind What the server is called in an error.
 * @throws {HttpError} With 403 when it comes from a page of elsewhere, or is sent to a name that is not the server's.
 */
export function checkTrusted(request: Pick<HttpRequest, "headers">, host: string, kind = "mock"): void {
  const origin = headerOf(request, "origin");
  if (origin !== undefined && !loopbackHost.test(hostnameOf(origin.replace(/^https?:\/\//i, "")))) {
    throw refusal(`pages of ${origin} may not ask the ${kind} itself`);
  }
  const asked = hostnameOf(headerOf(request, "host") ?? "");
  const own = inUrl(host);
  const isOwn = asked === "" || asked.toLowerCase() === own.toLowerCase() || loopbackHost.test(asked);
  const listensToAll = host === "0.0.0.0" || host === "::";
  if (!isOwn && !(listensToAll && localHost.test(asked))) throw refusal(`${asked} is not where this ${kind} listens`);
}

/** A host as it stands in a URL, where an IPv6 address has brackets. */
function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** A host without its port. */
function hostnameOf(host: string): string {
  return host.replace(/:\d*$/, "");
}

function refusal(why: string): HttpError {
  return new HttpError(403, [], `Refused: ${why}.`);
}
