/** A part of a form that is JSON may have parameters: the Blob of Bun adds a charset to its type. */
import { expect, it } from "vitest";
import { loadContract } from "../../src/contract/node/load.js";

const source = { type: "github", url: "https://github.com/a/b", ref: "main", entrypoint: "main.ts" };

it.each([
  ["application/json", 0], ["application/json;charset=utf-8", 0], ["application/json; charset=utf-8", 0],
  ["application/jsonl", 1], ["text/plain;charset=utf-8", 1],
])("a part of the type %s has %s violations", async (type, count) => {
  const contract = await loadContract();
  const match = contract.find("POST", "/deployments");
  if (!match) throw new Error("There is no such operation.");
  const file = Object.assign(new Blob([JSON.stringify(source)], { type }), { name: "blob" });
  const body = { kind: "form", parts: [["source", file]] } as never;
  const { request, violations } = await contract.readRequest(match, "", {}, body, "multipart/form-data");
  expect(violations).toHaveLength(count);
  if (count === 0) expect(request.body).toMatchObject({ source });
});
