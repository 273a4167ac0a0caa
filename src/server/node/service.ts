/** Creates a service from typed handlers, on Node.js. */
import { loadContract } from "../../contract/node/load.js";
import type { Handlers } from "../../operations.js";
import { createFetch } from "../fetch.js";
import { checkHandlers } from "../handlers.js";
import { checkServiceOptions, type ServiceOptions } from "../options.js";
import { createResponder } from "../responder.js";
import { serviceWay } from "../service.js";
import { serveDocs } from "./docs.js";
import { createDiskStorage } from "./storage.js";
import { createListener, type NodeListener } from "./listener.js";

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
  const contract = loadContract();
  contract.catch(() => {}); // each request reports the error
  const isProduction = process.env.NODE_ENV === "production";
  const responder = createResponder(serviceWay(handlers, options, {
    contract,
    storage: createDiskStorage(Infinity),
    isProduction,
    docs: options.docs ? serveDocs(options.basePath ?? "") : undefined,
  }));
  return { listener: createListener(responder).listener, fetch: createFetch(responder) };
}
