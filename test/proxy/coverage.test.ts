/** The proxy and a check of what it saved reach the same of the contract as the mock that answered. */
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { createClient } from "cloud-browser-contract";
import { expect, it, onTestFinished } from "vitest";
import { checkHar } from "../../src/check/index.js";
import { startProxy } from "../../src/proxy/index.js";
import { newFolder } from "../support/folder.js";
import { bearer, json, session, startTestMock } from "../support/mock.js";

it("says the same as the mock, and so does a check of the archive", async () => {
  const mock = await startTestMock({ token: "any-token", overrides: { createProxy: { status: 503, times: 1 } } });
  const save = join(await newFolder(), "traffic.har");
  const proxy = await startProxy({ target: mock.url, save });
  onTestFinished(() => proxy.close());
  const client = createClient({ baseUrl: proxy.url, token: "any-token" });
  const send = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    await (await fetch(proxy.url + path, { method, headers, ...body !== undefined && { body } })).arrayBuffer();
  };
  const path = { id: session };

  await client.createBrowser({ body: { name: "a", viewport: { width: 1280, height: 800 }, stealth: true } });
  await client.createBrowser({});
  await client.listBrowsers({ query: { limit: 1, offset: 1 } });
  const proxyBody = { type: "datacenter" as const, config: { country: "US" } };
  await client.createProxy({ body: proxyBody }).catch(() => {});
  await client.createProxy({ body: proxyBody });
  const actions = [{ type: "sleep" as const, sleep: { duration_ms: 1 } }];
  await client.batchComputerAction({ path, body: { actions } });
  await client.uploadFiles({ path, body: { files: [{ dest_path: "/a.txt", file: new Blob(["a"]) }] } });
  const { process_id = "" } = await client.spawnProcess({ path, body: { command: "echo", args: ["a"] } });
  for await (const _ of await client.streamProcessStdout({ path: { ...path, process_id } })) continue;
  await client.getProfile({ path: { id_or_name: "nobody" } }).catch(() => {});
  await send("POST", "/profiles", json, '{"name": 1}');
  await send("GET", "/profiles?limit=2", { Authorization: "Bearer another-token" });
  await send("GET", "/profiles?limit=2", {});
  await send("GET", "/nothing", bearer);
  await proxy.close();

  const coverage = mock.coverage();
  expect(coverage).toMatchObject({ used: 10, statuses: { seen: 10 } });
  expect(proxy.report().coverage).toEqual(coverage);
  expect((await checkHar(createReadStream(save))).coverage).toEqual(coverage);
});
