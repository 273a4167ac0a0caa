/** Responses of the kinds that the contract does not have: bytes and trees as examples, and a call without a token. */
import { describe, expect, it } from "vitest";
import type { Node } from "../../support/contract.js";
import { ask, constructs, expectDone, expectFits, shareConstructs, startConstructs } from "./support.js";

shareConstructs();

const contentOf = (path: string) => constructs.paths[path].get.responses["200"].content as Node;
const schemaOf = (path: string) =>
  `/paths/${path.replaceAll("/", "~1")}/get/responses/200/content/application~1json/schema`;

it("an operation without security needs no token", async () => {
  await expectDone(fetch(`${(await startConstructs()).url}/open`));
});

it("a response is the only example, which has no name", async () => {
  expect(await (await ask("/responses/tree")).json()).toEqual(contentOf("/responses/tree")["application/json"].example);
});

it("a response has the bytes of the external value of its example", async () => {
  const response = await ask("/responses/picture");
  const { externalValue } = contentOf("/responses/picture")["image/png"].examples.one_pixel;
  const bytes = Buffer.from((externalValue as string).split(",")[1] as string, "base64");
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Content-Length")).toBe(`${bytes.length}`);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
});

describe("a generated response", () => {
  const prefer = { headers: { Prefer: "dynamic=true" } };

  it.each([
    ["a schema that contains itself", "/responses/tree"],
    ["a list of objects with every kind of property", "/responses/sessions"],
  ])("fits %s, and is not the example", async (_, path) => {
    const example = await (await ask(path)).text();
    expectFits(schemaOf(path), JSON.parse(example)); // otherwise the fault is in constructs.yaml
    for (let round = 0; round < 10; round++) {
      const response = await ask(path, prefer);
      expect(response.status).toBe(200);
      const text = await response.text();
      expect(text).not.toBe(example);
      expectFits(schemaOf(path), JSON.parse(text));
    }
  });
});
