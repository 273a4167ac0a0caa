/**
 * Every fact of the service description, in its own right: written down here a second time on purpose, so that a slip
 * of the pen in `openapi.yaml` fails a test. `operations.test.ts` has the facts of each operation, and
 * `facts-over-http.test.ts` asserts them of the target.
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
  it("has the operations that stood first, where they stood", () => {
    expect(standing.map((id) => [id, operation(id).method, operation(id).path])).toEqual([
      ["movePath", "PUT", "/browsers/{id}/fs/move"],
      ["writeFile", "PUT", "/browsers/{id}/fs/write_file"],
      ["batchComputerAction", "POST", "/browsers/{id}/computer/batch"],
    ]);
  });
});

describe("the areas", () => {
  const tags = new Map<string, string>((contract.tags as Node[]).map(({ name, description }) => [name, description]));

  it("are these seventeen, with 114 operations, each in one of them", () => {
    const counts = new Map([...tags.keys()].map((name) => [name.toLowerCase(), 0]));
    for (const { tags } of operations) {
      const [area = ""] = tags.map((tag) => tag.toLowerCase());
      counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    expect([...counts]).toEqual([
      ["browser sessions", 7], ["session replays", 4], ["profiles", 6], ["filesystem", 15], ["computer controls", 12],
      ["playwright execution", 4], ["processes", 7], ["logs", 3], ["extensions", 6], ["proxies", 6],
      ["browser pools", 8], ["managed authentication", 10], ["credentials", 6], ["credential providers", 7],
      ["apps", 1], ["deployments", 5], ["invocations", 7],
    ]);
    expect(operations).toHaveLength(114);
    expect(operations.filter(({ tags }) => tags.length !== 1)).toEqual([]);
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
    ["Browser sessions", /Persistent browsers are deprecated and end on May 18.*profile.*`timeout_seconds`/s],
    ["Profiles", /`timeout_seconds`.*persistent browsers/s],
    ["Filesystem", /3 or 4 octal digits/],
    ["Invocations", /asynchronous.*at most 1 hour/s],
  ])("says under %s: %s", (tag, fact) => expect(tags.get(tag)).toMatch(fact));
});

describe.each(standing.map(operation))("the responses of $id", ({ responses }) => {
  it("are these statuses", () => {
    expect(Object.keys(responses)).toEqual(["200", "400", "401", "403", "404", "500", "default"]);
  });
  it("have no body on success", () => expect(responses["200"]).not.toHaveProperty("content"));
});

describe("the responses of every operation", () => {
  it("have 400, 401, 403, 500 and default among them, and one success or two", () => {
    const statuses = ["400", "401", "403", "500", "default"];
    expect(operations.filter(({ responses }) => statuses.some((status) => !(status in responses)))).toEqual([]);
    expect(operations.filter(({ responses }) =>
      ![1, 2].includes(Object.keys(responses).filter((status) => status.startsWith("2")).length))).toEqual([]);
  });
  it("carry the Error body for every error, as JSON, and three of them more than that", () => {
    const isError = ({ content }: Node) => isDeepStrictEqual(bare(content?.["application/json"]?.schema), bare(error));
    const others = operations.flatMap(({ id, responses }) => Object.entries(responses)
      .filter(([status, response]) => !status.startsWith("2") && !isError(response))
      .map(([status, response]) => [id, status, contentOf(response)?.mediaType]));
    expect(others).toEqual([
      ["curlBrowser", "502", "application/json"],
      ["executePlaywrightCode", "409", "application/json"],
      ["createAuthConnection", "409", "application/json"],
    ]);
  });
});

describe("errors", () => {
  const text = { type: "string" }; // whether a text or a list may be empty is not said

  it("have a code and a message, always, and may have details and inner_error", () => {
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
