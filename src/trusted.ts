/**
 * Protects the paths of a mock or a proxy itself, `/_mock/` and `/_proxy/`, from websites: they could read the requests
 * of others, and delete their resources.
 */
import { HttpError } from "./server/http-error.js";
import { headerOf, type HttpRequest } from "./server/http.js";

/** Loopback names and addresses (RFC 6761, section 6.3; RFC 5735, section 3; RFC 4291, section 2.5.3). */
const loopbackHost = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i;

/** A name without a dot, or an address. A website cannot point such a host to this machine by DNS rebinding. */
const localHost = /^(?:[^.:]+|\d+(?:\.\d+){3}|\[[\da-f:.]+\])$/i;

/** Whether a host is a loopback address, which only this machine reaches. */
export function isLoopback(host: string): boolean {
  return loopbackHost.test(inUrl(host));
}

/**
 * Checks that a request comes from a program, or from a page that this machine serves.
 *
 * @param host Host that the server listens on.
 * @param kind Name of the server in the error.
 * @throws {HttpError} 403 if it comes from another page, or its Host header is not the server's.
 */
export function checkTrusted(request: Pick<HttpRequest, "headers">, host: string, kind = "mock"): void {
  const origin = headerOf(request, "origin");
  if (origin !== undefined && !loopbackHost.test(hostnameOf(origin.replace(/^https?:\/\//i, "")))) {
    throw refusal(`pages of ${origin} may not call the ${kind} itself`);
  }
  const asked = hostnameOf(headerOf(request, "host") ?? "");
  const own = inUrl(host);
  const isOwn = asked === "" || asked.toLowerCase() === own.toLowerCase() || loopbackHost.test(asked);
  const listensToAll = host === "0.0.0.0" || host === "::";
  if (!isOwn && !(listensToAll && localHost.test(asked))) throw refusal(`${asked} is not where this ${kind} listens`);
}

/** Returns a host as in a URL, with brackets around an IPv6 address. */
function inUrl(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

/** Returns a host without its port. */
function hostnameOf(host: string): string {
  return host.replace(/:\d*$/, "");
}

function refusal(why: string): HttpError {
  return new HttpError(403, [], `Refused: ${why}.`);
}
