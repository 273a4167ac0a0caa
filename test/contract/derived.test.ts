/** What follows from `openapi.yaml` for every operation, so that a new one is covered the day it is written. */
import { describe, expect, it } from "vitest";
import { expectFits, operations, type Node } from "../support/contract.js";
import { arrange, authorization, expectDeclared, send, takesPrefer, validParts } from "../support/send.js";
import { violations } from "../support/violations.js";

describe.each(operations)("$id", (operation) => {
  const { parameters, body, responses } = operation;
  const valid = validParts(operation);
  const query = parameters.filter((parameter) => parameter.in === "query");

  async function expectError(parts: typeof valid, status: number) {
    const answer = await send(operation, parts);
    expect(answer.status).toBe(status);
    expectDeclared(operation, answer);
  }

  describe.each(Object.keys(body.examples))("example %s", (name) => {
    const parts = validParts(operation, name);

    it("fits its schema", () => expectFits(body.schema, parts.body));
    it("is accepted", async () => {
      await arrange(parts);
      const answer = await send(operation, parts);
      expect(answer).toMatchObject({ status: 200 });
      expectDeclared(operation, answer);
    });
  });

  describe.each(Object.entries(responses).filter(([, { content }]) => content))("the response %s", (_, { content }) => {
    const { schema, examples } = (content as Record<string, Node>)["application/json"] as Node;

    it.each(Object.entries<Node>(examples as Node))("has the example %s, which fits its schema", (_, { value }) => {
      expectFits(schema as Node, value);
    });
  });

  it.skipIf(!takesPrefer).each(Object.keys(responses))("can answer %s", async (status) => {
    const code = status === "default" ? 503 : Number(status);
    const answer = await send(operation, { ...valid, headers: { ...valid.headers, Prefer: `code=${code}` } });
    expect(answer.status).toBe(code);
    expectDeclared(operation, answer);
  });

  it("refuses a request without a token", async () => {
    const { Authorization: _, ...headers } = valid.headers ?? {};
    await expectError({ ...valid, headers }, 401);
  });
  it("refuses a token of another scheme", async () => {
    await expectError({ ...valid, headers: { ...valid.headers, Authorization: "Basic YTpi" } }, 401);
  });
  it("refuses a request without a body", async () => {
    await expectError({ path: valid.path ?? {}, query: valid.query ?? {}, headers: authorization }, 400);
  });
  it("refuses a body of another media type", async () => {
    const answer = await send(operation, { ...valid, headers: { ...valid.headers, "Content-Type": "text/plain" } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectDeclared(operation, answer);
  });

  it.each(query.filter(({ required }) => required))("refuses a request without $name", async ({ name }) => {
    const { [String(name)]: _, ...rest } = valid.query ?? {};
    await expectError({ ...valid, query: rest }, 400);
  });
  it.each(query.filter(({ required }) => !required))("accepts a request without $name", async ({ name }) => {
    const { [String(name)]: _, ...rest } = valid.query ?? {};
    expect(await send(operation, { ...valid, query: rest })).toMatchObject({ status: 200 });
  });
  it.each(query.flatMap(({ name, schema, example }) =>
    violations(schema as Node, example, String(name))
      .filter(({ value }) => typeof value === "string")
      .map(({ name: violation, value }) => ({ name: String(name), violation, value: String(value) })),
  ))("refuses $violation", async ({ name, value }) => {
    await expectError({ ...valid, query: { ...valid.query, [name]: value } }, 400);
  });

  if (body.mediaType === "application/json") {
    it.each(Object.values(body.examples).flatMap((example) => violations(body.schema, example)))(
      "refuses $name",
      async ({ value }) => expectError({ ...valid, body: value }, 400),
    );
  }
});
