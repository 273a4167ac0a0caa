/** What the coverage reads from any description: statuses, paths, unions, events; and its short list. */
import { describe, expect, it } from "vitest";
import { createContract } from "../../src/contract/index.js";
import { createCoverage } from "../../src/coverage/index.js";
import { textOfCoverage } from "../../src/coverage/text.js";
import type { Operation } from "../../src/openapi/index.js";

type Node = Record<string, unknown>;

const empty = { path: {}, query: {}, header: {}, defaulted: [] };
const ofSchema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Node, more: Node = {}) => ({ type: "object", properties, ...more });
const text = { type: "string" };

/** Returns a union whose branches are told apart by a property. */
const tagged = (propertyName: string, mapping: Record<string, string>) => ({
  oneOf: Object.values(mapping).map(ofSchema),
  discriminator: {
    propertyName,
    mapping: Object.fromEntries(Object.entries(mapping).map(([tag, name]) => [tag, ofSchema(name).$ref])),
  },
});

/** Creates the coverage of a description with these operations, and schemas of its components. */
function coverageOf(operations: Node, schemas: Node = {}) {
  const paths = Object.fromEntries(Object.entries(operations).map(([operationId, operation]) =>
    [`/${operationId}`, { post: { operationId, responses: { 200: {} }, ...operation as Node } }]));
  const contract = createContract({ openapi: "3.1.0", paths, components: { schemas } });
  const coverage = createCoverage(contract);
  const find = (id: string) => contract.byId.get(id) as Operation;
  return {
    ...coverage,
    find,
    of: (id: string) => coverage.report().operations.find((one) => one.id === id),
    call: (id: string, status = 200, request?: Node) =>
      coverage.add({ operation: find(id), status, request: request && { ...empty, body: undefined, ...request } }),
  };
}

const sends = (schema: Node) => ({ requestBody: { content: { "application/json": { schema } } } });

describe("statuses", () => {
  it("are those that are declared, also by a range, and others", () => {
    const { call, of } = coverageOf({ a: { responses: { "200": {}, "404": {}, "4XX": {}, "default": {} } } });
    for (const status of [404, 418, 503, 503]) call("a", status);
    expect(of("a")?.statuses).toEqual({ seen: ["404", "4XX"], unseen: ["200"], others: ["503"] });
  });
  it("count once if they are errors of every operation", () => {
    const { call, report } = coverageOf({
      a: { responses: { 200: {}, 401: {}, 404: {} } }, b: { responses: { 200: {}, 401: {} } },
      c: { responses: { 401: {} } },
    });
    expect(report().statuses).toEqual({ seen: 0, declared: 0, percent: 0 });
    call("a");
    call("b", 401);
    expect(report().statuses).toEqual({ seen: 2, declared: 4, percent: 50 });
    call("b");
    expect(report().statuses).toEqual({ seen: 3, declared: 4, percent: 75 });
  });
  it("are rounded down, so that 100 % are all", () => {
    const responses = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [200 + index, {}]));
    const { call, report } = coverageOf({ a: { responses } });
    for (let status = 200; status < 400; status++) call("a", status);
    expect(report().statuses).toEqual({ seen: 200, declared: 201, percent: 99 });
  });
});

