/** Requests that have to be accepted: each example, and those without what is optional. */
import type { Operation } from "../operations.js";
import type { Rule } from "../report/rules.js";
import { type Case, type Parts, validParts } from "./case.js";
import { pairsOf } from "./query.js";
import { sampleOf } from "./sample.js";

/** Gives the requests that an operation has to accept. */
export function acceptedCases(operation: Operation): Case[] {
  const { parameters, body } = operation;
  const valid = validParts(operation);
  const required = parameters.filter((one) => one.in === "query" && one.required);
  const least = required.flatMap((one) => pairsOf(one, one.example));
  const unseen = parameters.filter((one) => one.in === "query" && one.example === undefined);
  const { body: _, ...withoutBody } = valid;
  return [
    ...Object.keys(body?.examples ?? {}).map((name) =>
      accepted("example", `the example ${name}`, validParts(operation, name))),
    ...body ? [] : [accepted("example", "the examples of the parameters", valid)],
    ...valid.query?.length === least.length
      ? []
      : [accepted("optional", "required parameters alone", { ...valid, query: least })],
    ...unseen.map((one) => accepted("optional", `the parameter ${one.name}`, {
      ...valid, query: [...least, ...pairsOf(one, sampleOf(one.schema))],
    })),
    ...body && !body.required ? [accepted("optional", "no body", withoutBody)] : [],
  ];
}

function accepted(rule: Rule, name: string, parts: Parts): Case {
  return { rule, name, parts, expected: "success" };
}
