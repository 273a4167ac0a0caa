/**
 * Each fact of the service's own description, stated here a second time on purpose, so that a mistake in `openapi.yaml`
 * fails a test. `operations.test.ts` has the operations of that description, `facts-table.test.ts` compares everything
 * else that is known, and `facts-over-http.test.ts` checks the facts on a server.
 */
import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { bare } from "../support/bare.js";
import { contentOf, contract, type Node, operation, operations } from "../support/contract.js";

const standing = ["movePath", "writeFile", "batchComputerAction"];
const { Error: error, ErrorDetail: detail } = contract.components.schemas;

describe("the description as a whole", () => {
  it("is OpenAPI 3.1.0", () => expect(contract.openapi).toBe("3.1.0"));
  it("has the version 0.1.0", () => expect(contract.info.version).toBe("0.1.0"));
  it("has no version segment in its paths", () => {
    expect(Object.keys(contract.paths).filter((path) => /\/v\d/.test(path))).toEqual([]);
  });
  it("puts every path under the local mock, or under {base_url}", () => {
    expect(bare(contract.servers)).toEqual([
      { url: "http://127.0.0.1:4010" },
      { url: "{base_url}", variables: { base_url: { default: "http://127.0.0.1:4010" } } },
    ]);
  });
  it("describes the service, and leaves the mock to its guide", () => {
    expect(contract.info.description).not.toMatch(/mock/i);
  });
  it("says what a client of an older SDK submits to a login", () => {
    const { description } = contract.paths["/auth/connections/{id}/submit"].post as Node;
    expect(description).toMatch(/without an `interaction_id`.*older SDK.*`discovered_fields` in `fields`/s);
  });
  it("requires a bearer token everywhere", () => {
    expect(contract.security).toEqual([{ BearerAuth: [] }]);
    expect(bare(contract.components.securitySchemes)).toEqual({ BearerAuth: { type: "http", scheme: "bearer" } });
    for (const item of Object.values<Node>(contract.paths)) {
      for (const operation of Object.values<Node>(item)) expect(operation).not.toHaveProperty("security");
    }
  });
  it("has the operations of the service description with their methods and paths", () => {
    expect(standing.map((id) => [id, operation(id).method, operation(id).path])).toEqual([
      ["movePath", "PUT", "/browsers/{id}/fs/move"],
      ["writeFile", "PUT", "/browsers/{id}/fs/write_file"],
      ["batchComputerAction", "POST", "/browsers/{id}/computer/batch"],
    ]);
  });
});

describe("the areas", () => {
  const tags = new Map<string, string>((contract.tags as Node[]).map(({ name, description }) => [name, description]));

  it("are the listed ones, and each operation is in exactly one of them", () => {
    expect([...tags.keys()].map((name) => name.toLowerCase())).toEqual([
      "browser sessions", "session replays", "profiles", "filesystem", "computer controls", "playwright execution",
      "processes", "logs", "extensions", "proxies", "browser pools", "managed authentication", "credentials",
      "credential providers", "apps", "deployments", "invocations",
    ]);
    expect(operations.filter(({ tags: [tag = "", ...others] }) => !tags.has(tag) || others.length > 0)).toEqual([]);
  });
  it.each([
    ["movePath", "Filesystem"],
    ["writeFile", "Filesystem"],
    ["batchComputerAction", "Computer controls"],
  ])("has %s under %s", (id, tag) => {
    expect(operation(id).tags).toEqual([tag]);
  });
  it.each([
    ["Browser sessions", /at most 72 hours/],
    ["Browser sessions", /without CDP activity/],
    ["Browser sessions", /100 most recent/],
    ["Browser sessions", /Persistent browsers are deprecated.*profile.*`timeout_seconds`/s],
    ["Profiles", /`timeout_seconds`.*persistent browsers/s],
    ["Filesystem", /3 or 4 octal digits/],
    ["Invocations", /asynchronous.*at most 1 hour/s],
  ])("says under %s: %s", (tag, fact) => expect(tags.get(tag)).toMatch(fact));
});

describe("the introduction", () => {
  const { description } = contract.info as { description: string };

  it.each([
    /deleted after at most 72 hours without CDP activity/,
    /asynchronous invocation runs for at most 1 hour/,
    /the 100 most recent past sessions/,
    /3 or 4 octal digits/,
    /version 0\.1\.0/,
    /A token that lacks the permission or the plan gets 403/,
    /\| 400 \| The input is invalid\./,
    /\| 403 \| The permissions or the plan/,
    /\| 404 \| The resource does not exist/,
    /\| 500 \| The service failed\./,
    /`bad_request`, used with 400/,
  ])("says %s", (fact) => expect(description.replaceAll("\n", " ")).toMatch(fact));
});

describe.each(standing.map(operation))("the responses of $id", ({ responses }) => {
  it("have exactly the listed statuses", () => {
    expect(Object.keys(responses)).toEqual(["200", "400", "401", "403", "404", "500", "default"]);
  });
  it("have no body on success", () => expect(responses["200"]).not.toHaveProperty("content"));
});

describe("the responses of every operation", () => {
  it("include 400, 401, 403, 500 and default, and one or two successes", () => {
    const statuses = ["400", "401", "403", "500", "default"];
    expect(operations.filter(({ responses }) => statuses.some((status) => !(status in responses)))).toEqual([]);
    expect(operations.filter(({ responses }) =>
      ![1, 2].includes(Object.keys(responses).filter((status) => status.startsWith("2")).length))).toEqual([]);
  });
  it("have the Error body as JSON for every error, extended in three of them", () => {
    const isError = ({ content }: Node) => isDeepStrictEqual(bare(content?.["application/json"]?.schema), bare(error));
    const others = operations.flatMap(({ id, responses }) => Object.entries(responses)
      .filter(([status, response]) => !status.startsWith("2") && !isError(response))
      .map(([status, response]) => ({ id, status, ...contentOf(response) })));
    expect(others.map(({ id, status, mediaType }) => [id, status, mediaType])).toEqual([
      ["curlBrowser", "502", "application/json"],
      ["executePlaywrightCode", "409", "application/json"],
      ["createAuthConnection", "409", "application/json"],
    ]);
    for (const { schema } of others) expect(schema?.required).toEqual(expect.arrayContaining(["code", "message"]));
  });
});

describe("errors", () => {
  const text = { type: "string" }; // it is not specified whether a text or a list can be empty

  it("always have a code and a message, and can have details and inner_error", () => {
    expect(bare(error)).toEqual({
      type: "object",
      properties: {
        code: text,
        message: text,
        details: { type: "array", items: bare(detail) },
        inner_error: bare(detail),
      },
      required: ["code", "message"],
    });
  });
  it("have details with a code and a message, both optional", () => {
    expect(bare(detail)).toEqual({ type: "object", properties: { code: text, message: text } });
  });
  it("have named, reusable responses", () => {
    expect(Object.keys(contract.components.responses)).toEqual(
      expect.arrayContaining(["BadRequest", "Unauthorized", "Forbidden", "SessionNotFound", "InternalServerError"]),
    );
  });
  it("have the code bad_request for 400, with one inner_error or several details of invalid_input", () => {
    const { examples } = contract.components.responses.BadRequest.content["application/json"];
    const invalid = { code: "invalid_input" };
    expect(Object.values<Node>(examples).map(({ value }) => value)).toMatchObject([
      { code: "bad_request", inner_error: invalid },
      { code: "bad_request", details: [invalid, invalid] },
    ]);
  });
});
