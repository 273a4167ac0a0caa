/** Typed errors: a call returns what the contract declares, or throws an `ApiError`. */
import type { AnyErrorBody } from "../../generated/client.js";
import type { ErrorBody, ErrorDetail } from "../../generated/openapi.js";

/**
 * Thrown for a response with an error status, and for a response that is not the API's.
 *
 * If the response has the contract's `Error` body, the error has that `body` with its `code`, `details` and
 * `inner_error`, and the message says what is wrong, including the first violation. Otherwise it has no `code` but the
 * raw `text`: the HTML page of a proxy, for example, or an empty string if the operation declares a body.
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
  /** HTTP status of the response. */
  declare readonly status: number;
  /** Error code for programs, if the response is the contract's. */
  declare readonly code: string | undefined;
  /** The individual errors, if there are several. */
  declare readonly details: ErrorDetail[] | undefined;
  /** The lower-level error behind this one. */
  declare readonly innerError: ErrorDetail | undefined;
  /** The response. Its body may have been read. */
  declare readonly response: Response;
  /** The raw body, if it is not the contract's. It is never printed, because a server may echo the token in it. */
  declare readonly text: string | undefined;
  /** The whole body, if it is the contract's. Some operations add properties. It is never printed. */
  declare readonly body: AnyErrorBody | undefined;

  /**
   * @param response The response.
   * @param body Its body: parsed JSON, or the raw text.
   * @param problem Why the response is not the API's, in a sentence.
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
 * Returns the data of a call by path, or throws its error.
 *
 * @param result The promise that a method of the client for paths returns.
 * @returns The data of a success; `undefined` if the operation has none.
 * @throws {ApiError} If the response has an error status, or is not the API's.
 * @throws The error of `fetch`: a `TypeError` for a network failure, the signal's reason for an abort.
 * @example
 * import { createClient, unwrap } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * await unwrap(client.PUT("/browsers/{id}/fs/write_file", {
 *   params: { path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" }, query: { path: "/home/user/notes.txt" } },
 *   body: "Remember the milk.",
 * }));
 */
export async function unwrap<Result extends { response: Response }>(result: Promise<Result>): Promise<DataOf<Result>> {
  const { data, error, response } = await result as { data?: unknown; error?: unknown; response: Response };
  if (!response.ok) throw new ApiError(response, error);
  return data as DataOf<Result>;
}

/** The data of a success. Inferring it from success and error at once takes the compiler three times as long. */
type DataOf<Result> = Result extends { data: infer Data; error?: never } ? Data : never;

/** Parses the JSON of a response. If it is not JSON, the response is not the API's. */
export function parseJson(response: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notTheApi(response, text);
  }
}

/** Returns the error for a response that is not the API's. */
export function notTheApi(
  response: Response,
  text?: string,
  what = `with ${response.headers.get("Content-Type") ?? "no media type"}`,
): ApiError {
  return new ApiError(response, text, `HTTP ${response.status} ${what} is not the API: is baseUrl right?`);
}
