/** A part of a resource, such as a pin, that a DELETE below the resource removes: it is not the end of the resource. */
import { expect, it } from "vitest";
import { checkedOperations, type CheckedOperation } from "../../src/check/operations.js";
import { createCleanup } from "../../src/check/fixtures/cleanup.js";
import { createFileCleanup } from "../../src/check/fixtures/files.js";
import type { Send } from "../../src/check/http/send.js";
import { resolveLinks } from "../../src/check/links.js";
import type { Operation } from "../../src/openapi/index.js";

const linkTo = (operationId: string, id: string) => ({ operationId, parameters: { id } });
/** An operation with a response, which links to other operations. */
function declared(id: string, method: string, path: string, links: object[] = []): Operation {
  const parameters = path.includes("{") ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }] : [];
  const responses = { 200: { description: "Done.", links: { ...links } } };
  return { id, method, path, area: "Things", parameters, responses } as unknown as Operation;
}

const ofNew = "$response.body#/id";
const operations = [
  // The link to the deletion of the part is the first one, so that its place does not decide.
  declared("createThing", "POST", "/things", ["unpinThing", "getThing", "deleteThing"].map((id) => linkTo(id, ofNew))),
  declared("listThings", "GET", "/things", [linkTo("getThing", "$response.body#/0/id")]),
  declared("getThing", "GET", "/things/{id}"),
  declared("pinThing", "POST", "/things/{id}/pin", [linkTo("unpinThing", "$request.path.id")]),
  declared("unpinThing", "DELETE", "/things/{id}/pin"),
  declared("deleteThing", "DELETE", "/things/{id}"),
];

/** Ends what some requests have created, on a server with a thing for each id. Returns the requests that end it. */
async function deletionsAfter(requests: string[], { things = [] as string[], without = [] as string[] } = {}) {
  const checked = checkedOperations({ document: {}, operations } as never).filter(({ id }) => !without.includes(id));
  const sent: string[] = [];
  const kept = new Set(things);
  const send = ((operation: CheckedOperation, { path: { id = "" } = {} }) => {
    if (operation.method === "DELETE") sent.push(`${operation.id} ${id}`);
    if (operation.id === "deleteThing") kept.delete(id);
    const isFound = operation.id === "listThings" || kept.has(id);
    const text = JSON.stringify([...kept].map((one) => ({ id: one, name: `name-check-${one}` })));
    return Promise.resolve({ operation, response: { status: isFound ? 200 : 404, text } });
  }) as unknown as Send;
  const cleanup = createCleanup(resolveLinks(checked), createFileCleanup(checked, undefined, "-check"));
  for (const id of requests) {
    const operation = checked.find((one) => one.id === id) as CheckedOperation;
    cleanup.record(operation, { path: { id: "t1" }, requestBody: {}, responseBody: { id: "t1" } });
  }
  const left = await cleanup.run(send, "-check");
  expect(left).toEqual([]);
  return sent;
}

it("a thing is deleted, and a part that was not created is not", async () => {
  expect(await deletionsAfter(["createThing"], { things: ["t1"] })).toEqual(["deleteThing t1"]);
});

it("a part that was created is deleted before the thing", async () => {
  const requests = ["createThing", "pinThing", "unpinThing", "pinThing"];
  expect(await deletionsAfter(requests, { things: ["t1"] })).toEqual(["unpinThing t1", "deleteThing t1"]);
});

it("a thing is deleted after a part of it was, even if nothing shows it", async () => {
  const without = ["getThing", "listThings"];
  const requests = ["createThing", "pinThing", "unpinThing"];
  expect(await deletionsAfter(requests, { things: ["t1"], without })).toEqual(["deleteThing t1"]);
});

it("a thing that is only known by its name is deleted by its own deletion", async () => {
  expect(await deletionsAfter([], { things: ["t2"] })).toEqual(["deleteThing t2"]);
});

it("a part ends with its thing", async () => {
  expect(await deletionsAfter(["createThing", "pinThing", "deleteThing"])).toEqual([]);
});
