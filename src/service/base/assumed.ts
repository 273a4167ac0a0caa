/** Refusals that the contract only assumes. */
import type { HttpError } from "../../server/http-error.js";

/**
 * Names the assumption of the contract that an error rests on, in the header `Mock-Assumed`.
 *
 * @param id Its id in the `x-assumed` of the operation. By default the error rests on none.
 */
export function assumed(id: string | undefined, error: HttpError): HttpError {
  if (id !== undefined) error.headers["Mock-Assumed"] = id;
  return error;
}
