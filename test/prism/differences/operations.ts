/** Differences that depend on the operation alone, and not on the rest of the request. */
import type { AnyRequest } from "../../support/any-request.js";
import { contentOf } from "../../support/contract.js";
import type { Difference } from "./difference.js";
import { to } from "./examples.js";
import { operationOf } from "./reading.js";

/** Returns whether the operation responds with an event stream. */
function givesEvents(request: AnyRequest): boolean {
  return contentOf(operationOf(request)?.responses["200"] ?? {})?.mediaType === "text/event-stream";
}

export const inOperations: Difference[] = [
  {
    name: "a response that is an event stream",
    right: "ours",
    clause: "OpenAPI 3.1, section 4.8.14: a response has a schema for any media type; Prism writes only JSON and text",
    prism: 500,
    isOf: givesEvents,
    example: to({ method: "GET", target: "/auth/connections/ac7d1f5g9h3j6k2l8q4w0e7r/events" }),
  },
  {
    name: "an invalid request where 422 is declared for something else",
    right: "ours",
    clause: "The contract: 400 is for invalid input",
    ours: 400,
    prism: 422,
    isOf: (request) => operationOf(request)?.responses["422"] !== undefined,
    example: to({
      method: "POST",
      target: "/proxies/px5a2s8d4f1g7h3j9k6l0z2x/check",
      headers: { "Content-Type": "application/json" },
      body: "[]",
    }),
  },
];
