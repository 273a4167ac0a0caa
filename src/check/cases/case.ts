/** A request that follows from the contract, and what it has to get. */
import type { Operation } from "../operations.js";
import type { Rule } from "../report/rules.js";
import { pairsOf } from "./query.js";

/** A request of an operation. What is left out is not sent. */
export interface Parts {
  path?: Record<string, string>;
  query?: [name: string, value: string][];
  headers?: Record<string, string>;
  /** `undefined` for the usual token, `null` for none, or another Authorization header. */
  authorization?: string | null;
  /** A value, which is sent as the operation's media type has it, or bytes as they are. */
  body?: unknown;
  /** Another media type than that of the operation. */
  mediaType?: string;
  /** Whether it has to be refused, so that it does no harm to send it again. */
  hasToFail?: boolean;
}

/** A request, and the status that it has to get, or the kind of status. */
export interface Case {
  rule: Rule;
  /** What is special about it. */
  name: string;
  parts: Parts;
  expected: number | "success" | "error";
  /** Whether a server may do otherwise, since the contract leaves it open. */
  isOpen?: boolean;
}

/** The parts of a valid request: example values for the parameters, and one of the example bodies. */
export function validParts({ parameters, body }: Operation, example = Object.keys(body?.examples ?? {})[0]): Parts {
  const shown = (place: string) => parameters.filter((one) => one.in === place && one.example !== undefined);
  return {
    path: Object.fromEntries(shown("path").map(({ name, example }) => [name, String(example)])),
    query: shown("query").flatMap((parameter) => pairsOf(parameter, parameter.example)),
    ...example !== undefined && { body: body?.examples[example] },
  };
}

/** The parts of a valid request without what is optional in its query. */
export function leastParts(operation: Operation, example?: string): Parts {
  const required = operation.parameters.filter((one) => one.in === "query" && one.required);
  return { ...validParts(operation, example), query: required.flatMap((one) => pairsOf(one, one.example)) };
}
