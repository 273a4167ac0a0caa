/** The facts of the operations that stood first, in their own right: their parameters and their request bodies. */
import { describe, expect, it } from "vitest";
import { bare } from "../support/bare.js";
import { type Node, operation } from "../support/contract.js";

const absolutePath = { type: "string", pattern: "^/.*" };
const sessionId = { name: "id", in: "path", required: true, schema: { type: "string" } };

describe("movePath", () => {
  const { parameters, body } = operation("movePath");

  it("takes the session id in the path and nothing else", () => expect(bare(parameters)).toEqual([sessionId]));
  it("takes JSON, always", () => expect(body).toMatchObject({ required: true, mediaType: "application/json" }));
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

  it("takes the session id, a required absolute path, and an octal mode that is 644 by default", () => {
    expect(bare(parameters)).toEqual([
      sessionId,
      { name: "path", in: "query", required: true, schema: absolutePath },
      { name: "mode", in: "query", schema: { type: "string", pattern: "^[0-7]{3,4}$", default: "644" } },
    ]);
  });
  it("takes raw bytes, always", () => {
    expect(body).toMatchObject({ required: true, mediaType: "application/octet-stream" });
    expect(bare(body?.schema)).toEqual({ type: "string", format: "binary" });
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
  const { items } = body?.schema.properties.actions as Node;

  it("takes the session id in the path and nothing else", () => expect(bare(parameters)).toEqual([sessionId]));
  it("takes JSON, always", () => expect(body).toMatchObject({ required: true, mediaType: "application/json" }));
  it("requires 1 to 100 actions, and allows nothing else", () => {
    expect(bare(body?.schema)).toMatchObject({
      type: "object",
      properties: { actions: { type: "array", minItems: 1, maxItems: 100 } },
      required: ["actions"],
      additionalProperties: false,
    });
    expect(Object.keys(body?.schema.properties as Node)).toEqual(["actions"]);
  });
  it("has an action for each of these types, by which it is told apart", () => {
    const { oneOf, discriminator } = items as Node;
    expect((oneOf as Node[]).map(({ properties }) => properties.type.const as string)).toEqual(Object.keys(actions));
    expect(discriminator.propertyName).toBe("type");
    expect(Object.keys(discriminator.mapping as Node)).toEqual(Object.keys(actions));
  });
  it.each(Object.entries(actions))("requires the settings of %s, and allows no others", (name, settings) => {
    expect(bare((items.oneOf as Node[]).find(({ properties }) => properties.type.const === name))).toEqual(
      closed({ type: { type: "string", const: name }, [name]: settings }, ["type", name]));
  });
});
