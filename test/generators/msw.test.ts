/** MSW's handlers, generated from `openapi.yaml`, answer the requests of an app that uses the mock's address. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, inject, it } from "vitest";
import { contract, operations } from "../support/contract.js";
import { description } from "./expect-generated.js";

const { resolve } = createRequire(join(inject("generators").npm, "../package.json"));
const load = <Module>(name: string) => import(pathToFileURL(resolve(name)).href) as Promise<Module>;

/** What the test uses of `@mswjs/source` and `msw`. */
interface Source {
  fromOpenApi: (document: string) => Promise<object[]>;
}
interface Msw {
  getResponse: (handlers: object[], request: Request) => Promise<Response | undefined>;
}

it("@mswjs/source writes a handler for each operation, which matches requests to the first server", async () => {
  const { fromOpenApi } = await load<Source>("@mswjs/source/open-api");
  const { getResponse } = await load<Msw>("msw");
  const handlers = await fromOpenApi(await readFile(description, "utf8"));
  const [{ url: server }] = contract.servers as [{ url: string }];
  const unanswered: string[] = [];
  for (const { id, method, path } of operations) {
    const url = `${server}${path.replace(/\{[^}]+\}/g, "some-id")}`;
    if (!await getResponse(handlers, new Request(url, { method }))) unanswered.push(id);
  }
  expect(unanswered).toEqual([]);
});
