/** Creates a service from typed handlers. */
import { type HandlerResponse, loadContract } from "../contract/index.js";
import type { Handlers, OperationId } from "../operations.js";
import { defaultMaxTextBytes } from "./body.js";
import { encodeFor } from "./encode.js";
import { errorsAsResponses, messageOf, print } from "./errors.js";
import { createFetch } from "./fetch.js";
import { type AnyHandler, checkHandlers, handlerOf } from "./handlers.js";
import { HttpError } from "./http-error.js";
import { type InvalidResponseError, judge } from "./judge.js";
import { createListener, type NodeListener } from "./node.js";
import { checkServiceOptions, type ServiceOptions } from "./options.js";
import type { ReceivedCall } from "./receive.js";
import { createResponder } from "./responder.js";
import { createStorage } from "./storage.js";
import { withinTime } from "./time-limit.js";

/** A service, ready to be mounted. */
export interface Service {
  /** A listener of `node:http`, also for frameworks that accept one. Mount it before any body parser. */
  listener: NodeListener;
  /** Answers a `Request` of the Fetch standard. */
  fetch: (request: Request) => Promise<Response>;
}

/**
 * Creates a service from handlers.
 *
 * The contract routes each request, `authenticate` checks its bearer token, and a request that violates the contract
 * gets the declared error. Handlers get only valid requests, typed, with defaults filled in. An `HttpError` that they
 * throw becomes the response. Anything else that they throw becomes a 500 with the `Error` body, and so does a response
 * that violates the contract.
 *
 * @param handlers The handlers, by operation. An operation without a handler returns 501.
 * @param options Authentication, limits and other settings.
 * @returns The service, as a listener of `node:http` and as a function from `Request` to `Response`.
 * @throws {RangeError} If a handler is for an unknown operation, or an option is invalid.
 * @see `security` and `components/responses` in openapi.yaml
 * @example
 * import { createServer } from "node:http";
 * import { createService } from "cloud-browser-contract/server";
 *
 * const service = createService({
 *   listExtensions: (_, { caller }) => ({ status: 403, body: { code: "forbidden", message: `Not for ${caller}.` } }),
 * }, { authenticate: (token) => token === "secret" && "Ada" });
 * const server = createServer(service.listener).listen(0);
 * server.close();
 */
export function createService<Caller>(handlers: Partial<Handlers<Caller>>, options: ServiceOptions<Caller>): Service {
  checkServiceOptions(options);
  checkHandlers(handlers);
  const isProduction = process.env.NODE_ENV === "production";
  const { invalidResponses = isProduction ? "report" : "refuse", notImplemented = throwNotImplemented } = options;
  const { onError = print, handlerTimeoutMs } = options;
  const contract = loadContract();
  contract.catch(() => {}); // each request reports the error

  function runHandler(handler: AnyHandler, { operation, request, caller, http }: ReceivedCall) {
    const run = (signal: AbortSignal) => errorsAsResponses(() => handler(request, { signal, caller }));
    if (handlerTimeoutMs === undefined) return run(http.signal);
    return withinTime(operation.id, handlerTimeoutMs, http.signal, run);
  }

  async function answer(call: ReceivedCall) {
    const { operation, http } = call;
    const handler = handlerOf(handlers as Partial<Handlers>, operation.id);
    const returned = handler ? await runHandler(handler, call) : notImplemented(operation.id as OperationId);
    const response = encodeFor(operation, returned);
    if (invalidResponses === "ignore") return response;
    return judge(await contract, operation, response, (error: InvalidResponseError) => {
      if (invalidResponses === "refuse") throw error;
      onError(error, http);
    });
  }

  const responder = createResponder({
    contract,
    answer,
    basePath: options.basePath ?? "",
    authenticate: options.authenticate,
    limits: { text: options.maxTextBytes ?? defaultMaxTextBytes, body: options.maxBodyBytes ?? 2 ** 32 },
    storage: createStorage(Infinity),
    allowsAnyOrigin: options.allowAnyOrigin ?? false,
    failure: (thrown) => isProduction ? "The service failed." : `The service failed: ${messageOf(thrown)}`,
    onError,
  });
  return { listener: createListener(responder).listener, fetch: createFetch(responder) };
}

function throwNotImplemented(operation: OperationId): HandlerResponse {
  throw new HttpError(501, [], `This service does not implement ${operation}.`);
}
