/** Turns errors into responses with the `Error` body of the contract. */
import type { ErrorBody } from "../../generated/openapi.js";
import type { HandlerResponse } from "../contract/index.js";
import type { HttpError } from "./http-error.js";
import { reasonOf } from "./node/reason.js";

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
  const code = ownCode ?? reasonOf(status)?.toLowerCase().replaceAll(/\W/g, "_") ?? "error";
  return { status, headers, mediaType: "application/json", body: { code, message, ...reported } satisfies ErrorBody };
}

/** Returns the message of anything that was thrown. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return String(thrown);
  } catch {
    return "The error cannot be shown"; // an object without a prototype
  }
}
