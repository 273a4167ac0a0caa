/** Calls by the id of their operation: `client.movePath({ path, body })`. */
import type { Client } from "openapi-fetch";
import type { Call, CallOptions, Operations } from "../../generated/client.js";
import type { paths } from "../../generated/openapi.js";
import { type Entry, operations } from "../../generated/operations.js";
import { ApiError } from "./errors.js";
import { eventsOf } from "./events.js";
import { formOf } from "./form.js";
import { pageFrom } from "./pages.js";
import { hasNoBody, jsonFrom } from "./responses.js";

/** The input of a method of `Operations`. */
interface CallInput {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

/** The data of a response, and the response. */
interface CallResult {
  data: unknown;
  response: Response;
}

/** Creates a method for each operation, which sends it with an `openapi-fetch` client. */
export function operationMethods(client: Client<paths>): Operations {
  const methods = Object.entries(operations).map(([id, entry]) =>
    [id, (given?: CallInput, options?: CallOptions) => promiseData(sendOperation(client, entry, given, options))]);
  return Object.fromEntries(methods) as Operations;
}

/** Creates a promise of the data, whose `withResponse` resolves to the response, too. */
function promiseData(result: Promise<CallResult>): Call<unknown> {
  const data = result.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      data.catch(() => {}); // the returned promise rejects with the same error
      return result.then((result) => ({ ...result, ...pageFrom(result.response) }));
    },
  });
}

async function sendOperation(
  client: Client<paths>,
  entry: Entry,
  { body, ...params }: CallInput = {},
  options?: CallOptions,
): Promise<CallResult> {
  const [method, path, kind, { form } = {}] = entry;
  const { data, error, response } = await client.request(method as "get", path as never, {
    ...options,
    ...form && { bodySerializer: (body: object) => formOf(body, form) },
    params,
    body,
    parseAs: "stream", // leaves the body unread
  } as never) as { data?: unknown; error?: unknown; response: Response };
  if (!response.ok) throw new ApiError(response, error);
  if (kind === "events") return { data: eventsOf(response), response };
  const isUnread = kind === "bytes" && !hasNoBody(entry, response);
  // In React Native, responses have no stream as their body, so `openapi-fetch` has no data.
  return {
    data: isUnread ? response : jsonFrom(entry, response, kind !== null || data ? await response.text() : ""),
    response,
  };
}
