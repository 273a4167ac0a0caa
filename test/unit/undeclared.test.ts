/** Bodies lose what their schema does not declare: unions, maps and lists, in a description with all of them. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadContract } from "../../src/contract/node/load.js";
import { newFolder } from "../support/folder.js";

/** Reads a value by a schema, as a body. */
async function read(schema: object, value: unknown) {
  const file = join(await newFolder(), "description.json");
  const named = { Named: { type: "object", properties: { name: { type: "string" } } } };
  const content = { "application/json": { schema } };
  await writeFile(file, JSON.stringify({
    openapi: "3.1.0",
    components: { schemas: named },
    paths: { "/": { post: { requestBody: { content }, responses: {} } } },
  }));
  const contract = await loadContract(file);
  const body = { kind: "json", value, isLarge: false } as const;
  const read = await contract.readRequest(contract.find("POST", "/")!, "", {}, body, "application/json");
  expect(read.violations).toEqual([]);
  return { body: read.request.body, names: read.ignored.map(({ prefix, name }) => prefix + name) };
}

const named = { $ref: "#/components/schemas/Named" };
const of = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

it.each<[what: string, schema: object, value: unknown, body: unknown, names: string[]]>([
  ["an object", of({ a: {} }), { a: { x: 1 }, b: 1 }, { a: { x: 1 } }, ["b"]],
  ["a reference", of({ a: named }), { a: { name: "x", b: 1 } }, { a: { name: "x" } }, ["a.b"]],
  ["the items of a list", { type: "array", items: named }, [{ b: 1 }, { name: "x", c: 1 }], [{}, { name: "x" }],
    ["[0].b", "[1].c"]],
  ["a map", of({ tags: { type: "object" } }), { tags: { a: { b: [1] } } }, { tags: { a: { b: [1] } } }, []],
  ["a map of objects", of({ all: { type: "object", additionalProperties: named } }),
    { all: { a: { name: "x", b: 1 } } }, { all: { a: { name: "x" } } }, ["all.a.b"]],
  ["an object with any other names", of({ a: named }, { additionalProperties: true }), { a: { b: 1 }, c: { d: 1 } },
    { a: {}, c: { d: 1 } }, ["a.b"]],
  ["the branches that fit", { anyOf: [of({ a: { type: "string" }, c: {} }), of({ a: { type: "number" }, b: {} })] },
    { a: 1, b: 2, c: 3 }, { a: 1, b: 2 }, ["c"]],
  ["several branches that fit", { anyOf: [of({ a: of({ x: {} }) }), of({ a: of({ y: {} }) })] },
    { a: { x: 1, y: 2, z: 3 } }, { a: { x: 1, y: 2 } }, ["a.z"]],
  ["parts, and branches in them",
    { allOf: [of({ a: {} }), { oneOf: [of({ b: { const: 1 } }), of({ b: { const: 2 }, c: {} })] }] },
    { a: 1, b: 1, c: 1 }, { a: 1, b: 1 }, ["c"]],
  ["branches that only require", of({ a: {}, b: {} }, { anyOf: [{ required: ["a"] }, { required: ["b"] }] }),
    { a: 1, c: 1 }, { a: 1 }, ["c"]],
  ["a branch that is a map", { anyOf: [of({ a: { type: "string" } }), { type: "object" }] }, { a: 1, b: 1 },
    { a: 1, b: 1 }, []],
  ["a branch of nothing", { anyOf: [named, { type: "null" }] }, null, null, []],
  ["a value without a schema", {}, { a: 1 }, { a: 1 }, []],
  ["names of objects in JavaScript", of({ a: {} }), JSON.parse('{"constructor":1,"__proto__":{"a":1},"toString":1}'),
    {}, ["constructor", "__proto__", "toString"]],
])("%s", async (_, schema, value, body, names) => {
  const result = await read(schema, value);
  expect(result).toEqual({ body, names });
  expect(Object.keys(result.body ?? {})).toEqual(Object.keys(body ?? {}));
});

it("a schema that contains itself", async () => {
  const tree = of({ below: { $ref: "#/paths/~1/post/requestBody/content/application~1json/schema" } });
  const { body } = await read(tree, { below: { below: { x: 1 }, x: 1 } });
  expect(body).toEqual({ below: { below: {} } });
});

it("many undeclared names are removed, and the first are reported", async () => {
  const value = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`b${index}`, 1]));
  const { body, names } = await read(of({ a: {} }), { a: 1, ...value });
  expect([body, names]).toEqual([{ a: 1 }, Array.from({ length: 10 }, (_, index) => `b${index}`)]);
});
