/** Requests that must be accepted: each example, and variants without optional parts. */
import type { CheckedOperation } from "../operations.js";
import type { Rule } from "../../report/rules.js";
import { type Case, type RequestParts, validParts } from "./case.js";
import { queryPairsOf } from "./query.js";
import { sampleOf } from "./sample.js";

/** Returns the requests that an operation must accept. */
export function acceptedCases(operation: CheckedOperation): Case[] {
  const { parameters, body } = operation;
  const valid = validParts(operation);
  const required = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const requiredPairs = required.flatMap((parameter) => queryPairsOf(parameter, parameter.example));
  const withoutExample = parameters.filter((parameter) => parameter.in === "query" && parameter.example === undefined);
  const { body: _, ...withoutBody } = valid;
  return [
    ...Object.keys(body?.examples ?? {}).map((name) =>
      acceptedCase("example", `the example ${name}`, validParts(operation, name))),
    ...body ? [] : [acceptedCase("example", "the examples of the parameters", valid)],
    ...valid.query?.length === requiredPairs.length
      ? []
      : [acceptedCase("optional", "required parameters alone", { ...valid, query: requiredPairs })],
    ...withoutExample.map((parameter) => acceptedCase("optional", `the parameter ${parameter.name}`, {
      ...valid, query: [...requiredPairs, ...queryPairsOf(parameter, sampleOf(parameter.schema))],
    })),
    ...body && !body.required ? [acceptedCase("optional", "no body", withoutBody)] : [],
  ];
}

function acceptedCase(rule: Rule, name: string, parts: RequestParts): Case {
  return { rule, name, parts, expected: "success" };
}
