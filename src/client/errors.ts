/** Errors of the service, typed: an answer is either what the contract says, or an `ApiError`. */
import type { AnyErrorBody, ErrorBody, ErrorDetail } from "../../generated/openapi.js";

/**
 * Thrown for an answer with an error status, and for an answer that is not the API's.
 *
 * With the contract's `Error` body it carries the `body`, its `code`, `details` and `inner_error`, and its message says
 * what was wrong, the first violation included. Otherwise it has no `code`, and carries the raw `text`: that of an HTML
 * page from a proxy, for instance, or an empty one where the operation declares a body.
 *
 * @see `openapi.yaml`, #/components/schemas/Error
 * @example
 * import { ApiError, createClient } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * const body = { domain: "shop.example.com", profile_name: "shop-login" };
 * try {
 *   await client.createAuthConnection({ body });
 * } catch (error) {
 *   if (!(error instanceof ApiError && error.body && "existing_id" in error.body)) throw error;
 *   // Its message: conflict: There is already an auth connection for the profile shop-login and the domain …
 *   await client.getAuthConnection({ path: { id: error.body.existing_id } });
 * }
 */
export class ApiError extends Error {
  declare readonly name: "ApiError";
  /** HTTP status of the answer. */
  declare readonly status: number;
  /** Error code for programs, when the answer is the contract's. */
  declare readonly code: string | undefined;
  /** The single errors, when there are several. */
  declare readonly details: ErrorDetail[] | undefined;
  /** The lower-level error behind this one. */
  declare readonly innerError: ErrorDetail | undefined;
  /** The whole answer. Its body may have been read. */
  declare readonly response: Response;
  /** The raw body, when it is not the contract's. A server may echo the token in it, so it is never printed. */
  declare readonly text: string | undefined;
  /** The whole body, when it is the contract's: some operations say more in it than others. It is never printed. */
  declare readonly body: AnyErrorBody | undefined;

  /**
   * @param response The answer.
   * @param body Its body: parsed JSON, or the raw text.
   * @param problem What is wrong with an answer that is not the API's, in a sentence.
   */
  constructor(response: Response, body: unknown, problem?: string) {
    const { code, message, details, inner_error } = (body ?? {}) as Partial<ErrorBody>;
    super(problem ?? `${code ?? `HTTP ${response.status}`}${message ? `: ${message}` : ""}`);
    const { status } = response;
    Object.assign(this, { name: "ApiError", status, code, details, innerError: inner_error, response });
    Object.defineProperty(this, typeof body === "object" ? "body" : "text", { value: body });
  }
}

/**
 * Gives the data of an answer to a call by path, or throws its error.
 *
 * @param answer What a method of the client returns.
 * @returns The data of the successful answer; `undefined` for an operation without one.
 * @throws {ApiError} When the answer has an error status, or is not the API's.
 * @throws Whatever `fetch` throws: `TypeError` for a network failure, the signal's reason for an abort.
 * @example
 * import { createClient, unwrap } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * await unwrap(client.PUT("/browsers/{id}/fs/write_file", {
 *   params: { path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" }, query: { path: "/home/user/notes.txt" } },
 *   body: "Remember the milk.",
 * }));
 */
export async function unwrap<Answer extends { response: Response }>(answer: Promise<Answer>): Promise<DataOf<Answer>> {
  const { data, error, response } = await answer as { data?: unknown; error?: unknown; response: Response };
  if (!response.ok) throw new ApiError(response, error);
  return data as DataOf<Answer>;
}

/** The data of the successful case. To infer it from both cases at once costs the compiler three times as much. */
type DataOf<Answer> = Answer extends { data: infer Data; error?: never } ? Data : never;

/** The value of JSON in an answer, which is not the API's when there is something else. */
export function parseJson(response: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notTheApi(response, text);
  }
}

/** What an answer that is not the API's rejects a call with. */
export function notTheApi(
  response: Response,
  text?: string,
  what = `with ${response.headers.get("Content-Type") ?? "no media type"}`,
): ApiError {
  return new ApiError(response, text, `HTTP ${response.status} ${what} is not the API: is baseUrl right?`);
}
