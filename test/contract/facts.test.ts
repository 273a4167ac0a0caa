/**
 * Every fact of the service description, in its own right: written down here a second time on purpose, so that a slip
 * of the pen in `openapi.yaml` fails a test. `facts-over-http.test.ts` asserts the same of the target.
 */
import { describe, expect, it } from "vitest";
import { contract, type Node, operation, operations } from "../support/contract.js";

/** A schema, a parameter or a response without its prose and its examples. */
function bare(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(bare);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(Object.entries(node)
    .filter(([key]) => !["description", "summary", "example", "examples"].includes(key))
    .map(([key, value]) => [key, bare(value)]));
}

const { Error: error, ErrorDetail: detail } = contract.components.schemas;
const absolutePath = { type: "string", pattern: "^/.*" };
const sessionId = { name: "id", in: "path", required: true, schema: { type: "string" } };

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

describe("movePath", () => {
  const { parameters, body } = operation("movePath");

  it("takes the session id in the path and nothing else", () => expect(bare(parameters)).toEqual([sessionId]));
  it("takes JSON, always", () => expect(body).toMatchObject({ required: true, mediaType: "application/json" }));
  it("requires src_path and dest_path, both absolute, and allows nothing else", () => {
    expect(bare(body.schema)).toEqual({
      type: "object",
      properties: { src_path: absolutePath, dest_path: absolutePath },
      required: ["src_path", "dest_path"],
      additionalProperties: false,
    });
  });
});

describe("writeFile", () => {
  const { parameters, body } = operation("writeFile");

  it("takes the session id, a required absolute path, and an octal mode that is 644 by default", () => {
    expect(bare(parameters)).toEqual([
      sessionId,
      { name: "path", in: "query", required: true, schema: absolutePath },
      { name: "mode", in: "query", schema: { type: "string", pattern: "^[0-7]{3,4}$", default: "644" } },
    ]);
  });
  it("takes raw bytes, always", () => {
    expect(body).toMatchObject({ required: true, mediaType: "application/octet-stream" });
    expect(bare(body.schema)).toEqual({ type: "string", format: "binary" });
  });
});

describe("batchComputerAction", () => {
  const { parameters, body } = operation("batchComputerAction");
  const closed = (properties: Node, required: string[]) =>
    ({ type: "object", properties, required, additionalProperties: false });
  const integer = (limits: Node = {}) => ({ type: "integer", ...limits });
  const position = { x: integer(), y: integer() };
  const strings = { type: "array", items: { type: "string" } };
  const hold_keys = strings;
  const smooth = { type: "boolean", default: true };
  const actions = {
    click_mouse: closed({
      button: { type: "string", enum: ["left", "right", "middle", "back", "forward"] },
      click_type: { type: "string", enum: ["down", "up", "click"] },
      ...position,
      hold_keys,
      num_clicks: integer({ default: 1 }),
    }, ["x", "y"]),
    move_mouse: closed({
      ...position, hold_keys, smooth, duration_ms: integer({ minimum: 50, maximum: 5000 }),
    }, ["x", "y"]),
    type_text: closed({ text: { type: "string" }, delay: integer({ minimum: 0, default: 0 }) }, ["text"]),
    press_key: closed({ keys: strings, duration: integer({ minimum: 0, default: 0 }), hold_keys }, ["keys"]),
    scroll: closed({
      ...position, delta_x: integer({ default: 0 }), delta_y: integer({ default: 0 }), hold_keys,
    }, ["x", "y"]),
    drag_mouse: closed({
      path: { type: "array", minItems: 2, items: { type: "array", minItems: 2, maxItems: 2, items: integer() } },
      button: { type: "string", enum: ["left", "middle", "right"] },
      delay: integer({ minimum: 0, default: 0 }),
      steps_per_segment: integer({ minimum: 1, default: 10 }),
      step_delay_ms: integer({ minimum: 0, default: 50 }),
      hold_keys,
      smooth,
      duration_ms: integer({ minimum: 50, maximum: 10000 }),
    }, ["path"]),
    set_cursor: closed({ hidden: { type: "boolean" } }, ["hidden"]),
    sleep: closed({ duration_ms: integer({ minimum: 0, maximum: 30000 }) }, ["duration_ms"]),
  };
  const { items } = body.schema.properties.actions;

  it("takes the session id in the path and nothing else", () => expect(bare(parameters)).toEqual([sessionId]));
  it("takes JSON, always", () => expect(body).toMatchObject({ required: true, mediaType: "application/json" }));
  it("requires 1 to 100 actions, and allows nothing else", () => {
    expect(bare(body.schema)).toMatchObject({
      type: "object",
      properties: { actions: { type: "array", minItems: 1, maxItems: 100 } },
      required: ["actions"],
      additionalProperties: false,
    });
    expect(Object.keys(body.schema.properties)).toEqual(["actions"]);
  });
  it("names the type of an action, and has one property for each type", () => {
    expect(bare(items)).toEqual(closed({ type: { type: "string", enum: Object.keys(actions) }, ...actions }, ["type"]));
  });
  it.each(Object.entries(actions))("has the settings of %s", (name, settings) => {
    expect(bare(items.properties[name])).toEqual(settings);
  });
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
