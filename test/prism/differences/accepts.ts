/** Differences in the Accept header. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Difference } from "./difference.js";
import { move, to } from "./examples.js";
import { askedFor, headersOf } from "./reading.js";
import { isMediaType } from "./reading-bodies.js";

/** Returns the Accept header; empty if it is missing. */
function acceptOf(request: AnyRequest): string {
  return headersOf(request, "accept").join();
}

/** Returns whether a request prefers a status, and does not accept the media type of errors. */
function asksInVain(request: AnyRequest): boolean {
  const takesErrors = acceptOf(request) === "" || /\*\/\*|application\/(?:json|\*)/.test(acceptOf(request));
  return askedFor(request) !== undefined && !takesErrors;
}

export const inAccepts: Difference[] = [
  {
    name: "an Accept header with an invalid media type",
    right: "ours",
    clause: "RFC 9110, section 12.5.1: a server may disregard the header",
    prism: "ends its process",
    isOf: (request) => acceptOf(request) !== ""
      && acceptOf(request).split(",").some((range) => !isMediaType(range.trim())),
    example: move({ headers: { Accept: "anything" } }),
  },
  {
    name: "an Accept header without the media type of the response",
    right: "either",
    clause: "RFC 9110, section 12.5.1: a server may respond with 406, or disregard the header",
    prism: 406,
    isOf: (request) => acceptOf(request) !== "",
    example: to({ method: "GET", target: "/apps", headers: { Accept: "text/html" } }),
  },
  {
    name: "a preferred status in a media type that is not accepted, where a success has no body",
    right: "ours",
    clause: "RFC 9110, section 12.5.1: a server disregards the header, or responds with 406; Prism returns a success",
    prism: "accepted",
    isOf: asksInVain,
    example: move({ headers: { Accept: "text/html", Prefer: "code=403" } }),
  },
  {
    name: "a preferred status in a media type that is not accepted, where a success has another media type",
    right: "ours",
    clause: "RFC 9110, section 12.5.1: a server disregards the header, or responds with 406; 500 is neither",
    ours: "accepted",
    prism: 500,
    isOf: asksInVain,
    example: to({ method: "GET", target: "/apps", headers: { Accept: "text/html", Prefer: "code=200" } }),
  },
];