describe("what was sent", () => {
  it("has properties by their paths, in objects, lists and the branches of unions", () => {
    const schema = object({
      size: object({ width: text, height: text }),
      files: { type: "array", items: object({ path: text, mode: text }) },
    }, { allOf: [object({ id: text })], anyOf: [object({ one: text }), object({ other: text })] });
    const { call, of } = coverageOf({ a: sends(schema) });
    call("a", 200, { body: { size: { width: "1" }, files: [{ path: "a" }, {}], id: "b", other: "c", unknown: "d" } });
    expect(of("a")?.properties).toEqual({
      seen: ["size", "size.width", "files", "files[].path", "id", "other"],
      unseen: ["size.height", "files[].mode", "one"],
    });
  });
  it("leaves out what was omitted, of each object", () => {
    const { call, of, add, find } = coverageOf({ a: sends(object({ list: { items: object({ x: text, y: text }) } })) });
    const [one, other] = [{ x: "default" }, { x: "default", y: "default" }];
    const omitted = new Map([[one, ["x"]], [other, ["x", "y"]]]);
    add({ operation: find("a"), status: 200, request: { ...empty, body: { list: [one, other] } }, omitted });
    expect(of("a")?.properties).toEqual({ seen: ["list"], unseen: ["list[].x", "list[].y"] });
    call("a", 200, { body: { list: [one] } });
    expect(of("a")?.properties.seen).toEqual(["list", "list[].x"]);
  });
  it("has the parameters of query and headers, without those that were omitted", () => {
    const inQuery = ["limit", "offset", "sort"].map((name) => ({ name, in: "query", schema: text }));
    const parameters = [...inQuery, { name: "X-Key", in: "header", schema: text }];
    const { call, of } = coverageOf({ a: { parameters } });
    call("a", 200, { query: { limit: 1, offset: 2 }, defaulted: ["limit"], header: { "X-Key": "a" } });
    expect(of("a")?.parameters).toEqual({ seen: ["offset", "X-Key"], unseen: ["limit", "sort"] });
  });
  it("ends where a schema contains itself", () => {
    const { call, of } = coverageOf({ a: sends(ofSchema("Tree")) }, {
      Tree: object({ name: text, children: { type: "array", items: ofSchema("Tree") } }),
    });
    const body = { name: "a", children: [{ name: "b", children: [{ name: "c", children: [] }] }] };
    call("a", 200, { body });
    expect(of("a")?.properties).toEqual({
      seen: ["name", "children", "children[].name", "children[].children"], unseen: [],
    });
  });
  it("has the variants of unions, by tag, or else by the name of their schema", () => {
    const untagged = { anyOf: [ofSchema("Cat"), ofSchema("Dog"), { type: "null" }] };
    const { call, of } = coverageOf({
      a: sends(tagged("type", { cat: "Cat", dog: "Dog" })),
      b: sends(object({ pets: { type: "array", items: untagged } })),
    }, {
      Cat: object({ type: { const: "cat" } }, { required: ["type"] }),
      Dog: object({ type: { const: "dog" } }, { required: ["type"] }),
    });
    call("a", 200, { body: { type: "dog" } });
    call("b", 200, { body: { pets: [{ type: "cat" }, null] } });
    expect(of("a")?.variants).toEqual({ seen: ["dog"], unseen: ["cat"] });
    expect(of("b")?.variants).toEqual({ seen: ["pets[]: Cat"], unseen: ["pets[]: Dog"] });
  });
  it.each([[400, []], [401, []], [404, ["name"]], [200, ["name"]]])("is counted with %i: %j", (status, seen) => {
    const { call, of } = coverageOf({ a: sends(object({ name: text })) });
    call("a", status, { body: { name: "a" } });
    expect(of("a")?.properties.seen).toEqual(seen);
  });
});

describe("events", () => {
  const streams = (schema: Node) => ({ responses: { 200: { content: { "text/event-stream": { schema } } } } });
  it("have the tags of their union, or else the listed values of their properties", () => {
    const { call, addEvents, find, of } = coverageOf({
      a: streams(object({ seq: text, data: tagged("event", { log: "Log", end: "End" }) })),
      b: streams(object({ kind: { enum: ["x", "y"] }, last: { const: "z" } })),
    }, { Log: object({ event: { const: "log" } }), End: object({ event: { const: "end" } }) });
    call("a");
    call("b");
    addEvents(find("a"), ['{"seq": "1", "data": {"event": "end"}}', "{", "null"]);
    addEvents(find("b"), ['{"kind": "y"}', '{"last": "z", "other": "x"}']);
    expect(of("a")?.events).toEqual({ seen: ["end"], unseen: ["log"] });
    expect(of("b")?.events).toEqual({ seen: ["y", "z"], unseen: ["x"] });
  });
  it("are no call by themselves", () => {
    const { addEvents, find, report } = coverageOf({ a: streams(object({})) });
    addEvents(find("a"), ["{}"]);
    expect(report().used).toBe(0);
  });
});

