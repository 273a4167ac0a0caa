/** Types and client of the cloud browser service, as its contract `openapi.yaml` has them. */
export type { components, operations, paths } from "../generated/openapi.js";
export type * as schemas from "../generated/types.js";
export { bearerAuth, type Token } from "./client/auth.js";
export { type ClientOptions, type ContractClient, createClient } from "./client/client.js";
export { ApiError, unwrap } from "./client/errors.js";
export { everyItem } from "./client/pages.js";
export type {
  ErrorStatus, Handler, HandlerContext, Handlers, OperationError, OperationId, OperationRequest, OperationResponse,
  OperationSuccess,
} from "./operations.js";
