/** Differences in the headers that any request may have. */
import { maxHeaderSize } from "node:http";
import type { Difference } from "./difference.js";
import { move } from "./examples.js";
import { headersOf } from "./reading.js";

/** RFC 3986, section 3.2.2, with a port. */
const host = /^(?:(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*|\[[\da-f:.]+\])(?::\d*)?$/i;

export const inHeaders: Difference[] = [
  {
    name: "an invalid Host header, or two of them",
    right: "ours",
    clause: "RFC 9112, section 3.2: a server must respond with 400",
    ours: 400,
    isOf: (request) => {
      const hosts = headersOf(request, "host");
      return hosts.length > 1 || hosts.some((value) => !host.test(value));
    },
    example: move({ headers: { Host: "a b" } }),
  },
  {
    name: "a target and headers that are longer than Node.js accepts",
    right: "either",
    clause: "RFC 9110, section 5.4: a server must respond with an appropriate 4xx",
    ours: 400,
    prism: 431,
    isOf: ({ target, headers }) => target.length + headers.join("").length > maxHeaderSize / 2,
    example: move({ headers: { Cookie: "x".repeat(maxHeaderSize) } }),
  },
  {
    name: "a content coding",
    right: "ours",
    clause: "RFC 9110, sections 8.4 and 15.5.16: 415 if it is not acceptable; Prism does not decode the bytes",
    ours: 415,
    isOf: (request) => headersOf(request, "content-encoding").join("") !== "",
    example: move({ headers: { "Content-Encoding": "gzip" } }),
  },
  {
    name: "an expectation that is not 100-continue",
    right: "either",
    clause: "RFC 9110, section 10.1.1: a server may respond with 417; for Prism, Node.js does",
    prism: 417,
    isOf: (request) => headersOf(request, "expect").some((value) => !/(?:^|\W)100-continue(?:$|\W)/i.test(value)),
    example: move({ headers: { Expect: "the-best" } }),
  },
  {
    name: "a preflight whose origin or method is empty",
    right: "either",
    clause: "WHATWG Fetch, sections 3.2 and 3.3.3: both headers have a value; an empty one is not defined",
    ours: "accepted",
    prism: 405,
    isOf: (request) => request.method === "OPTIONS" && ["origin", "access-control-request-method"].some((name) =>
      headersOf(request, name)[0] === ""),
    example: move({ method: "OPTIONS", headers: { "Origin": "null", "Access-Control-Request-Method": "" } }),
  },
  {
    name: "the scheme of the token in another case",
    right: "ours",
    clause: "RFC 9110, section 11.1: the scheme is case-insensitive",
    prism: 401,
    isOf: (request) => {
      const [value = ""] = headersOf(request, "authorization");
      return /^bearer +\S/i.test(value) && !value.startsWith("Bearer");
    },
    example: move({ headers: { Authorization: "bearer any-token" } }),
  },
];
