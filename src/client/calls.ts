/** Calls by the id of their operation: `client.movePath({ path, body })`. */
import type { Client } from "openapi-fetch";
import type { Call, CallOptions, Operations, paths } from "../../generated/openapi.js";
import { type Entry, operations, type Special } from "../../generated/operations.js";
import { ApiError, parsed } from "./errors.js";
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
  [method, path, { form, answer } = {}]: Entry,
  { body, ...params }: Given = {},
  options?: CallOptions,
): Promise<Answer> {
  const { data, error, response } = await client.request(method as "get", path as never, {
    ...options,
    ...form && { bodySerializer: (body: object) => formOf(body, form) },
    params,
    body,
    parseAs: answer ? "stream" : "text",
  } as never) as { data?: string; error?: unknown; response: Response };
  if (!response.ok) throw new ApiError(response, error);
  return { data: dataOf(answer, response, data), response };
}

/** The data of a success, as the types of its operation say it. */
function dataOf(answer: Special["answer"], response: Response, text: string | undefined): unknown {
  if (answer === "events") return eventsOf(response);
  if (answer === "bytes") return response.status === 200 ? response : undefined; // 202: there are none yet
  return text ? parsed(response, text) : undefined;
}
