/** Validates the examples of `openapi.yaml`, and the requests that `derived.test.ts` derives from them, with Ajv. */
import { describe, expect, it } from "vitest";
import { bodyViolationsOf, operations } from "../support/cases.js";
import { contentOf, violationsOf, fits, type Node, operation as described } from "../support/contract.js";

describe.each(operations)("$id", (operation) => {
  const { parameters, body, responses } = described(operation.id);
  const answers = Object.values(responses).flatMap((response) => contentOf(response) ?? []);

  it("has valid examples of parameters, requests, responses and events", () => {
    const shown = parameters.filter(({ example }) => example !== undefined);
    expect([
      ...shown.flatMap(({ name, schema, example }) =>
        violationsOf(schema as Node, example).map((one) => `${name}: ${one}`)),
      ...[...body ? [body] : [], ...answers].flatMap(({ schema, examples }) =>
        Object.entries(examples).flatMap(([name, value]) =>
          violationsOf(schema, value).map((one) => `${name}: ${one}`))),
    ]).toEqual([]);
  });
  it("has an example for each body", () => {
    const contents = [...body ? [body] : [], ...answers];
    expect(contents.filter(({ examples }) => Object.keys(examples).length === 0)).toEqual([]);
  });

  if (!body || body.mediaType === "application/octet-stream") return;
  it("is tested only with invalid bodies when it must reject them", async () => {
    const tried = await bodyViolationsOf(operation);
    expect(tried).not.toEqual([]);
    expect(tried.filter(({ value }) => fits(body.schema, value))).toEqual([]);
  });
});
