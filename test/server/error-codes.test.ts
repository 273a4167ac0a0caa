/** By default, the code of an error is the reason phrase of its status (RFC 9110, section 15). */
import { expect, it } from "vitest";
import { errorResponse } from "../../src/server/errors.js";
import { HttpError } from "../../src/server/http-error.js";

it.each([
  [400, "bad_request"],
  [410, "gone"],
  [415, "unsupported_media_type"],
  [422, "unprocessable_entity"],
  [429, "too_many_requests"],
  [500, "internal_server_error"],
  [507, "insufficient_storage"],
])("an error with the status %i has the code %s", (status, code) => {
  expect(errorResponse(new HttpError(status, [], "It failed."))).toMatchObject({ status, body: { code } });
});
