/** The answer that an error gets: its status, and the `Error` body of the contract. */
import type { ErrorBody } from "../../generated/openapi.js";
import type { Answer } from "../contract/index.js";
import { HttpError } from "./http-error.js";

/** What programs know a status by, unless the error has a code of its own: its reason phrase (RFC 9110, section 15). */
const codes: Record<number, string> = {
  400: "bad_request",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  408: "request_timeout",
  409: "conflict",
  413: "payload_too_large",
  415: "unsupported_media_type",
  429: "too_many_requests",
  500: "internal_server_error",
  501: "not_implemented",
  502: "bad_gateway",
  503: "service_unavailable",
  504: "gateway_timeout",
};

/** How many violations are reported one by one. */
const mostDetails = 101; // a hundred of one body, and how many more it has

/** A single violation is reported in `inner_error`; several are listed in `details`. */
export function errorAnswer({ status, message, violations, code: ownCode, detailCode, headers }: HttpError): Answer {
  const details = violations.slice(0, mostDetails).map((message) => ({ code: detailCode, message }));
  const more = violations.length - details.length;
  if (more > 0) details.push({ code: detailCode, message: `There are ${more} more.` });
  const [inner_error] = details;
  const told = details.length > 1 ? { details } : inner_error && { inner_error };
  const code = ownCode ?? codes[status] ?? "error";
  return { status, headers, mediaType: "application/json", body: { code, message, ...told } satisfies ErrorBody };
}

/** The text of whatever was thrown. */
export function messageOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message;
  try {
    return String(thrown);
  } catch {
    return "It cannot be shown"; // an object without a prototype
  }
}
