/** The client: `openapi-fetch` over the contract's paths, plus what every caller would otherwise write by hand. */
import createFetchClient, { type Client, type ClientOptions as FetchClientOptions } from "openapi-fetch";
import type { Operations, paths } from "../../generated/openapi.js";
import { contractAnswers } from "./answers.js";
import { bearerAuth, type Token } from "./auth.js";
import { serializeBody } from "./body.js";
import { operationsOf } from "./calls.js";
import { contractRequests } from "./request.js";
import { fixed, RememberingRequest, send } from "./transport.js";

/** Options of `createClient`: where the service is, who asks, and whatever else `openapi-fetch` takes. */
export interface ClientOptions extends FetchClientOptions {
  /** Absolute http(s) URL that all paths are relative to. */
  baseUrl: string;
  /** Bearer token, or a function (sync or async) that is asked for it before each request. */
  token: Token;
  /** Set by the client, as are the next two. */
  duplex?: never;
  redirect?: never;
  Request?: never;
}

/** A client of the service: a method for each operation, by its id, and those of `openapi-fetch`, by path. */
export interface ContractClient extends Client<paths>, Operations {}

/**
 * Makes a client for the service.
 *
 * An operation is called by its id, and gives its data, or throws. Events come as an async iterable, bytes as a
 * `Response` that is not read yet. Redirects are not followed. A network failure or an abort surfaces as `fetch` threw
 * it.
 *
 * @param options Where the service is, who asks, and whatever else `openapi-fetch` takes.
 * @returns A client with a method for each operation. Its methods for paths resolve to `{ data, error, response }`.
 * @throws {TypeError} When `baseUrl` is no absolute http(s) URL, or `token` cannot be sent in a header.
 * @see Service description, sections 4 and 5
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
    ...fixed,
    baseUrl,
    Request: RememberingRequest,
  });
  client.use(contractRequests(baseUrl), bearerAuth(token), contractAnswers);
  return Object.assign(client, operationsOf(client));
}
