/** The client: `openapi-fetch` over the contract's paths, plus what every caller would otherwise write by hand. */
import createFetchClient, { type ClientOptions as FetchClientOptions } from "openapi-fetch";
import type { paths } from "../../generated/openapi.js";
import { bearerAuth, type Token } from "./auth.js";
import { serializeBody } from "./body.js";
import { contractAnswers } from "./errors.js";
import { contractRequests } from "./request.js";
import { fixed, RememberingRequest, send } from "./transport.js";
import type { ContractClient } from "./typed.js";

/** Options of `createClient`: where the service is, who asks, and whatever else `openapi-fetch` takes. */
export interface ClientOptions extends Omit<FetchClientOptions, "duplex" | "redirect" | "Request"> {
  /** Absolute http(s) URL that all paths are relative to. */
  baseUrl: string;
  /** Bearer token, or a function (sync or async) that is asked for it before each request. */
  token: Token;
}

/**
 * Makes a client for the service.
 *
 * Bodies of `application/octet-stream` go out as raw bytes, redirects are not followed, and an answer that the contract
 * does not know rejects the call with `ApiError`. A network failure or an abort surfaces as `fetch` threw it.
 *
 * @param options Where the service is, who asks, and whatever else `openapi-fetch` takes.
 * @returns A client with a method for each HTTP method. A call resolves to `{ data, error, response }`.
 * @throws {TypeError} When `baseUrl` is no absolute http(s) URL, or `token` cannot be sent in a header.
 * @see Service description, sections 4 and 5
 * @example
 * import { createClient } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const { error } = await client.PUT("/browsers/{id}/fs/write_file", {
 *   params: { path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" }, query: { path: "/home/user/notes.txt" } },
 *   body: "Remember the milk.",
 * });
 * if (error) console.error(error.code, error.message);
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
  return client as ContractClient;
}
