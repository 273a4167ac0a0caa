/** The steps that every server takes with a request: it is guarded, routed, authenticated and read. */
import type { Contract, HttpHeaders, Match } from "../contract/index.js";
import { type BodyLimits, readBody } from "./body.js";
import type { Exchange, Step } from "./exchange.js";
import { HttpError } from "./http-error.js";
import { headerOf, type HttpRequest, readTarget, readToken } from "./http.js";
import type { Storage } from "./storage.js";

/** Rejects a request whose framing is invalid, so that it cannot be read. */
export function checkFraming({ sent: { framingError } }: Exchange): void {
  if (framingError) throw framingError;
}

/**
 * Finds the operation of each request.
 *
 * @param basePath Prefix of every path, such as `/api`, or an empty string.
 */
export function route(basePath: string): Step {
  return (exchange) => {
    const { contract, http } = exchange;
    checkCoding(http.headers);
    const { pathname, search } = readTarget(http.target);
    exchange.match = findMatch(contract, http.method, pathname, basePath);
    exchange.search = search;
  };
}

/**
 * Finds the operation of a request.
 *
 * @param path The path with the base path, percent-encoded as sent.
 * @throws {HttpError} 404 if there is none.
 */
export function findMatch(contract: Contract, method: string, path: string, basePath: string): Match {
  const isBelowBase = path.startsWith(`${basePath}/`);
  if (!isBelowBase && basePath !== "") {
    throw new HttpError(404, [], `There is no path ${path}. Every path begins with ${basePath}.`);
  }
  const pathname = isBelowBase ? path.slice(basePath.length) : "/";
  const match = contract.find(method, pathname);
  if (match) return match;
  const methods = contract.methods(pathname);
  throw new HttpError(404, [], methods.length > 0
    ? `${path} does not take ${method}. It takes ${methods.join(" and ")}.`
    : `There is no path ${path}.`);
}

/** Returns the caller that a bearer token identifies. `undefined`, `null` and `false` reject the token. */
export type Authenticate = (token: string, request: HttpRequest) => unknown;

/** Identifies the caller of each request whose operation asks for a token. */
export function authenticate(identify: Authenticate): Step {
  return async (exchange) => {
    const { match, http } = exchange;
    if (match?.operation.isSecured) exchange.caller = await callerOf(http, identify);
  };
}

/**
 * Returns the caller of a request.
 *
 * @throws {HttpError} 401 if it has no bearer token, or one that is not accepted.
 */
export async function callerOf(request: HttpRequest, identify: Authenticate): Promise<unknown> {
  const authorization = headerOf(request, "authorization");
  if (!authorization) throw new HttpError(401, [], "The Authorization header with a bearer token is missing.");
  const token = readToken(authorization);
  if (token === undefined) throw new HttpError(401, [], "The Authorization header has no bearer token.");
  const caller = await identify(token, request);
  const isRefused = caller === undefined || caller === null || caller === false;
  if (isRefused) throw new HttpError(401, [], "The bearer token is not accepted.");
  return caller;
}

/**
 * Reads each request, and judges it.
 *
 * @param storage Keeps the files of a form while it is answered.
 */
export function read(storage: Storage, limits: BodyLimits): Step {
  return async (exchange) => {
    const { contract, http, match, search } = exchange;
    if (!match || search === undefined) return;
    const { body, mediaType, text, files } = await readBody(http, match.operation, storage, limits);
    Object.assign(exchange, { text, files });
    const { violations, ...read } = await contract.readRequest(match, search, http.headers, body, mediaType);
    if (violations.length > 0) {
      exchange.violations = violations;
      throw new HttpError(400, violations.map(({ text }) => text));
    }
    Object.assign(exchange, read);
  };
}

/** Rejects encoded bodies. Empty elements of the list are ignored (RFC 9110, section 5.6.1). */
function checkCoding({ "content-encoding": list }: HttpHeaders): void {
  if (!list) return;
  const codings = String(list).toLowerCase().split(",").map((coding) => coding.trim());
  const content = codings.filter((coding) => coding !== "" && coding !== "identity").join(", ");
  if (content === "") return;
  const message = `The content coding ${content} is not supported. Send the body without one.`;
  throw new HttpError(415, [], message, { headers: { "Accept-Encoding": "identity" } });
}
