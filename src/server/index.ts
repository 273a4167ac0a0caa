/** Typed handlers behind HTTP: requests are routed, read and judged by the contract, and so are the responses. */
export type { HandlerResponse } from "../contract/index.js";
export type { HandlerContext, Handlers } from "../operations.js";
export { HttpError, type HttpErrorOptions } from "./http-error.js";
export type { ServiceRequest } from "./http.js";
export { InvalidResponseError } from "./judge.js";
export { forOperation, type HandlerCall, type Middleware } from "./middleware.js";
export type { NodeListener } from "./node/listener.js";
export type { ServiceOptions } from "./options.js";
export { createService, type Service } from "./node/service.js";
export { HandlerTimeoutError } from "./time-limit.js";
