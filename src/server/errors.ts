/** Turns errors into responses with the `Error` body of the contract. */
import statuses from "statuses";
import type { ErrorBody } from "../../generated/openapi.js";
import type { HandlerResponse, JsonLimitError } from "../contract/index.js";
import { HttpError } from "./http-error.js";

/** Maximum number of violations in `details`: a hundred of a body, and how many more it has. */
const maxDetails = 101;

/** Returns the response to an error. One violation is reported in `inner_error`; several are listed in `details`. */
export function errorResponse(error: HttpError): HandlerResponse {
  const { status, message, violations, code: ownCode, detailCode, headers } = error;
  const details = violations.slice(0, maxDetails).map((message) => ({ code: detailCode, message }));
  const more = violations.length - details.length;
  if (more > 0) details.push({ code: detailCode, message: `There are ${more} more.` });
  const [inner_error] = details;
  const reported = details.length > 1 ? { details } : inner_error && { inner_error };
  // By default, the code is the reason phrase of the status, such as `not_found` (RFC 9110, section 15).
  const code = ownCode ?? statuses.message[status]?.toLowerCase().replaceAll(/\W/g, "_") ?? "error";
  return { status, headers, mediaType: "application/json", body: { code, message, ...reported } satisfies ErrorBody };
}

/** Returns the error for JSON beyond a limit. Only what is too large is a 413: depth has nothing to do with size. */
export function limitError({ limit, message }: JsonLimitError): HttpError {
  return limit === "depth" ? new HttpError(400, [message]) : new HttpError(413, [], message);
}

/** Runs a handler. An `HttpError` that it throws becomes its response. */
export async function errorsAsResponses(
  handler: () => HandlerResponse | Promise<HandlerResponse>,
): Promise<HandlerResponse> {
  try {
    return await handler();
  } catch (thrown) {
    if (isA(HttpError, thrown)) return errorResponse(thrown);
    throw thrown;
  }
}

/** Whether a thrown value is an instance of a class. Even this question may throw, of a `Proxy`. */
export function isA<T>(type: abstract new (...args: never[]) => T, thrown: unknown): thrown is T {
  try {
    return thrown instanceof type;
  } catch {
    return false;
  }
}

/** Returns the message of anything that was thrown. Unlike `instanceof Error`, it works in every realm. */
export function messageOf(thrown: unknown): string {
  try {
    return String((thrown as Partial<Error> | null | undefined)?.message ?? thrown);
  } catch {
    return "The error cannot be shown"; // an object without a prototype, or a message that throws
  }
}

/** Prints anything that was thrown. */
export function print(thrown: unknown): void {
  try {
    console.error(thrown);
  } catch {
    console.error(messageOf(thrown));
  }
}
