/** Reads requests: finds the operation, identifies the caller, and reads and judges the input. */
import type { Contract, HttpHeaders, Match, Operation, ParsedRequest, Undeclared } from "../contract/index.js";
import { type BodyLimits, readBody } from "./body.js";
import { HttpError } from "./http-error.js";
import { headerOf, type HttpRequest, type HttpResponse, readTarget, readToken } from "./http.js";
import type { Storage } from "./storage.js";

/** Returns the caller that a bearer token identifies. `undefined`, `null` and `false` reject the token. */
export type Authenticate = (token: string, request: HttpRequest) => unknown;

/** The details of a request that are known so far. An invalid request may lack some of them. */
export interface Understood {
  /** Id of the operation. */
  operation?: string;
  /** The text of a JSON body. */
  text?: string | undefined;
  /** The names that are ignored, in words, if the server looks for them. */
  ignored?: string | undefined;
}

/** A valid request. */
export interface ReceivedCall {
  operation: Operation;
  request: ParsedRequest;
  /** Undeclared properties of the body, which were removed: the first of them. */
  ignored: Undeclared[];
  /** The result of `authenticate`. */
  caller: unknown;
  /** The HTTP request. Its body is already being read. */
  http: HttpRequest;
  understood: Understood;
}

/** Options of `receive`. */
export interface ReceiveOptions {
  /** Prefix of every path, such as `/api`, or an empty string. */
  basePath: string;
  authenticate: Authenticate;
  limits: BodyLimits;
  /** Keeps the files of a form while it is answered. */
  storage: Storage;
}

/**
 * Reads a request, and answers it.
 *
 * @param understood Receives the details of the request, also if it is invalid.
 * @param answer Answers the request. The files of its form are removed afterwards.
 * @throws {HttpError} If the path is unknown, the token is rejected, or the request violates the contract.
 */
export async function receive(
  contract: Contract,
  { basePath, authenticate, limits, storage }: ReceiveOptions,
  http: HttpRequest,
  understood: Understood,
  answer: (call: ReceivedCall) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  checkCoding(http.headers);
  const { pathname, search } = readTarget(http.target);
  const match = findMatch(contract, http.method, pathname, basePath);
  const { operation } = match;
  understood.operation = operation.id;
  const caller = operation.isSecured ? await callerOf(http, authenticate) : undefined;
  const { body, mediaType, text, files } = await readBody(http, operation, storage, limits);
  try {
    understood.text = text;
    const { violations, ...read } = await contract.readRequest(match, search, http.headers, body, mediaType);
    if (violations.length > 0) throw new HttpError(400, violations);
    return await answer({ ...read, operation, caller, http, understood });
  } finally {
    for (const file of files) await file.remove();
  }
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

/**
 * Returns the caller of a request.
 *
 * @throws {HttpError} 401 if it has no bearer token, or one that is not accepted.
 */
export async function callerOf(request: HttpRequest, authenticate: Authenticate): Promise<unknown> {
  const caller = await authenticate(tokenOf(request), request);
  const isRefused = caller === undefined || caller === null || caller === false;
  if (isRefused) throw new HttpError(401, [], "The bearer token is not accepted.");
  return caller;
}

function tokenOf(request: HttpRequest): string {
  const authorization = headerOf(request, "authorization");
  if (!authorization) throw new HttpError(401, [], "The Authorization header with a bearer token is missing.");
  const token = readToken(authorization);
  if (token === undefined) throw new HttpError(401, [], "The Authorization header has no bearer token.");
  return token;
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
