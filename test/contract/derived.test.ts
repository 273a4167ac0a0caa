/** What follows from `openapi.yaml` for every operation, so that a new one is covered the day it is written. */
import { describe, expect, it } from "vitest";
import {
  acceptedCases, bodyCasesOf, bodyViolationsOf, operations, parameterCasesOf, preferredCases, tokenCases,
} from "../support/cases.js";
import { contentOf, faults, fits, type Node, operation as described } from "../support/contract.js";
import { expectAll } from "../support/expect-all.js";
import { takesPrefer } from "../support/send.js";

describe.each(operations)("$id", (operation) => {
  const { parameters, body, responses } = described(operation.id);
  const answers = Object.values(responses).flatMap((response) => contentOf(response) ?? []);

  it("has examples that fit: of parameters, requests, answers and events", () => {
    const shown = parameters.filter(({ example }) => example !== undefined);
    expect([
      ...shown.flatMap(({ name, schema, example }) => faults(schema as Node, example).map((one) => `${name}: ${one}`)),
      ...[...body ? [body] : [], ...answers].flatMap(({ schema, examples }) =>
        Object.entries(examples).flatMap(([name, value]) => faults(schema, value).map((one) => `${name}: ${one}`))),
    ]).toEqual([]);
  });
  it("has an example for each body", () => {
    const contents = [...body ? [body] : [], ...answers];
    expect(contents.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([]);
  });

  it("accepts every example, and requests without what is optional", () =>
    expectAll(operation, acceptedCases(operation)));
  it.skipIf(!takesPrefer)("can answer each status", () => expectAll(operation, preferredCases(operation)));
  it("refuses a missing token and another scheme", () => expectAll(operation, tokenCases(operation)));

  const broken = parameterCasesOf(operation);
  if (broken.length > 0) it("refuses broken parameters", () => expectAll(operation, broken));

  if (!body) return;
  it("refuses broken bodies", () => expectAll(operation, bodyCasesOf(operation)));
  if (body.mediaType === "application/octet-stream") return;
  it("is tried with bodies that are broken indeed", () => {
    const tried = bodyViolationsOf(operation);
    expect(tried).not.toEqual([]);
    expect(tried.filter(({ value }) => fits(body.schema, value))).toEqual([]);
  });
});
