/**
 * Every fact of the service description, in its own right: written down here a second time on purpose, so that a slip
 * of the pen in `openapi.yaml` fails a test. `operations.test.ts` has the facts of each operation, and
 * `facts-over-http.test.ts` asserts them of the target.
 */
import { describe, expect, it } from "vitest";
import { bare } from "../support/bare.js";
import { contract, type Node, operation, operations } from "../support/contract.js";

const { Error: error, ErrorDetail: detail } = contract.components.schemas;

describe("the description as a whole", () => {
  it("is OpenAPI 3.1.0", () => expect(contract.openapi).toBe("3.1.0"));
  it("has the version 0.1.0", () => expect(contract.info.version).toBe("0.1.0"));
  it("has no version segment in its paths", () => {
    expect(Object.keys(contract.paths).filter((path) => /\/v\d/.test(path))).toEqual([]);
  });
  it("puts every path under {base_url}, by default the local mock", () => {
    expect(bare(contract.servers)).toEqual([
      { url: "{base_url}", variables: { base_url: { default: "http://127.0.0.1:4010" } } },
    ]);
  });
  it("asks for a bearer token everywhere", () => {
    expect(contract.security).toEqual([{ BearerAuth: [] }]);
    expect(bare(contract.components.securitySchemes)).toEqual({ BearerAuth: { type: "http", scheme: "bearer" } });
    for (const item of Object.values<Node>(contract.paths)) {
      for (const operation of Object.values<Node>(item)) expect(operation).not.toHaveProperty("security");
    }
  });
  it("has three operations", () => {
    expect(operations.map(({ id, method, path }) => [id, method, path])).toEqual([
      ["movePath", "PUT", "/browsers/{id}/fs/move"],
      ["writeFile", "PUT", "/browsers/{id}/fs/write_file"],
      ["batchComputerAction", "POST", "/browsers/{id}/computer/batch"],
    ]);
  });
});

describe("the areas", () => {
  const tags = new Map<string, string>((contract.tags as Node[]).map(({ name, description }) => [name, description]));

  it("are these seventeen", () => {
    expect([...tags.keys()].map((name) => name.toLowerCase())).toEqual([
      "browser sessions", "session replays", "profiles", "filesystem", "computer controls", "playwright execution",
      "processes", "logs", "extensions", "proxies", "browser pools", "managed authentication", "credentials",
      "credential providers", "apps", "deployments", "invocations",
    ]);
  });
  it.each([
    ["movePath", "Filesystem"],
    ["writeFile", "Filesystem"],
    ["batchComputerAction", "Computer controls"],
  ])("has %s under %s", (id, tag) => {
    const { method, path } = operation(id);
    expect(contract.paths[path][method.toLowerCase()]).toMatchObject({ tags: [tag] });
  });
  it.each([
    ["Browser sessions", /at most 72 hours/],
    ["Browser sessions", /without CDP activity/],
    ["Browser sessions", /100 most recent/],
    ["Browser sessions", /Persistent browsers are deprecated and end on May 18.*profile.*`timeout_seconds`/s],
    ["Profiles", /`timeout_seconds`.*persistent browsers/s],
    ["Filesystem", /3 or 4 octal digits/],
    ["Invocations", /asynchronous.*at most 1 hour/s],
  ])("says under %s: %s", (tag, fact) => expect(tags.get(tag)).toMatch(fact));
});

describe.each(operations)("the responses of $id", ({ responses }) => {
  it("are these statuses", () => {
    expect(Object.keys(responses)).toEqual(["200", "400", "401", "403", "404", "500", "default"]);
  });
  it("have no body on success", () => expect(responses["200"]).not.toHaveProperty("content"));
  it.each(["400", "401", "403", "404", "500", "default"])("carry the Error body for %s, as JSON", (status) => {
    expect(responses[status]?.content).toEqual({
      "application/json": { schema: error, examples: expect.anything() as unknown },
    });
  });
});

describe("errors", () => {
  const text = { type: "string", minLength: 1 };

  it("have a code and a message, always, and may have details and inner_error", () => {
    expect(bare(error)).toEqual({
      type: "object",
      properties: {
        code: text,
        message: text,
        details: { type: "array", minItems: 1, items: bare(detail) },
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
      expect.arrayContaining(["BadRequest", "Unauthorized", "Forbidden", "NotFound", "InternalServerError"]),
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
