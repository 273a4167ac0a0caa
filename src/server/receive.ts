/** What a request asks: which operation, by whom, and with what. */
import type { Contract, HttpHeaders, Match, Operation, ParsedRequest } from "../contract/index.js";
import { type BodyLimits, readBody } from "./body.js";
import { HttpError } from "./http-error.js";
import { headerOf, type HttpRequest, type HttpResponse, readTarget, readToken } from "./http.js";
import type { Storage } from "./storage.js";

/** Gives who a bearer token belongs to. Nothing, or `false`, refuses it. */
export type Authenticate = (token: string, request: HttpRequest) => unknown;

/** What is understood of a request, as far as that goes. */
export interface Understood {
  /** Id of the operation, when the method and the path lead to one. */
  operation?: string;
  /** The text of the body, when it is JSON. */
  text?: string | undefined;
  /** What is ignored of it, in words, when that is looked for. */
  ignored?: string | undefined;
}

/** A request that fits its operation. */
export interface ReceivedCall {
  operation: Operation;
  request: ParsedRequest;
  /** Who asks. */
  caller: unknown;
  /** It as it came. Its body is being read. */
  http: HttpRequest;
  understood: Understood;
}

/** What a server takes, beside what its contract says. */
export interface Acceptance {
  /** Begin of every path, such as `/api`; none by default. */
  basePath: string;
  authenticate: Authenticate;
  limits: BodyLimits;
  /** Where the files of a form are while it is answered. */
  storage: Storage;
}

/**
 * Reads a request, and has it answered.
 *
 * @param understood Takes what is understood of the request.
 * @param answer Answers it, while the files of its form are there.
 * @throws {HttpError} When it asks for nothing that there is, comes from nobody who may ask, or breaks the contract.
 */
export async function receive(
  contract: Contract,
  { basePath, authenticate, limits, storage }: Acceptance,
  http: HttpRequest,
  understood: Understood,
  answer: (call: ReceivedCall) => Promise<HttpResponse>,
): Promise<HttpResponse> {
  checkCoding(http.headers);
  const { pathname, search } = readTarget(http.target);
  const match = findMatch(contract, http.method, pathname, basePath);
  const { operation } = match;
  understood.operation = operation.id;
  const caller = operation.isSecured ? checkCaller(await authenticate(tokenOf(http), http)) : undefined;
  const { body, mediaType, text, files } = await readBody(http, operation, storage, limits);
  try {
    understood.text = text;
    const { request, violations } = await contract.readRequest(match, search, http.headers, body, mediaType);
    if (violations.length > 0) throw new HttpError(400, violations);
    return await answer({ operation, request, caller, http, understood });
  } finally {
    for (const file of files) await file.remove();
  }
}

/**
 * Finds the operation of a request.
 *
 * @param whole The path, percent-encoded as it came.
 * @throws {HttpError} With 404 when there is none.
 */
export function findMatch(contract: Contract, method: string, whole: string, basePath: string): Match {
  const isBelow = whole.startsWith(`${basePath}/`);
  if (!isBelow && basePath !== "") {
    throw new HttpError(404, [], `There is no path ${whole}. Every path begins with ${basePath}.`);
  }
  const pathname = isBelow ? whole.slice(basePath.length) : "/";
  const match = contract.find(method, pathname);
  if (match) return match;
  const methods = contract.methods(pathname);
  throw new HttpError(404, [], methods.length > 0
    ? `${whole} does not take ${method}. It takes ${methods.join(" and ")}.`
    : `There is no path ${whole}.`);
}

function tokenOf(request: HttpRequest): string {
  const authorization = headerOf(request, "authorization");
  if (!authorization) throw new HttpError(401, [], "The Authorization header with a bearer token is missing.");
  const token = readToken(authorization);
  if (token === undefined) throw new HttpError(401, [], "The Authorization header has no bearer token.");
  return token;
}

function checkCaller(caller: unknown): unknown {
  const isRefused = caller === undefined || caller === null || caller === false;
  if (isRefused) throw new HttpError(401, [], "The bearer token is not accepted.");
  return caller;
}

/** An empty element of a list is none (RFC 9110, section 5.6.1). */
function checkCoding({ "content-encoding": list }: HttpHeaders): void {
  if (!list) return;
  const codings = String(list).toLowerCase().split(",").map((coding) => coding.trim());
  const content = codings.filter((coding) => coding !== "" && coding !== "identity").join(", ");
  if (content === "") return;
  const message = `The content coding ${content} is not supported. Send the body without one.`;
  throw new HttpError(415, [], message, { headers: { "Accept-Encoding": "identity" } });
}
