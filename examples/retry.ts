/** A client that tries again when the service cannot answer. */
import { type ClientOptions, createClient } from "cloud-browser-contract";
import ky, { HTTPError } from "ky";

export function createRetryingClient(options: ClientOptions) {
  return createClient({
    ...options,
    fetch: (request) => ky(request).catch((error: unknown) => {
      if (error instanceof HTTPError) return error.response; // the last response, when every try failed
      throw error;
    }),
  });
}
