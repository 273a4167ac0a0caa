/** Errors of the service, typed: an answer is either what the contract says, or an `ApiError`. */
import type { Middleware } from "openapi-fetch";
import type { ErrorBody, ErrorDetail } from "../../generated/openapi.js";

/**
 * Thrown for an answer with an error status, and for an answer that is not the API's.
 *
 * With the contract's `Error` body it carries the body's `code`, `details` and `inner_error`, and its message says what
 * was wrong, the first violation included. With any other body, an HTML page from a proxy for instance, it carries the
 * raw `text` instead, and no `code`.
 *
 * @see Service description, sections 2 and 7
 * @example
 * import { ApiError, createClient } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * try {
 *   await client.movePath({
 *     path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" },
 *     body: { src_path: "/home/user/notes.txt", dest_path: "not/absolute" },
 *   });
 * } catch (error) {
 *   if (!(error instanceof ApiError && error.code === "bad_request")) throw error;
 *   // Its message: bad_request: The request is not valid: dest_path must start with "/".
 * }
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** HTTP status of the answer. */
  readonly status: number;
  /** Error code for programs, when the answer is the contract's. */
  readonly code: string | undefined;
  /** The single errors, when there are several. */
  readonly details: ErrorDetail[] | undefined;
  /** The lower-level error behind this one. */
  readonly innerError: ErrorDetail | undefined;
  /** The whole answer. Its body may have been read. */
  readonly response: Response;
  /** The raw body, when it is not the contract's. A server may echo the token in it, so it is never printed. */
  declare readonly text: string | undefined;

  /**
   * @param response The answer.
   * @param body Its body: parsed JSON, or the raw text.
   * @param problem What is wrong with an answer that is not the API's, in a sentence.
   */
  constructor(response: Response, body: unknown, problem?: string) {
    const { code, message, details, inner_error } = (body ?? {}) as Partial<ErrorBody>;
    super(problem ?? inWords(code ?? `HTTP ${response.status}`, message, inner_error ?? details?.[0]));
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.innerError = inner_error;
    this.response = response;
    Object.defineProperty(this, "text", { value: typeof body === "string" ? body : undefined });
  }
}

/** `bad_request: The request is not valid: dest_path must start with "/".` */
function inWords(code: string, message: string | undefined, first: ErrorDetail | undefined): string {
  const told = first?.message && message ? `${message.replace(/\.$/, "")}: ${first.message}` : message;
  return told ? `${code}: ${told}` : code;
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

/** Rejects an answer that is not the API's, so that `data` and `error` are always what their types say. */
export const contractAnswers: Middleware = {
  async onResponse({ request, response, options }) {
    if (isRedirect(response)) throw redirected(request, response);
    if (response.ok && (options.parseAs !== "json" || response.headers.get("Content-Length") === "0")) return;
    const text = await response.clone().text();
    const body = parsed(response, text || "null") as Partial<ErrorBody> | null;
    if (!response.ok && typeof body?.message !== "string") throw foreign(response, text);
  },
  // `fetch` fails a redirected request that has a body. Where to, is asked without body and token.
  async onError({ request, error, options }) {
    if (!/redirect/i.test(String((error as Error).cause))) return;
    const response = await options.fetch(new Request(request.url, { redirect: "manual" }));
    return isRedirect(response) ? response : undefined;
  },
};

/** A browser does not tell the status of a redirect: it is 0. */
function isRedirect({ ok, status }: Response): boolean {
  return !ok && status < 400;
}

/** The value of JSON in an answer, which is not the API's when there is something else. */
export function parsed(response: Response, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw foreign(response, text);
  }
}

/** What an answer that is not the API's rejects a call with. */
export function foreign(response: Response, text?: string, what = `with ${mediaTypeOf(response)}`): ApiError {
  return new ApiError(response, text, `HTTP ${response.status} ${what} is not the API: is baseUrl right?`);
}

function mediaTypeOf({ headers }: Response): string {
  return headers.get("Content-Type") ?? "no media type";
}

function redirected({ headers }: Request, response: Response): ApiError {
  const token = headers.get("Authorization")?.slice("Bearer ".length) ?? "-";
  const [to = ""] = (response.headers.get("Location") ?? "elsewhere").split(/[?#]/);
  return foreign(response, undefined, `to ${to.replaceAll(token, "[token]")}`);
}
