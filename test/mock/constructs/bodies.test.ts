/** Request bodies that are no forms: which values are taken, and in which words the others are refused. */
import { describe, it } from "vitest";
import { ask, expectDone, expectInvalid, post, shareConstructs } from "./support.js";

shareConstructs();

const settings = "/bodies/settings";
const tree = "/bodies/tree";
const list = "/bodies/list";

describe("JSON is accepted", () => {
  it.each<[string, string, unknown]>([
    ["that is empty", settings, {}],
    ["with a text that may be null", settings, { name: "x" }],
    ["with null for a text", settings, { name: null }],
    ["with an object that may be null", settings, { viewport: { width: 1, height: 2 } }],
    ["with null for an object", settings, { viewport: null }],
    ["with the first of two shapes", settings, { target: { id: "x" } }],
    ["with the second of two shapes", settings, { target: { name: "x" } }],
    ["with the first type of a union", settings, { proxy: { type: "datacenter", country: "DE" } }],
    ["with the second type of a union", settings, { proxy: { type: "custom", host: "a", port: 1 } }],
    ["with a map", settings, { labels: { "team": "backend", "a/b~c": "", "constructor": "x" } }],
    ["that is a list", list, [{ name: "a" }, { name: "b" }]],
    ["that is an empty list", list, []],
    ["that contains itself", tree, { value: 1, child: { child: { value: 3 } }, children: [{}, { children: [] }] }],
  ])("%s", async (_, path, body) => {
    await expectDone(ask(path, post(body)));
  });
});

describe("JSON is refused, because of", () => {
  it.each<[string, string, unknown, string[]]>([
    ["a wrong type that is no null either", settings, { name: 7 }, ["name must be a string or null."]],
    ["a wrong type that is no object and no null", settings, { viewport: 7 }, ["viewport must be an object or null."]],
    ["an object that may be null", settings, { viewport: { width: 0, height: 1 } },
      ["viewport.width must be at least 1."]],
    ["an object that may be null, in several places", settings, { viewport: { width: "x" } },
      ["viewport.height is required.", "viewport.width must be an integer."]],
    ["an unknown property", settings, { x: 1 }, ["x is not allowed."]],
    ["an unknown property named __proto__", settings, '{"__proto__":1}', ["__proto__ is not allowed."]],
    ["an unknown property of an object inside", settings, { viewport: { width: 1, height: 1, x: 1 } },
      ["viewport.x is not allowed."]],
    ["a wrong value in a map", settings, { labels: { team: "backend", size: 1 } }, ["labels.size must be a string."]],
    ["two shapes that miss one property each", settings, { target: {} }, ["target.id or name is required."]],
    ["two shapes of which the second is nearer", settings, { target: { name: 7 } }, ["target.name must be a string."]],
    ["both shapes at once", settings, { target: { id: "x", name: "x" } }, ["target.name is not allowed."]],
    ["a list", list, {}, ["The request body must be an array."]],
    ["an item", list, [{ name: "a" }, 7], ["[1] must be an object."]],
    ["a property of an item", list, [{}], ["[0].name is required."]],
    ["a tree, deep inside", tree, { child: { children: [{}, { value: "x" }] } },
      ["child.children[1].value must be an integer."]],
    ["several things", settings, { name: 1, labels: { a: 1 } },
      ["name must be a string or null.", "labels.a must be a string."]],
  ])("%s", async (_, path, body, messages) => {
    await expectInvalid(ask(path, post(body)), ...messages);
  });
});

describe("a union with a type", () => {
  const types = "proxy.type must be one of datacenter, custom.";
  it.each<[string, unknown, string[]]>([
    ["that is unknown is refused for that alone", { type: "residential", x: 1 }, [types]],
    ["that is no text is refused for that alone", { type: 7 }, [types]],
    ["that is missing is refused for that alone", { host: "a" }, ["proxy.type is required."]],
    ["is refused when it is no object", 7, ["proxy must be an object."]],
    ["is refused for what its own branch forbids", { type: "custom", port: 1 }, ["proxy.host is required."]],
    ["is refused for everything that its own branch forbids", { type: "datacenter", country: "de", port: 1 },
      ["proxy.port is not allowed.", "proxy.country must match the pattern ^[A-Z]{2}$."]],
  ])("%s", async (_, proxy, messages) => {
    await expectInvalid(ask(settings, post({ proxy })), ...messages);
  });
});

describe("a body that is optional", () => {
  const optional = "/bodies/optional";
  it("may be omitted", async () => {
    await expectDone(ask(optional, { method: "POST" }));
  });
  it("may be omitted when its content type is not", async () => {
    await expectDone(ask(optional, { method: "POST", headers: { "Content-Type": "application/json" } }));
  });
  it("may be sent", async () => {
    await expectDone(ask(optional, post({ name: null })));
  });
  it("must be valid when it is sent", async () => {
    await expectInvalid(ask(optional, post({ x: 1 })), "x is not allowed.");
    await expectInvalid(ask(optional, post("{}", "text/plain")),
      "The Content-Type header must be application/json, not text/plain.");
  });
});

describe("a body of application/merge-patch+json", () => {
  const patch = "application/merge-patch+json";
  const send = (body: unknown, type = patch) => ask(settings, { ...post(body, type), method: "PATCH" });
  it("is accepted", async () => {
    await expectDone(send({ name: null, labels: { team: "backend" } }));
  });
  it("is read as JSON", async () => {
    await expectInvalid(send({ name: 7 }), "name must be a string or null.");
  });
  it("is not accepted as application/json", async () => {
    const message = `The Content-Type header must be ${patch}, not application/json.`;
    await expectInvalid(send({}, "application/json"), message);
  });
});

describe("a body of bytes", () => {
  const send = (type: string) =>
    ask("/bodies/bytes", { method: "PUT", headers: { "Content-Type": type }, body: new Uint8Array([0, 255, 10]) });
  it("is accepted", async () => {
    await expectDone(send("application/octet-stream"));
  });
  it("needs its content type", async () => {
    await expectInvalid(send("image/png"), "The Content-Type header must be application/octet-stream, not image/png.");
  });
});
