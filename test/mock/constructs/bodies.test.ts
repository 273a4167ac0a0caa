/** JSON of the kinds that the contract does not have: a list, a tree, a merge patch, a union of closed schemas. */
import { describe, it } from "vitest";
import { ask, expectDone, expectInvalid, post, shareConstructs } from "./support.js";

shareConstructs();

const settings = "/bodies/settings";
const tree = "/bodies/tree";
const list = "/bodies/list";

describe("JSON is accepted", () => {
  it.each<[string, string, unknown]>([
    ["that is a list", list, [{ name: "a" }, { name: "b" }]],
    ["that is an empty list", list, []],
    ["that contains itself", tree, { value: 1, child: { child: { value: 3 } }, children: [{}, { children: [] }] }],
    ["with the first of two closed shapes", settings, { target: { id: "x" } }],
    ["with the second of two closed shapes", settings, { target: { name: "x" } }],
  ])("%s", async (_, path, body) => {
    await expectDone(ask(path, post(body)));
  });
});

describe("JSON is refused, because of", () => {
  it.each<[string, string, unknown, ...string[]]>([
    ["an object instead of a list", list, {}, "The request body must be an array."],
    ["an item", list, [{ name: "a" }, 7], "[1] must be an object."],
    ["a property of an item", list, [{}], "[0].name is required."],
    ["a tree, deep inside", tree, { child: { children: [{}, { value: "x" }] } },
      "child.children[1].value must be an integer."],
    ["closed shapes that miss one property each", settings, { target: {} }, "target.id or name is required."],
    ["closed shapes that miss a property and have another", settings, { target: { x: 1 } },
      "target.id is required.", "target.x is not allowed."],
    ["closed shapes of which the second is nearer", settings, { target: { name: 7 } }, "target.name must be a string."],
    ["both closed shapes at once", settings, { target: { id: "x", name: "x" } }, "target.name is not allowed."],
  ])("%s", async (_, path, body, ...messages) => {
    await expectInvalid(ask(path, post(body)), ...messages);
  });
});

describe("a body of application/merge-patch+json", () => {
  const patch = "application/merge-patch+json";
  const send = (body: unknown, type = patch) => ask(settings, { ...post(body, type), method: "PATCH" });

  it("is accepted", async () => {
    await expectDone(send({ labels: { team: "backend" } }));
  });
  it("is read as JSON", async () => {
    await expectInvalid(send({ labels: 7 }), "labels must be an object.");
  });
  it("is not accepted as application/json", async () => {
    const message = `The Content-Type header must be ${patch}, not application/json.`;
    await expectInvalid(send({}, "application/json"), message);
  });
});
