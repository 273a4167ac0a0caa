/** Differences in the body itself. */
import { isUtf8 } from "node:buffer";
import type { AnyRequest } from "../../support/any-request.js";
import type { Difference } from "./difference.js";
import { move, to, write } from "./examples.js";
import { headersOf, operationOf } from "./reading.js";
import { bodyOf, declaredBody, jsonOf, mediaTypeOf } from "./reading-bodies.js";

function isMalformed(request: AnyRequest): boolean {
  return mediaTypeOf(request) === "application/json" && !jsonOf(request);
}

/** Returns the names of all properties, at every depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

export const inBodies: Difference[] = [
  {
    name: "an empty body where bytes are accepted",
    right: "ours",
    clause: "The contract of writeFile: an empty body creates an empty file",
    prism: 400,
    isOf: (request) => bodyOf(request).length === 0 && declaredBody(request)?.schema.format === "binary",
    example: write({ body: "" }),
  },
  {
    name: "a body where none is declared",
    right: "either",
    clause: "RFC 9110, section 9.3.1: the body of a GET has no meaning, and a server may reject it",
    ours: "accepted",
    prism: 400,
    isOf: (request) => operationOf(request) !== undefined && !declaredBody(request) && bodyOf(request).length > 0,
    example: to({ method: "GET", target: "/apps", body: "a" }),
  },
  {
    name: "null where a body is optional",
    right: "ours",
    clause: "JSON Schema Validation, section 6.1.1: null is not an object; Prism treats it as no body",
    ours: 400,
    prism: "accepted",
    isOf: (request) => declaredBody(request)?.required === false && jsonOf(request)?.value === null,
    example: to({ method: "POST", target: "/browsers", headers: { "Content-Type": "application/json" }, body: "null" }),
  },
  {
    name: "an empty chunked body with the media type of JSON",
    right: "either",
    clause: "RFC 9112, section 6.3: it is an empty body; RFC 8259, section 2: JSON is never empty",
    ours: "accepted",
    prism: 400,
    isOf: (request) => mediaTypeOf(request) === "application/json" && bodyOf(request).length === 0
      && headersOf(request, "transfer-encoding").length > 0,
    example: to({
      method: "GET",
      target: "/apps",
      headers: { "Content-Type": "application/json", "Transfer-Encoding": "chunked" },
    }),
  },
  {
    name: "JSON with a byte order mark",
    right: "either",
    clause: "RFC 8259, section 8.1: a parser may ignore it",
    ours: "accepted",
    prism: 400,
    isOf: (request) => bodyOf(request).subarray(0, 3).toString() === "\uFEFF",
    example: move({ body: '\xef\xbb\xbf{"src_path":"/a","dest_path":"/b"}' }),
  },
  {
    name: "JSON that is not UTF-8",
    right: "ours",
    clause: "RFC 8259, section 8.1: JSON must be UTF-8",
    ours: 400,
    prism: "accepted",
    isOf: (request) => mediaTypeOf(request) === "application/json" && !isUtf8(bodyOf(request)),
    example: move({ body: '{"src_path":"/\xff","dest_path":"/b"}' }),
  },
  {
    name: "malformed JSON without a token",
    right: "either",
    clause: "RFC 9110, section 15.5, has no order of errors",
    ours: 401,
    prism: 400,
    isOf: (request) => isMalformed(request) && !/^bearer +\S/i.test(headersOf(request, "authorization")[0] ?? ""),
    example: move({ headers: { Authorization: undefined }, body: "{" }),
  },
  {
    name: "malformed JSON for an unknown path or method",
    right: "either",
    clause: "RFC 9110, section 15.5, has no order of errors",
    ours: 404,
    prism: 400,
    isOf: (request) => isMalformed(request) && !operationOf(request),
    example: move({ target: "/no/such/path", body: "{" }),
  },
  {
    name: "an undeclared property with the control character DEL in its name, or a character beyond Latin-1",
    right: "ours",
    clause: "RFC 8259, section 7: a name may have any character; Prism puts the name into a header",
    ours: 400,
    prism: "ends its process",
    isOf: (request) => namesIn(jsonOf(request)?.value).some((name) => /[^\0-\x7e\x80-\xff]/.test(name)),
    example: move({ body: '{"src_path":"/a","dest_path":"/b","\\u007f":1}' }),
  },
];
