/** A request that is derived from the contract, with the expected result. */
import type { CheckedOperation } from "../operations.js";
import type { Rule } from "../../report/rules.js";
import { queryPairsOf } from "./query.js";

/** The parts of a request. Omitted parts are not sent. */
export interface RequestParts {
  path?: Record<string, string>;
  query?: [name: string, value: string][];
  headers?: Record<string, string>;
  /** The Authorization header; `null` for none, and the bearer token by default. */
  authorization?: string | null;
  /** A value to be encoded in the operation's media type, or raw bytes. */
  body?: unknown;
  /** The media type, if it is not that of the operation. */
  mediaType?: string;
  /** Whether the request must be refused, so that it is safe to send it again. */
  mustFail?: boolean;
  /** Is settled when all that causes the events of the stream is done, with their number if it is known. */
  causes?: Promise<number | undefined>;
}

/** A request, with the status or the kind of status that it must get. */
export interface Case {
  rule: Rule;
  /** What the request tests, in words. */
  name: string;
  parts: RequestParts;
  expected: number | "success" | "error";
  /** Whether the contract leaves the result open, so that servers may differ. */
  isOpen?: boolean;
}

/** Returns a valid request: the examples of the parameters, and one of the example bodies. */
export function validParts(
  { parameters, body }: CheckedOperation,
  example = Object.keys(body?.examples ?? {})[0],
): RequestParts {
  const withExample = (location: string) =>
    parameters.filter((parameter) => parameter.in === location && parameter.example !== undefined);
  return {
    path: Object.fromEntries(withExample("path").map(({ name, example }) => [name, String(example)])),
    query: withExample("query").flatMap((parameter) => queryPairsOf(parameter, parameter.example)),
    ...example !== undefined && { body: body?.examples[example] },
  };
}

/** Returns a valid request with only the required query parameters. */
export function minimalParts(operation: CheckedOperation, example?: string): RequestParts {
  const required = operation.parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const query = required.flatMap((parameter) => queryPairsOf(parameter, parameter.example));
  return { ...validParts(operation, example), query };
}
