/** What a request gets: the contract says whether it fits, then the service, or an example, answers it. */
import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { type Answer, type Contract, type Match, readPreference, withMediaType } from "../../contract/index.js";
import type { Handlers, OperationId } from "../../operations.js";
import { HttpError } from "../http-error.js";
import type { Storage } from "../storage.js";
import { readBody } from "./body.js";
import type { Understood } from "./seen.js";
import { readTarget, readToken } from "./target.js";
import { answerRaw, isRaw, type IsTokenOf, readOwnRequest } from "./vm.js";

/** What decides, beside the request. */
export interface Rules {
  contract: Contract;
  /** The operations that do more than to give an example. */
  handlers: Partial<Handlers>;
  /** Left out, no browser has an address of its own. */
  isTokenOf?: IsTokenOf;
  storage: Storage;
  /** The only token that is accepted; none for a mock that accepts any. */
  token: string | undefined;
}

/** A handler may wait for what is to come, until the client has gone. */
type Handler = (request: never, gone: AbortSignal) => Answer | Promise<Answer>;

/**
 * Decides on a request.
 *
 * @param request The request. Its body is read to its end before a success is told.
 * @param rules What decides, beside the request.
 * @param understood Takes what is understood of the request, as far as that goes.
 * @param gone Is aborted when nobody waits for the answer any more.
 * @throws {HttpError} When the request gets an error that it did not ask for.
 */
export async function decide(
  request: IncomingMessage,
  { contract, handlers, isTokenOf, storage, token }: Rules,
  understood: Understood,
  gone: AbortSignal,
): Promise<Answer> {
  const { pathname, search } = readTarget(request.url);
  const own = isTokenOf && readOwnRequest(pathname, search, isTokenOf);
  if (own && isRaw(own) && handlers.curlBrowser) return answerRaw(own, request, handlers.curlBrowser);
  const match = findMatch(contract, request.method ?? "", own?.pathname ?? pathname);
  const { operation } = match;
  understood.operation = operation.id;
  if (operation.isSecured && !own) checkToken(request.headers.authorization, token);
  const { body, mediaType, text, files } = await readBody(request, operation, storage);
  try {
    understood.text = text;
    const asked = readPreference(request.headers.prefer as string | undefined, operation);
    const query = own?.search ?? search;
    const { request: parsed, violations } = await contract.readRequest(match, query, request.headers, body, mediaType);
    if (asked.violation !== undefined) violations.unshift(asked.violation);
    if (violations.length > 0) throw new HttpError(400, violations);
    const handler: Handler | undefined = asked.preference ? undefined : handlers[operation.id as OperationId];
    const answer: Answer = handler
      ? withMediaType(operation, await handler(parsed as never, gone))
      : await contract.exampleAnswer(operation, asked.preference);
    if (!request.complete) await finished(request.resume()); // a success is told when everything has arrived
    return answer;
  } finally {
    for (const file of files) await file.remove();
  }
}

function findMatch(contract: Contract, method: string, pathname: string): Match {
  const match = contract.find(method, pathname);
  if (match) return match;
  const methods = contract.methods(pathname);
  throw new HttpError(404, [], methods.length > 0
    ? `${pathname} does not take ${method}. It takes ${methods.join(" and ")}.`
    : `There is no path ${pathname}.`);
}

function checkToken(authorization: string | undefined, accepted: string | undefined): void {
  if (!authorization) throw new HttpError(401, [], "The Authorization header with a bearer token is missing.");
  const sent = readToken(authorization);
  if (sent === undefined) throw new HttpError(401, [], "The Authorization header has no bearer token.");
  if (accepted !== undefined && sent !== accepted) throw new HttpError(401, [], "The bearer token is not accepted.");
}
