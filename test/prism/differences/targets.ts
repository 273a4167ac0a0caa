/** Differences in the method and in the path. */
import type { Difference } from "./difference.js";
import { move } from "./examples.js";
import { decoded, operationOf, operationsAt, pathOf, segmentsOf } from "./reading.js";

export const inTargets: Difference[] = [
  {
    name: "a method that the path does not have",
    right: "either",
    clause: "RFC 9110, section 9.1, prefers 405; openapi.yaml declares 404, and no 405 anywhere",
    ours: 404,
    prism: 405,
    isOf: (request) => operationsAt(request).length > 0 && !operationOf(request),
    example: move({ method: "PATCH" }),
  },
  {
    name: "a target with an invalid host",
    right: "ours",
    clause: "RFC 9110, section 15.6.1: 500 is for a failure of the server",
    prism: 500,
    isOf: ({ target }) => !URL.canParse(target, "http://mock"),
    example: move({ target: "http://a:b/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/move" }),
  },
  {
    name: "a target of another scheme than HTTP",
    right: "ours",
    clause: "RFC 9110, section 7.4: a server must reject a request that does not meet its scheme; Prism ignores it",
    ours: 404,
    isOf: ({ target }) => /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(target),
    example: move({ target: "ftp://mock/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/move" }),
  },
  {
    name: "a path that begins with two slashes",
    right: "ours",
    clause: "RFC 9112, section 3.2.1: what begins with a slash is a path; Prism reads the first segment as a host",
    ours: 404,
    isOf: (request) => pathOf(request).startsWith("//"),
    example: move({ target: "//mock/browsers/bs5c8m2r9k4t7w1x6v3n0q8z/fs/move" }),
  },
  {
    name: "a segment of one or two dots",
    right: "either",
    clause: "RFC 3986, section 6.2.2.3: normalization should remove it; a server need not normalize",
    isOf: (request) => segmentsOf(request).some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment)),
    example: move({ target: "/browsers/../fs/move" }),
  },
  {
    name: "a backslash in the path",
    right: "either",
    clause: "RFC 3986, section 3.3, neither allows nor handles one; WHATWG URL, section 4.4, reads it as a slash",
    isOf: (request) => pathOf(request).includes("\\"),
    example: move({ target: "/browsers/a\\b/fs/move" }),
  },
  {
    name: "a comma in a path parameter that is not a list",
    right: "ours",
    clause: "RFC 3986, section 3.3: a segment may have one; OpenAPI 3.1, section 4.8.12.3: it separates list items",
    ours: "accepted",
    prism: 400,
    isOf: (request) => segmentsOf(request).some((segment) => segment.includes(",")),
    example: move({ target: "/browsers/a,b/fs/move" }),
  },
  {
    name: "a path parameter that is not percent-encoded UTF-8",
    right: "ours",
    clause: "RFC 3986, sections 2.1 and 2.5",
    ours: 400,
    prism: "ends its process",
    isOf: (request) => decoded(pathOf(request)) === undefined,
    example: move({ target: "/browsers/%/fs/move" }),
  },
];
