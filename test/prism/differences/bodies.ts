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

/** The names of all properties, at every depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

export const inBodies: Difference[] = [
  {
    name: "no bytes where bytes are taken",
    right: "ours",
    clause: "The contract of writeFile: no bytes at all make an empty file",
    prism: 400,
    isOf: (request) => bodyOf(request).length === 0 && declaredBody(request)?.schema.format === "binary",
    example: write({ body: "" }),
  },
  {
    name: "a body where none is taken",
    right: "either",
    clause: "RFC 9110, section 9.3.1: of a GET it has no meaning, and a server may reject it",
    ours: "accepted",
    prism: 400,
    isOf: (request) => operationOf(request) !== undefined && !declaredBody(request) && bodyOf(request).length > 0,
    example: to({ method: "GET", target: "/apps", body: "a" }),
  },
  {
    name: "null where a body is optional",
    right: "ours",
    clause: "JSON Schema Validation, section 6.1.1: null is no object; Prism takes it for no body",
    ours: 400,
    prism: "accepted",
    isOf: (request) => declaredBody(request)?.required === false && jsonOf(request)?.value === null,
    example: to({ method: "POST", target: "/browsers", headers: { "Content-Type": "application/json" }, body: "null" }),
  },
  {
    name: "no bytes in chunks that are called JSON",
    right: "either",
    clause: "RFC 9112, section 6.3: it is a body of no bytes; RFC 8259, section 2: no JSON has none",
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
    clause: "RFC 8259, section 8.1: it has to be",
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
    name: "malformed JSON for a path or a method that is not there",
    right: "either",
    clause: "RFC 9110, section 15.5, has no order of errors",
    ours: 404,
    prism: 400,
    isOf: (request) => isMalformed(request) && !operationOf(request),
    example: move({ target: "/no/such/path", body: "{" }),
  },
  {
    name: "a property that is not taken, with the control character DEL in its name, or one beyond Latin-1",
    right: "ours",
    clause: "RFC 8259, section 7: a name may have any character; Prism puts the name into a header",
    ours: 400,
    prism: "ends its process",
    isOf: (request) => namesIn(jsonOf(request)?.value).some((name) => /[^\0-\x7e\x80-\xff]/.test(name)),
    example: move({ body: '{"src_path":"/a","dest_path":"/b","\\u007f":1}' }),
  },
];
