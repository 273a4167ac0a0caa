/** What `openapi.yaml` shows, and what `derived.test.ts` makes of it, judged by Ajv before any server has it. */
import { describe, expect, it } from "vitest";
import { bodyViolationsOf, operations } from "../support/cases.js";
import { contentOf, faults, fits, type Node, operation as described } from "../support/contract.js";

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

  if (!body || body.mediaType === "application/octet-stream") return;
  it("is tried with bodies that are broken indeed", () => {
    const tried = bodyViolationsOf(operation);
    expect(tried).not.toEqual([]);
    expect(tried.filter(({ value }) => fits(body.schema, value))).toEqual([]);
  });
});
