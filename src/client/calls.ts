/** Calls by the id of their operation: `client.movePath({ path, body })`. */
import type { Client } from "openapi-fetch";
import type { Call, CallOptions, Operations, paths } from "../../generated/openapi.js";
import { type Entry, operations } from "../../generated/operations.js";
import { hasNoBody, jsonOf } from "./answers.js";
import { ApiError } from "./errors.js";
import { eventsOf } from "./events.js";
import { formOf } from "./form.js";
import { pageOf } from "./pages.js";

/** What a method of `Operations` takes. */
interface Given {
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
}

/** An answer whose data is known; for a page, with its place in the list. */
interface Answer {
  data: unknown;
  response: Response;
}

/** Makes a method for each operation, that sends it by an `openapi-fetch` client. */
export function operationsOf(client: Client<paths>): Operations {
  const methods = Object.entries(operations).map(([id, entry]) =>
    [id, (given?: Given, options?: CallOptions) => call(send(client, entry, given, options))]);
  return Object.fromEntries(methods) as Operations;
}

/** A promise of the data, that can give the whole answer as well. */
function call(answer: Promise<Answer>): Call<unknown> {
  const data = answer.then(({ data }) => data);
  return Object.assign(data, {
    withResponse() {
      data.catch(() => {}); // whoever asks for the answer hears of its failure there
      return answer.then((answer) => ({ ...answer, ...pageOf(answer.response) }));
    },
  });
}

async function send(
  client: Client<paths>,
  entry: Entry,
  { body, ...params }: Given = {},
  options?: CallOptions,
): Promise<Answer> {
  const [method, path, kind, { form } = {}] = entry;
  const isStream = kind === "bytes" || kind === "events";
  const { data, error, response } = await client.request(method as "get", path as never, {
    ...options,
    ...form && { bodySerializer: (body: object) => formOf(body, form) },
    params,
    body,
    parseAs: isStream ? "stream" : "text",
  } as never) as { data?: string; error?: unknown; response: Response };
  if (!response.ok) throw new ApiError(response, error);
  if (kind === "events") return { data: eventsOf(response), response };
  if (kind === "bytes" && !hasNoBody(entry, response)) return { data: response, response };
  return { data: jsonOf(entry, response, isStream ? await response.text() : data), response };
}
