/** The way of a request through a service: shared steps, then the handler of its operation. */
import type { Contract, HandlerResponse } from "../contract/index.js";
import type { Handlers, OperationId } from "../operations.js";
import { defaultMaxTextBytes } from "./body.js";
import { handlerContext } from "./context.js";
import { allowOrigin, answerPreflight } from "./cors.js";
import { encodeFor } from "./encode.js";
import { messageOf, print } from "./errors.js";
import type { Step, ValidExchange } from "./exchange.js";
import type { AnyHandler, AnyHandlers } from "./handlers.js";
import { HttpError } from "./http-error.js";
import { type InvalidResponseError, judge } from "./judge.js";
import { callThrough, type Middleware } from "./middleware.js";
import type { ServiceOptions } from "./options.js";
import type { Way } from "./responder.js";
import { authenticate, checkFraming, read, route } from "./steps.js";
import type { Storage } from "./storage.js";
import { withinTime } from "./time-limit.js";

/** What the platform gives to a service. */
export interface ServicePlatform {
  contract: Promise<Contract>;
  storage: Storage;
  /** Whether the service runs in production. Then clients learn nothing of its errors. */
  isProduction: boolean;
  /** Serves the docs, if they are wanted. */
  docs: Step | undefined;
}

/** Returns the way of a request through a service. */
export function serviceWay<Caller>(
  handlers: Partial<Handlers<Caller>>,
  options: ServiceOptions<Caller>,
  { contract, storage, isProduction, docs }: ServicePlatform,
): Way {
  const { basePath = "", allowAnyOrigin = false, onError = print } = options;
  const { invalidResponses = isProduction ? "report" : "refuse" } = options;
  const middleware = (options.middleware ?? []) as readonly Middleware[];
  const limits = { text: options.maxTextBytes ?? defaultMaxTextBytes, body: options.maxBodyBytes ?? 2 ** 32 };
  return {
    contract,
    steps: [
      checkFraming,
      ...allowAnyOrigin ? [answerPreflight] : [],
      ...docs ? [docs] : [],
      route(basePath),
      authenticate(options.authenticate),
      read(storage, limits),
      handle(handlers as AnyHandlers, { ...options, middleware, invalidResponses, onError }),
    ],
    stepsBack: allowAnyOrigin ? [allowOrigin] : [],
    failure: (thrown) => isProduction ? "The service failed." : `The service failed: ${messageOf(thrown)}`,
    onError,
  };
}

type HandleOptions
  = & Pick<ServiceOptions, "notImplemented" | "handlerTimeoutMs">
    & Required<Pick<ServiceOptions, "middleware" | "invalidResponses" | "onError">>;

/** Answers each request by the handler of its operation. */
function handle(handlers: AnyHandlers, options: HandleOptions): Step {
  const { middleware, invalidResponses, onError, notImplemented = throwNotImplemented, handlerTimeoutMs } = options;

  function run(handler: AnyHandler, { match, request, caller, http }: ValidExchange): Promise<HandlerResponse> {
    const operation = match.operation.id as OperationId;
    const start = (signal: AbortSignal) => {
      const context = handlerContext(signal, caller);
      return callThrough(middleware, { operation, request, context }, () => handler(request, context));
    };
    if (handlerTimeoutMs === undefined) return start(http.signal);
    return withinTime(operation, handlerTimeoutMs, http.signal, start);
  }

  return async (exchange) => {
    const { contract, match: { operation }, http } = exchange as ValidExchange;
    const handler = handlers[operation.id];
    const returned = handler
      ? await run(handler, exchange as ValidExchange)
      : notImplemented(operation.id as OperationId);
    const response = encodeFor(operation, returned);
    if (invalidResponses === "ignore") return response;
    return judge(contract, operation, response, (error: InvalidResponseError) => {
      if (invalidResponses === "refuse") throw error;
      onError(error, http);
    });
  };
}

function throwNotImplemented(operation: OperationId): HandlerResponse {
  throw new HttpError(501, [], `This service does not implement ${operation}.`);
}
