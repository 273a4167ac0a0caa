/** The errors for bodies that are too long. */
import { HttpError } from "./http-error.js";

/** Returns the error for a body with too many bytes. */
export function bodyTooLong(maxBytes: number): HttpError {
  return tooLong("The request body", maxBytes);
}

/** Returns the error for a body with too much text. */
export function textTooLong(maxBytes: number): HttpError {
  return tooLong("The text of the request body", maxBytes);
}

function tooLong(what: string, maxBytes: number): HttpError {
  return new HttpError(413, [], `${what} is longer than ${maxBytes} bytes, the maximum.`);
}
