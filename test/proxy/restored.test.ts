/** What the proxy has saved is restored in a mock: of the whole service, and of a server that is not ours. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Kernel from "@onkernel/sdk";
import { expect, it, onTestFinished } from "vitest";
import { startMock } from "../../src/mock/index.js";
import { startProxy } from "../../src/proxy/index.js";
import { takeFiftySteps } from "../mock/recording/fifty-steps.js";
import { everythingIn } from "../mock/recording/shown.js";
import { newFolder } from "../support/folder.js";
import { startServer } from "../support/server.js";

const kernelOf = (baseURL: string) => new Kernel({ baseURL, apiKey: "any-token", maxRetries: 0 });

/** Passes what a program does through the proxy to a server. Returns what was saved. */
async function saved(target: string, work: (kernel: Kernel) => Promise<unknown>): Promise<string> {
  const save = join(await newFolder(), "saved.har");
  const proxy = await startProxy({ target, save });
  await work(kernelOf(proxy.url));
  await proxy.close();
  return readFile(save, "utf8");
}

async function restore(recording: string) {
  const mock = await startMock({ empty: true, recording });
  onTestFinished(() => mock.close());
  return mock;
}

it("restores fifty steps of the official SDK, with their ids", async () => {
  const target = await startMock({ empty: true });
  onTestFinished(() => target.close());
  const recording = await saved(target.url, takeFiftySteps);
  const mock = await restore(recording);
  expect(mock.restored).toMatchObject({ isCut: false, problems: [] });
  const [before, after] = [await everythingIn(fetch, target.url), await everythingIn(fetch, mock.url)];
  for (const path of ["profiles", "proxies", "extensions", "browser_pools", "deployments", "invocations"]) {
    expect(idsIn(after[`/${path}?limit=100`])).toEqual(idsIn(before[`/${path}?limit=100`]));
  }
  const files = Object.keys(before).filter((path) => path.includes("read_file") && before[path]?.startsWith("200"));
  expect(files).toHaveLength(3);
  expect(files.map((path) => after[path])).toEqual(files.map((path) => before[path]));
});

function idsIn(shown = ""): string[] {
  return (JSON.parse(shown.slice("200 ".length)) as { id: string }[]).map(({ id }) => id);
}

it("restores what a server that is not ours has answered", async () => {
  const made = new Map<string, object>();
  const { baseUrl } = await startServer((request, response) => {
    void request.toArray().then((chunks) => {
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks as Buffer[]).toString()) as object : {};
      const [, kind = "", id = ""] = (request.url ?? "").split("/");
      if (request.method === "DELETE") {
        made.delete(id);
        response.writeHead(204).end();
        return;
      }
      const newId = randomUUID();
      const ids = kind === "browsers" ? { session_id: newId } : { id: newId };
      made.set(newId, body);
      response.writeHead(201, { "Content-Type": "application/json" })
        .end(JSON.stringify({ ...body, ...ids, created_at: "2020-01-01T00:00:00Z" }));
    });
  });
  const ids: string[] = [];
  const recording = await saved(baseUrl, async ({ browsers, profiles, proxies }) => {
    ids.push((await browsers.create({ name: "shop" })).session_id);
    ids.push((await profiles.create({ name: "ann" })).id);
    await profiles.delete((await profiles.create({ name: "bob" })).id);
    ids.push((await proxies.create({ type: "datacenter", name: "p" })).id ?? "");
  });
  expect(recording).not.toContain("any-token");
  const mock = await restore(recording);
  expect(mock.restored).toMatchObject({ restored: 5, problems: [] });
  const kernel = kernelOf(mock.url);
  expect((await kernel.browsers.retrieve("shop")).session_id).toBe(ids[0]);
  expect((await kernel.profiles.list()).getPaginatedItems().map(({ id }) => id)).toEqual([ids[1]]);
  expect((await kernel.proxies.list()).getPaginatedItems().map(({ id }) => id)).toEqual([ids[2]]);
});
