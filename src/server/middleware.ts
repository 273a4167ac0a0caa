/** Middleware: what a service does around its handlers, such as a log or a transaction. */
import type { HandlerResponse } from "../contract/index.js";
import type { ErrorStatus, HandlerContext, OperationId, OperationRequest, OperationResponse } from "../operations.js";
import { errorsAsResponses } from "./errors.js";

/** A call of a handler. */
export interface HandlerCall<Caller = unknown> {
  operation: OperationId;
  /** The valid request. `forOperation` has its type. */
  request: object;
  context: HandlerContext<Caller>;
}

/**
 * A step around handlers. It returns the response of `next`, or one of its own.
 *
 * @param call The call. Requests that are invalid or have no handler are no calls.
 * @param next Calls the next step, and at last the handler. An `HttpError` that is thrown there is a response here.
 */
export type Middleware<Caller = unknown> = (
  call: HandlerCall<Caller>,
  next: () => Promise<HandlerResponse>,
) => Promise<HandlerResponse>;

/** A call of the handler of one operation. */
interface OperationCall<Id extends OperationId, Caller> {
  operation: Id;
  request: OperationRequest<Id>;
  context: HandlerContext<Caller, ErrorStatus<Id>>;
}

/**
 * Makes middleware for one operation, with the types of its request and its responses.
 *
 * @param id The id of the operation. Calls of others pass.
 * @param middleware The step around its handler.
 * @example
 * import { createServer } from "node:http";
 * import { createService, forOperation } from "cloud-browser-contract/server";
 *
 * const service = createService({ movePath: () => ({ status: 200 }) }, {
 *   authenticate: () => true,
 *   middleware: [forOperation("movePath", async ({ request: { body }, context: { error } }, next) => {
 *     if (body.src_path === body.dest_path) throw error(409, "The file is already there.");
 *     return next();
 *   })],
 * });
 * const server = createServer(service.listener).listen(0);
 * server.close();
 */
export function forOperation<Id extends OperationId, Caller = unknown>(
  id: Id,
  middleware: (
    call: OperationCall<Id, Caller>,
    next: () => Promise<OperationResponse<Id>>,
  ) => Promise<OperationResponse<Id>>,
): Middleware<Caller> {
  const step = middleware as unknown as Middleware<Caller>; // the call is one of this operation
  return (call, next) => call.operation === id ? step(call, next) : next();
}

/** Calls a handler through middleware, the first of which is the outermost. An `HttpError` becomes its response. */
export function callThrough(
  middleware: readonly Middleware[],
  call: HandlerCall,
  handler: () => HandlerResponse | Promise<HandlerResponse>,
): Promise<HandlerResponse> {
  const [first, ...others] = middleware;
  return errorsAsResponses(first ? () => first(call, () => callThrough(others, call, handler)) : handler);
}
