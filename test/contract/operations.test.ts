/** The parameters and request bodies of the operations in the service's own description, stated a second time. */
import { describe, expect, it } from "vitest";
import { bare } from "../support/bare.js";
import { operation } from "../support/contract.js";

const absolutePath = { type: "string", pattern: "^/.*" };
const sessionId = { name: "id", in: "path", required: true, schema: { type: "string" } };

describe("movePath", () => {
  const { parameters, body } = operation("movePath");

  it("accepts the session id in the path and nothing else", () => expect(bare(parameters)).toEqual([sessionId]));
  it("requires a JSON body", () => expect(body).toMatchObject({ required: true, mediaType: "application/json" }));
  it("requires src_path and dest_path, both absolute, and allows nothing else", () => {
    expect(bare(body?.schema)).toEqual({
      type: "object",
      properties: { src_path: absolutePath, dest_path: absolutePath },
      required: ["src_path", "dest_path"],
      additionalProperties: false,
    });
  });
});

describe("writeFile", () => {
  const { parameters, body } = operation("writeFile");

  it("accepts the session id, a required absolute path, and an octal mode that is 644 by default", () => {
    expect(bare(parameters)).toEqual([
      sessionId,
      { name: "path", in: "query", required: true, schema: absolutePath },
      { name: "mode", in: "query", schema: { type: "string", pattern: "^[0-7]{3,4}$", default: "644" } },
    ]);
  });
  it("requires a body of raw bytes", () => {
    expect(body).toMatchObject({ required: true, mediaType: "application/octet-stream" });
    expect(bare(body?.schema)).toEqual({ type: "string", format: "binary" });
  });
});

describe("batchComputerAction", () => {
  const { method, path, body } = operation("batchComputerAction");

  it("is a POST to a path that ends in /computer/batch", () => {
    expect([method, path]).toEqual(["POST", expect.stringMatching(/\/computer\/batch$/)]);
  });
  it("accepts several actions in one call", () => {
    expect(body?.schema.properties.actions).toMatchObject({ type: "array" });
  });
});
