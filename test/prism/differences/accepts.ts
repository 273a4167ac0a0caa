/** Differences in the Accept header. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Difference } from "./difference.js";
import { move, to } from "./examples.js";
import { askedFor, headersOf } from "./reading.js";
import { isMediaType } from "./reading-bodies.js";

/** What the header says; an empty text where it is missing. */
function acceptOf(request: AnyRequest): string {
  return headersOf(request, "accept").join();
}

/** Whether a request asks for a status, and takes no errors. */
function asksInVain(request: AnyRequest): boolean {
  const takesErrors = acceptOf(request) === "" || /\*\/\*|application\/(?:json|\*)/.test(acceptOf(request));
  return askedFor(request) !== undefined && !takesErrors;
}

export const inAccepts: Difference[] = [
  {
    name: "an Accept header with something that is no media type",
    right: "ours",
    clause: "RFC 9110, section 12.5.1: a server may disregard the header",
    prism: "ends its process",
    isOf: (request) => acceptOf(request) !== ""
      && acceptOf(request).split(",").some((range) => !isMediaType(range.trim())),
    example: move({ headers: { Accept: "anything" } }),
  },
  {
    name: "an Accept header without what the operation answers",
    right: "either",
    clause: "RFC 9110, section 12.5.1: a server may answer 406, or disregard the header",
    prism: 406,
    isOf: (request) => acceptOf(request) !== "",
    example: to({ method: "GET", target: "/apps", headers: { Accept: "text/html" } }),
  },
  {
    name: "a status that is asked for in another media type, where a success has none",
    right: "ours",
    clause: "RFC 9110, section 12.5.1: a server disregards the header, or answers 406; Prism answers a success",
    prism: "accepted",
    isOf: asksInVain,
    example: move({ headers: { Accept: "text/html", Prefer: "code=403" } }),
  },
  {
    name: "a status that is asked for in another media type than a success has",
    right: "ours",
    clause: "RFC 9110, section 12.5.1: a server disregards the header, or answers 406; 500 is neither",
    ours: "accepted",
    prism: 500,
    isOf: asksInVain,
    example: to({ method: "GET", target: "/apps", headers: { Accept: "text/html", Prefer: "code=200" } }),
  },
];
