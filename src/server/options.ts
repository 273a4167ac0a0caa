/** Options of a service. */
import type { ErrorBody } from "../../generated/openapi.js";
import type { OperationId } from "../operations.js";
import type { ServiceRequest } from "./http.js";
import type { Middleware } from "./middleware.js";
import { maxTimeoutMs } from "./time-limit.js";

/** The results of `authenticate` that reject a token. */
type Rejected = undefined | null | false;

/** Options of `createService`. */
export interface ServiceOptions<Caller = unknown> {
  /**
   * Identifies the caller by the bearer token: handlers get the result as `caller` in their context. `undefined`,
   * `null` and `false` reject the token with 401.
   */
  authenticate: (token: string, request: ServiceRequest) => Caller | Rejected | Promise<Caller | Rejected>;
  /** Prefix of every path, such as `/api`. By default none. */
  basePath?: string;
  /** Whether `/docs` has the docs, whose calls go to this service, and `/openapi.json` the contract. By default not. */
  docs?: boolean;
  /** Whether pages of any origin may call the service. By default false. */
  allowAnyOrigin?: boolean;
  /** Steps around the handlers, such as a log or a transaction. The first is the outermost. By default none. */
  middleware?: readonly Middleware<NoInfer<Caller>>[];
  /** Returns the response of operations without a handler. By default they return 501. */
  notImplemented?: (operation: OperationId) => { status: number; body: ErrorBody };
  /** Maximum size of text, in bytes: JSON, or a form without its files. By default 8 MiB. */
  maxTextBytes?: number;
  /** Maximum size of a form or of raw bytes, in bytes. By default 4 GiB. */
  maxBodyBytes?: number;
  /**
   * How long a handler may take until it returns, in milliseconds, up to 2147483647. A stream that it returns may last
   * longer. When the time is over, its `signal` is aborted, the client gets a 503, and `onError` is called with a
   * `HandlerTimeoutError`. By default there is no limit, because some operations wait for long.
   */
  handlerTimeoutMs?: number;
  /**
   * How to handle a response that violates the contract. `refuse` sends a 500 instead, `report` sends the response, and
   * both call `onError`; `ignore` does not check. By default `refuse`, or `report` if `NODE_ENV` is `production`.
   */
  invalidResponses?: "refuse" | "report" | "ignore";
  /**
   * Called with anything that a handler throws except an `HttpError`, with an `InvalidResponseError`, and with a
   * `HandlerTimeoutError`. By default `console.error`.
   */
  onError?: (error: unknown, request: ServiceRequest) => void;
}

/**
 * Checks the options.
 *
 * @throws {RangeError} If an option is invalid.
 */
export function checkServiceOptions<Caller>(options: Partial<ServiceOptions<Caller>> = {}): void {
  const { authenticate, basePath = "", maxTextBytes = 1, maxBodyBytes = 1, invalidResponses = "refuse" } = options;
  if (typeof authenticate !== "function") throw new RangeError("authenticate must be a function.");
  for (const name of ["notImplemented", "onError"] as const) {
    if (!["undefined", "function"].includes(typeof options[name])) throw new RangeError(`${name} must be a function.`);
  }
  const { middleware = [] } = options;
  const isList = Array.isArray(middleware) && middleware.every((step) => typeof step === "function");
  if (!isList) throw new RangeError("middleware must be a list of functions.");
  if (!["refuse", "report", "ignore"].includes(invalidResponses)) {
    const given = invalidResponses as string;
    throw new RangeError(`invalidResponses must be "refuse", "report" or "ignore", not "${given}".`);
  }
  if (!/^(\/.*[^/])?$/.test(basePath)) throw new RangeError('basePath must begin with "/" and not end with "/".');
  for (const [name, value] of Object.entries({ maxTextBytes, maxBodyBytes })) {
    if (!(value > 0)) throw new RangeError(`${name} must be a number of bytes, not ${value}.`);
  }
  const { handlerTimeoutMs = 1 } = options;
  if (!(Number.isInteger(handlerTimeoutMs) && handlerTimeoutMs > 0 && handlerTimeoutMs <= maxTimeoutMs)) {
    const range = `a whole number of milliseconds from 1 to ${maxTimeoutMs}`;
    throw new RangeError(`handlerTimeoutMs must be ${range}, not ${handlerTimeoutMs}.`);
  }
}
