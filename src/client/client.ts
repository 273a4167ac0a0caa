/** The client: `openapi-fetch` with the paths of the contract, and a method for each operation. */
import createFetchClient, { type Client, type ClientOptions as FetchClientOptions } from "openapi-fetch";
import type { Operations } from "../../generated/client.js";
import type { paths } from "../../generated/openapi.js";
import { bearerAuth, type Token } from "./auth.js";
import { serializeBody } from "./body.js";
import { operationMethods } from "./calls.js";
import { contractRequests } from "./request.js";
import { contractResponses } from "./responses.js";
import { RememberingRequest, send } from "./transport.js";

/** Options of `createClient`: the base URL, the token, and any option of `openapi-fetch`. */
export interface ClientOptions extends FetchClientOptions {
  /** Absolute http(s) URL that every path is appended to. */
  baseUrl: string;
  /** Bearer token, or a function (sync or async) that returns it before each request. */
  token: Token;
  /** The client sets this option and the two below. */
  duplex?: never;
  redirect?: never;
  Request?: never;
}

/** A client of the service, with a method for each operation and the methods of `openapi-fetch` for paths. */
export interface ContractClient extends Client<paths>, Operations {}

/**
 * Creates a client of the service.
 *
 * Call an operation by its id: the promise resolves to its data, or rejects with an `ApiError`. The data of an event
 * stream is an async iterable of events; that of bytes is a `Response` whose body is not read yet. `.withResponse()`
 * resolves to `{ data, response }`, and for a list in pages also to `page`: `page.hasMore` says whether more entries
 * follow, and `page.nextOffset` is the `offset` of the next page. `everyItem` iterates over all pages.
 *
 * Redirects are not followed. If nothing listens at `baseUrl`, the call rejects with a `TypeError` that says so (in
 * Node.js only). It rejects with the error of `fetch` for any other network failure, and for an abort.
 *
 * @param options The base URL, the token, and any option of `openapi-fetch`.
 * @returns A client with a method for each operation. Its methods for paths resolve to `{ data, error, response }`.
 * @throws {TypeError} If `baseUrl` is not an absolute http(s) URL, or `token` cannot be sent in a header.
 * @see `openapi.yaml`, info.description: Authentication, Errors
 * @example
 * import { createClient } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
 * await client.writeFile({ path, query: { path: "/home/user/notes.txt" }, body: "Remember the milk." });
 * const { data, page } = await client.listBrowsers({ query: { limit: 10 } }).withResponse();
 * const isAll = data.length < 10 && !page.hasMore;
 */
export function createClient(options: ClientOptions): ContractClient {
  const { baseUrl, token, ...fetchOptions } = options;
  const client = createFetchClient<paths>({
    bodySerializer: serializeBody,
    fetch: send,
    ...fetchOptions,
    baseUrl,
    Request: RememberingRequest,
  });
  client.use(contractRequests(baseUrl), bearerAuth(token), contractResponses);
  return Object.assign(client, operationMethods(client));
}
