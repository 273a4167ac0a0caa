/** Errors of the service, typed: an answer is either what the contract says, or an `ApiError`. */
import type { Middleware } from "openapi-fetch";
import type { ErrorBody, ErrorDetail } from "../../generated/openapi.js";

/**
 * Thrown for an answer with an error status, and for an answer that the contract does not know.
 *
 * With the contract's `Error` body it carries the body's `code`, `message`, `details` and `inner_error`. With any other
 * body, an HTML page from a proxy for instance, it carries the raw `text` instead, and no `code`.
 *
 * @see Service description, sections 2 and 7
 * @example
 * import { ApiError, createClient, unwrap } from "cloud-browser-contract";
 *
 * const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "any-token" });
 * try {
 *   await unwrap(client.PUT("/browsers/{id}/fs/move", {
 *     params: { path: { id: "bs5c8m2r9k4t7w1x6v3n0q8z" } },
 *     body: { src_path: "/home/user/notes.txt", dest_path: "not/absolute" },
 *   }));
 * } catch (error) {
 *   if (!(error instanceof ApiError && error.code === "bad_request")) throw error;
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
   */
  constructor(response: Response, body: unknown) {
    const { code, message, details, inner_error } = (body ?? {}) as Partial<ErrorBody>;
    super(message ?? `HTTP ${response.status}`);
    this.status = response.status;
    this.code = code;
    this.details = details;
    this.innerError = inner_error;
    this.response = response;
    Object.defineProperty(this, "text", { value: message ? undefined : body });
  }
}

/**
 * Gives the data of an answer, or throws its error.
 *
 * @param answer What a method of the client returns.
 * @returns The data of the successful answer; `undefined` for an operation without one.
 * @throws {ApiError} When the answer has an error status, or is not the contract's.
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

/** Rejects an answer that the contract does not know, so that `data` and `error` are always what their types say. */
export const contractAnswers: Middleware = {
  async onResponse({ response, options }) {
    if (response.ok && (options.parseAs !== "json" || response.headers.get("Content-Length") === "0")) return;
    const text = await response.clone().text();
    try {
      const body: unknown = JSON.parse(text || "null");
      if (response.ok || isErrorBody(body)) return;
    } catch {
      // Neither JSON nor of the contract's shape.
    }
    throw new ApiError(response, text);
  },
};

function isErrorBody(body: any): boolean {
  const { code, message, details = [], inner_error = {} } = body;
  return code && message && [body, inner_error, ...details].every(isErrorDetail);
}

function isErrorDetail(detail: any): boolean {
  const { code = "", message = "" } = detail;
  return typeof detail === "object" && typeof code === "string" && typeof message === "string";
}