it("takes no more memory with more calls", () => {
  const { call, report } = coverageOf({ a: sends(object({ names: { type: "object", additionalProperties: text } })) });
  call("a", 200, { body: { names: { a: "b" } } });
  const before = JSON.stringify(report()).length;
  for (let index = 0; index < 1000; index++) {
    call("a", 200, { body: { names: { [`name ${index}`]: "b" } }, query: { [`name ${index}`]: "b" } });
  }
  expect(JSON.stringify(report())).toHaveLength(before + "000".length);
});

describe("what was never seen", () => {
  const responses = (...statuses: number[]) => ({
    responses: Object.fromEntries([200, 500, ...statuses].map((status) => [status, {}])),
  });
  it("has other successes first, then rare errors, and common ones last", () => {
    const { call, report } = coverageOf({
      a: responses(202, 404, 429), b: responses(404), c: responses(404, 409), d: responses(404, 409), e: responses(),
    });
    for (const id of ["a", "b", "b", "d"]) call(id);
    expect(report().neverSeen).toEqual(["202 and 429 of a", "409 of d", "404 of b, a and d", "500 of any operation"]);
    call("e", 500);
    call("a", 429);
    expect(report().neverSeen).toEqual(["200 of e", "202 of a", "409 of d", "404 of a, b and d"]);
  });
  it("names five operations, says how many more there are, and has ten lines", () => {
    const ids = Array.from({ length: 12 }, (_, index) => `o${index}`);
    const { call, report } = coverageOf({
      ...Object.fromEntries(ids.map((id, index) => [id, responses(404, 410 + index)])), other: responses(),
    });
    for (const id of ids) call(id);
    const { neverSeen } = report();
    expect(neverSeen).toHaveLength(11);
    expect(neverSeen[0]).toBe("410 of o0");
    expect(neverSeen.at(-1)).toBe("and 4 more like these");
    for (const [index, id] of ids.entries()) call(id, 410 + index);
    expect(report().neverSeen).toEqual(["404 of o0, o1, o2, o3, o4 and 7 more", "500 of any operation"]);
  });
  it("has pages and events", () => {
    const headers = { "X-Next-Offset": {} };
    const schema = object({ type: { enum: ["x", "y"] } });
    const { call, report } = coverageOf({
      a: { responses: { 200: { headers } } },
      b: { responses: { 200: { content: { "text/event-stream": { schema } } } } },
    });
    call("a", 200, { query: { offset: 0 } });
    call("b");
    expect(report().neverSeen).toEqual(["a second page of a", "the events x and y of b"]);
    call("a", 200, { query: { offset: 20 } });
    expect(report().neverSeen).toEqual(["the events x and y of b"]);
  });
});

it("is text, with a table", () => {
  const { call, report, clear } = coverageOf({
    create: { ...sends(object({ a: text })), responses: { 200: {}, 404: {} } }, list: {},
  });
  expect(textOfCoverage(report(), "Your tests")).toBe("Your tests used 0 of 2 operations.\n");
  call("create");
  expect(textOfCoverage(report(), "Your tests")).toBe(`
Operation  calls  statuses  parameters  properties  variants  events
create         1    1 of 2           -      0 of 1         -       -

1 of 2 statuses of these operations came (50 %).
Your tests used 1 of 2 operations, and never saw:
   404 of create
`);
  clear();
  call("list");
  expect(textOfCoverage(report(), "The traffic")).toContain("The traffic used 1 of 2 operations and saw all of their");
});
