/** Differences in the media type of the body. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Difference } from "./difference.js";
import { move, to, write } from "./examples.js";
import { headersOf } from "./reading.js";
import { bodyOf, contentType, declaredBody, isMediaType, mediaTypeOf } from "./reading-bodies.js";

const beginsAsMediaType = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/;
const form = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/;

/** Returns whether the body is chunked, and has a media type that the operation does not declare. */
function isOtherInChunks(request: AnyRequest): boolean {
  return headersOf(request, "transfer-encoding").length > 0
    && declaredBody(request)?.mediaType !== mediaTypeOf(request);
}

export const inMediaTypes: Difference[] = [
  {
    name: "no media type",
    right: "either",
    clause: "RFC 9110, section 8.3: a server may read the body as application/octet-stream",
    ours: 400,
    prism: "accepted",
    isOf: (request) => declaredBody(request) !== undefined && contentType(request) === "" && bodyOf(request).length > 0,
    example: write({ headers: { "Content-Type": undefined } }),
  },
  {
    name: "an invalid media type, or one with an empty parameter",
    right: "ours",
    clause: "RFC 9110, section 15.6.1: 500 is for a failure of the server; section 5.6.6: a parameter may be empty",
    prism: 500,
    isOf: (request) => contentType(request) !== "" && !isMediaType(contentType(request)),
    example: move({ headers: { "Content-Type": "application/json;" } }),
  },
  {
    name: "an invalid media type without a body",
    right: "ours",
    clause: "RFC 9110, section 8.3: the header describes the content, and there is none",
    prism: "ends its process",
    isOf: (request) => contentType(request) !== "" && !beginsAsMediaType.test(contentType(request))
      && bodyOf(request).length === 0 && headersOf(request, "transfer-encoding").length === 0,
    example: to({ method: "GET", target: "/apps", headers: { "Content-Type": "text" } }),
  },
  {
    name: "a media type that ends in +json where JSON is accepted",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.13.1: content names the accepted media types",
    ours: 400,
    prism: "accepted",
    isOf: (request) => mediaTypeOf(request).endsWith("+json"),
    example: move({ headers: { "Content-Type": "application/problem+json" } }),
  },
  {
    name: "JSON with an unknown charset",
    right: "ours",
    clause: "RFC 8259, section 11: the parameter is not defined and has no effect",
    ours: "accepted",
    prism: 400,
    isOf: (request) => /^application\/json;\s*charset=(?!utf-8)/.test(contentType(request)),
    example: move({ headers: { "Content-Type": "application/json; charset=x" } }),
  },
  {
    name: "a chunked body of a media type that is not accepted",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.13.1: content names the accepted media types",
    ours: 400,
    prism: "accepted",
    isOf: isOtherInChunks,
    example: write({ headers: { "Content-Type": "text/plain", "Transfer-Encoding": "chunked" } }),
  },
  {
    name: "a chunked form where forms are not accepted",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.13.1: content names the accepted media types",
    ours: 400,
    prism: "ends its process",
    isOf: (request) => isOtherInChunks(request) && form.test(mediaTypeOf(request)),
    example: move({ headers: { "Content-Type": "multipart/form-data", "Transfer-Encoding": "chunked" }, body: "%" }),
  },
];
