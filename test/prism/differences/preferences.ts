/** Differences in the response to a Prefer header. RFC 7240 leaves the effect of a preference to the server. */
import type { AnyRequest } from "../../support/any-request.js";
import type { Difference } from "./difference.js";
import { move, to } from "./examples.js";
import { askedFor, asksForExample, operationOf, preferencesOf } from "./reading.js";

const values = { code: /^\d{3}$/, dynamic: /^(?:true|false)$/, example: /./ };

/** Returns whether a success has a body. */
function hasBody(request: AnyRequest): boolean {
  return Object.entries(operationOf(request)?.responses ?? {}).some(([status, { content }]) =>
    status.startsWith("2") && content !== undefined);
}

export const inPreferences: Difference[] = [
  {
    name: "a preference for a status that is neither declared nor an error",
    right: "ours",
    clause: "The contract: default is for any other error",
    ours: 400,
    prism: "accepted",
    isOf: (request) => {
      const code = askedFor(request) ?? 400;
      return (code < 400 || code > 599) && !operationOf(request)?.responses[code];
    },
    example: move({ headers: { Prefer: "code=302" } }),
  },
  {
    name: "a preference with an invalid value",
    right: "ours",
    clause: "openapi.yaml#/info: 400 for an invalid request; RFC 7240, section 2: an empty value is no value",
    prism: 422,
    isOf: (request) => preferencesOf(request).some(([name, value]) =>
      Object.hasOwn(values, name) && !values[name as keyof typeof values].test(value)),
    example: move({ headers: { Prefer: "dynamic=1" } }),
  },
  {
    name: "a preference for an example where a success has no body",
    right: "either",
    clause: "RFC 7240, section 2: a server may ignore a preference; Prism does not use the status of the example",
    prism: "accepted",
    isOf: (request) => asksForExample(request) && !hasBody(request),
    example: move({ headers: { Prefer: "example=unknown_path" } }),
  },
  {
    name: "a preference for a status, and for an example that this status does not have",
    right: "ours",
    clause: "RFC 9110, section 15.6.1: 500 is for a failure of the server",
    ours: 400,
    prism: 500,
    isOf: (request) => asksForExample(request) && askedFor(request) !== undefined,
    example: to({ method: "GET", target: "/apps", headers: { Prefer: "code=503, example=unknown_path" } }),
  },
  {
    name: "a preference for an example that no success has",
    right: "either",
    clause: "RFC 7240, section 2: a server may ignore a preference; Prism looks for the example in one response only",
    prism: 404,
    isOf: (request) => asksForExample(request) && hasBody(request),
    example: to({ method: "GET", target: "/apps", headers: { Prefer: "example=service_failure" } }),
  },
];
