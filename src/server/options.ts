/** How a service works that is made of handlers. */
import type { ErrorBody } from "../../generated/openapi.js";
import type { OperationId } from "../operations.js";
import type { HttpRequest } from "./http.js";

/** A request as it came, before anything is known of it. */
export type ServiceRequest = Pick<HttpRequest, "method" | "target" | "headers">;

/** What refuses a token. */
type Refused = undefined | null | false;

/** Options of `createService`. */
export interface ServiceOptions<Caller = unknown> {
  /**
   * Says whose a bearer token is: what it gives is the `caller` in the context of handlers. `undefined`, `null` and
   * `false` refuse the token, with 401.
   */
  authenticate: (token: string, request: ServiceRequest) => Caller | Refused | Promise<Caller | Refused>;
  /** What every path begins with, such as `/api`. By default nothing. */
  basePath?: string;
  /** Whether pages of any origin may call the service. By default false. */
  allowAnyOrigin?: boolean;
  /** Answers in the place of a handler that is missing. By default with 501. */
  notImplemented?: (operation: OperationId) => { status: number; body: ErrorBody };
  /** Bytes of text that are taken: of JSON, or of a form without its files. By default 8 MiB. */
  maxTextBytes?: number;
  /** Bytes of a form or of raw bytes that are taken. By default 4 GiB. */
  maxBodyBytes?: number;
  /**
   * What happens to an answer that violates the contract. `refuse` answers 500 in its place, `report` sends it, and
   * both call `onError`; `ignore` does not look. By default `refuse`, and `report` where `NODE_ENV` is `production`.
   */
  invalidAnswers?: "refuse" | "report" | "ignore";
  /** Takes what handlers throw, and an `InvalidAnswerError` where an answer is invalid. By default `console.error`. */
  onError?: (error: unknown, request: ServiceRequest) => void;
}

/**
 * Checks the options that can be wrong.
 *
 * @throws {RangeError} When one is.
 */
export function checkServiceOptions(options: Partial<ServiceOptions> = {}): void {
  const { authenticate, basePath = "", maxTextBytes = 1, maxBodyBytes = 1, invalidAnswers = "refuse" } = options;
  if (typeof authenticate !== "function") throw new RangeError("authenticate must be a function of a token.");
  for (const name of ["notImplemented", "onError"] as const) {
    if (!["undefined", "function"].includes(typeof options[name])) throw new RangeError(`${name} must be a function.`);
  }
  if (!["refuse", "report", "ignore"].includes(invalidAnswers)) {
    throw new RangeError(`invalidAnswers must be "refuse", "report" or "ignore", not "${invalidAnswers as string}".`);
  }
  if (!/^(\/.*[^/])?$/.test(basePath)) throw new RangeError('basePath must begin with "/", and not end with it.');
  for (const [name, value] of Object.entries({ maxTextBytes, maxBodyBytes })) {
    if (!(value > 0)) throw new RangeError(`${name} must be a number of bytes, not ${value}.`);
  }
}
