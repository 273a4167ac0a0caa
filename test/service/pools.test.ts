/** Tests browser pools. */
import { expect, it } from "vitest";
import { everyItem } from "../../src/index.js";
import { contentOf, operation, operations } from "../support/contract.js";
import { path, seeded, startPool } from "./pools.start.js";
import { expectRefused, startService } from "./support.js";

const leased = "bs7l4e1a9s6e3d8p5o2l0b4r";

it("a pool is created with its defaults, found by id and name, filled within a second, and deleted", async () => {
  const { client, mock } = await startService();
  const pool = await client.createBrowserPool({ body: { name: "pool", size: 3 } });
  expect(pool).toMatchObject({
    name: "pool",
    available_count: 0,
    acquired_count: 0,
    browser_pool_config: { name: "pool", size: 3, fill_rate_per_minute: 25, timeout_seconds: 600 },
    extension_ids: [],
  });
  expect(pool.profile_id).toBeUndefined();
  await mock.advance(1000);
  for (const id_or_name of [pool.id, "pool"]) {
    expect(await client.getBrowserPool({ path: { id_or_name } })).toEqual({ ...pool, available_count: 3 });
  }
  await client.deleteBrowserPool({ path });
  await expectRefused(client.deleteBrowserPool({ path }), 404, "pool");
  await expectRefused(client.getBrowserPool({ path: { id_or_name: pool.id } }), 404, pool.id);
  await client.createBrowserPool({ body: { name: "pool", size: 1 } }); // the name is free again
});

it("a pool shows its profile and extensions, with the references of the request", async () => {
  const { client } = await startService();
  const config = {
    size: 1,
    profile: { name: "shop-login" },
    extensions: [{ name: "cookie-banner-closer" }],
    proxy_id: "px5a2s8d4f1g7h3j9k6l0z2x",
    telemetry: { enabled: true },
  };
  const { browser_pool_config, profile_id, extension_ids } = await client.createBrowserPool({ body: config });
  const on = { enabled: true };
  expect(browser_pool_config).toMatchObject({
    ...config,
    refresh_on_profile_update: true,
    telemetry: { browser: { control: on, connection: on, system: on, captcha: on } },
  });
  expect(profile_id).toBe("pf3n8w1q6z4k9x2m7t5v0b8c");
  expect(extension_ids).toEqual(["ex4v7b2n9m1k6j3h8g5f0d2s"]);
  const still = await client.createBrowserPool({ body: { ...config, refresh_on_profile_update: false } });
  expect(still.browser_pool_config.refresh_on_profile_update).toBe(false);
});

it("missing resources and exclusive settings are refused, and nothing changes", async () => {
  const { client, update, pool } = await startPool();
  const before = await client.listBrowserPools();
  const refused: [object, number, string][] = [
    [{ name: "checkout-pool" }, 409, seeded],
    [{ profile: { name: "nobody" } }, 400, "nobody"],
    [{ extensions: [{ name: "none" }] }, 400, "extensions[0]"],
    [{ proxy_id: "px" }, 400, "px"],
    [{ refresh_on_profile_update: true }, 400, "profile"],
    [{ refresh_on_profile_update: false }, 400, "profile"],
    [{ telemetry: { enabled: false, browser: { page: { enabled: true } } } }, 400, "telemetry"],
    [{ size: 0 }, 400, "size"],
    [{ size: 100_000 }, 429, "1000"],
    [{ size: 998 }, 429, "997"], // the initial pool has three
  ];
  for (const [body, status, words] of refused) {
    await expectRefused(update({ start_url: "https://example.com", ...body }), status, words);
  }
  refused.push([{ profile: { id: "" } }, 400, "profile"], [{ size: 996 }, 429, "995"]); // the other pool has two
  for (const [body, status, words] of refused.filter(([, , words]) => words !== "997")) {
    await expectRefused(client.createBrowserPool({ body: { size: 1, ...body } }), status, words);
  }
  await expectRefused(client.createBrowserPool({ body: { name: "pool", size: 1 } }), 409, pool.id);
  expect(await client.listBrowserPools()).toEqual(before);
  const { available_count } = await update({ size: 997, name: "pool" });
  expect(available_count).toBe(2);
});

it("pools are listed in pages, newest first, by name and by part of it", async () => {
  const { client } = await startService();
  const ids: string[] = [];
  for (const name of ["ete", "etern"]) ids.unshift((await client.createBrowserPool({ body: { name, size: 1 } })).id);
  const listed = [];
  for await (const { id } of everyItem(client.listBrowserPools, { query: { limit: 1 } })) listed.push(id);
  expect(listed).toEqual([...ids, seeded]);
  const names = async (query: object) => (await client.listBrowserPools({ query })).map(({ name }) => name);
  expect(await names({ name: "ÉTE" })).toEqual(["ete"]);
  expect(await names({ query: "ETE" })).toEqual(["etern", "ete"]);
  expect(await names({ query: seeded })).toEqual(["checkout-pool"]);
});

it("a lease has the settings of the pool and the request; the pool and the session show it", async () => {
  const on = { enabled: true };
  const { client, pool, acquire, expectCounts } = await startPool({
    headless: true,
    timeout_seconds: 900,
    viewport: { width: 800, height: 600 },
    start_url: "https://shop.example.com",
    profile: { name: "shop-login" },
    proxy_id: "px5a2s8d4f1g7h3j9k6l0z2x",
    telemetry: { browser: { page: on } },
  });
  const before = await client.listBrowsers();
  const lease = { name: "run", tags: { a: "1" }, start_url: "https://shop.example.com/cart" };
  const session = await acquire({ ...lease, telemetry: { browser: { console: on } } });
  const { telemetry, ...told } = session ?? {};
  expect(told).toMatchObject({
    ...lease,
    headless: true,
    timeout_seconds: 900,
    viewport: { width: 800, height: 600 },
    profile: { name: "shop-login" },
    proxy_id: "px5a2s8d4f1g7h3j9k6l0z2x",
    pool: { id: pool.id, name: "pool" },
  });
  expect(Object.keys(telemetry?.browser ?? {}).sort())
    .toEqual(["captcha", "connection", "console", "control", "page", "system"]);
  await expectCounts(1, 1);
  expect(await client.getBrowser({ path: { id_or_name: "run" } })).toEqual(session);
  expect(await client.listBrowsers()).toEqual([session, ...before]); // an idle one is not listed
  expect((await client.listBrowsers({ query: { query: "pOOl" } }))[0]).toEqual(session);
});

it("a lease without settings has those of the pool, and can turn telemetry off", async () => {
  const { acquire } = await startPool({ start_url: "https://shop.example.com", telemetry: { enabled: true } });
  expect(await acquire()).toMatchObject({ start_url: "https://shop.example.com", telemetry: { browser: {} } });
  expect((await acquire({ telemetry: { enabled: false } }))?.telemetry).toBeUndefined();
});

it("a released browser waits for the next lease, without the settings of the last one", async () => {
  const { client, acquire, release, expectCounts } = await startPool({ size: 1, start_url: "https://shop.example.com" });
  const lease = { name: "run", tags: { a: "1" }, start_url: "https://example.com", telemetry: { enabled: true } };
  const first = await acquire(lease);
  const id = first?.session_id ?? "";
  await client.updateBrowser({ path: { id_or_name: id }, body: { viewport: { width: 640, height: 480 } } });
  await release(id);
  await expectCounts(1, 0);
  await expectRefused(client.getBrowser({ path: { id_or_name: id } }), 404, id);
  await client.createBrowser({ body: { name: "run" } }); // the name is free
  await expectRefused(release(id), 404, id);
  const { name: _, tags: _1, telemetry: _2, ...kept } = first ?? {};
  const start_url = "https://shop.example.com";
  expect(await acquire()).toEqual({ ...kept, start_url, viewport: { width: 640, height: 480 } });
});

it("a browser that is released without reuse is deleted and replaced", async () => {
  const { client, mock, acquire, release, expectCounts } = await startPool({ size: 1 });
  const { session_id: id = "" } = await acquire() ?? {};
  await release(id, false);
  await expectCounts(0, 0);
  const gone = await client.getBrowser({ path: { id_or_name: id }, query: { include_deleted: true } });
  expect(gone.deleted_at).toBeDefined();
  await mock.advance(1000);
  await expectCounts(1, 0);
  expect((await acquire())?.session_id).not.toBe(id);
});

it("only browsers leased from the pool can be released to it", async () => {
  const { client, release, expectCounts } = await startPool();
  const { session_id: own } = await client.createBrowser();
  for (const id of [own, leased, "bs"]) await expectRefused(release(id), 404, id);
  const elsewhere = { path: { id_or_name: "none" }, body: { session_id: leased } };
  await expectRefused(client.releaseBrowser(elsewhere), 404, "none");
  await expectCounts(2, 0);
});

it("a leased browser that is deleted or times out is replaced", async () => {
  const { client, mock, acquire, expectCounts } = await startPool({ timeout_seconds: 10 });
  const [first, second] = [await acquire(), await acquire()];
  await expectCounts(0, 2);
  await client.deleteBrowser({ path: { id_or_name: first?.session_id ?? "" } });
  await expectCounts(0, 1);
  await mock.advance(1000);
  await expectCounts(1, 1);
  await mock.advance(10_000);
  await expectRefused(client.getBrowser({ path: { id_or_name: second?.session_id ?? "" } }), 404, "");
  await expectCounts(2, 0);
  await mock.advance(60_000); // the idle ones have no timeout
  await expectCounts(2, 0);
});

it("a flush replaces the idle browsers, and leaves the leased ones", async () => {
  const { client, mock, acquire, release, expectCounts } = await startPool();
  const [first, second] = [await acquire(), await acquire()];
  await release(second?.session_id);
  await client.flushBrowserPool({ path });
  await expectCounts(0, 1);
  await mock.advance(1000);
  await expectCounts(1, 1);
  expect((await acquire())?.session_id).not.toBe(second?.session_id);
  await client.getBrowser({ path: { id_or_name: first?.session_id ?? "" } });
  await expectRefused(client.flushBrowserPool({ path: { id_or_name: "none" } }), 404, "none");
});

it("a pool with leases is only deleted by force, with all its browsers", async () => {
  const { client, mock, acquire, expectCounts } = await startPool();
  const { session_id: id_or_name = "" } = await acquire() ?? {};
  await expectRefused(client.deleteBrowserPool({ path }), 400, "force");
  await expectRefused(client.deleteBrowserPool({ path, body: { force: false } }), 400, "force");
  await expectCounts(1, 1);
  await client.deleteBrowserPool({ path, body: { force: true } });
  await expectRefused(client.getBrowser({ path: { id_or_name } }), 404, id_or_name);
  await mock.advance(1000);
  expect((await client.listBrowserPools()).map(({ id }) => id)).toEqual([seeded]);
});

it("the initial pools are those of the examples, and their lease ends like any other", async () => {
  const { client } = await startService();
  const at = { path: { id_or_name: "checkout-pool" } };
  const [example] = Object.values(contentOf(operation("getBrowserPool").responses[200] ?? {})?.examples ?? {});
  const pool = await client.getBrowserPool(at);
  expect(pool).toEqual(example);
  expect(await client.listBrowserPools()).toEqual([pool]);
  const session = await client.getBrowser({ path: { id_or_name: leased } });
  expect(session).toMatchObject({ tags: { team: "research" }, pool: { id: seeded, name: "checkout-pool" } });
  await client.releaseBrowser({ ...at, body: { session_id: leased } });
  for (let n = 0; n < 2; n++) await client.acquireBrowser({ ...at, body: {} });
  const again = await client.acquireBrowser({ ...at, body: {} });
  expect(again).toMatchObject({ session_id: leased, start_url: "https://shop.example.com" });
  expect(again?.tags).toBeUndefined();
});

it("the samples of the docs succeed on a fresh mock, one after the other", async () => {
  const { client } = await startService();
  const calls = client as unknown as Record<string, (request: object) => Promise<unknown>>;
  const documented = operations.filter(({ tags }) => tags.includes("Browser pools"));
  expect(documented).toHaveLength(8);
  for (const { id, parameters, body } of documented) {
    const given = parameters.filter((one) => one.in === "path").map(({ name, example }) => [name, example] as const);
    const [sample] = Object.values(body?.examples ?? {});
    await calls[id]?.({ path: Object.fromEntries(given), ...sample !== undefined && { body: sample } });
  }
});

it("the official SDK acquires a browser from a pool, and releases it", async () => {
  const { kernel, mock } = await startService();
  const { id } = await kernel.browserPools.create({ name: "sdk", size: 1 });
  const session = await kernel.browserPools.acquire("sdk", { acquire_timeout_seconds: 30, tags: { a: "1" } });
  expect(session.pool).toEqual({ id, name: "sdk" });
  expect(await kernel.browserPools.acquire("sdk", { acquire_timeout_seconds: 0 })).toBeNull();
  await kernel.browserPools.release("sdk", { session_id: session.session_id });
  await kernel.browserPools.flush("sdk");
  await mock.advance(1000);
  const updated = await kernel.browserPools.update("sdk", { size: 2 });
  expect(updated).toMatchObject({ available_count: 1, browser_pool_config: { size: 2 } });
  const ids = [];
  for await (const pool of kernel.browserPools.list({ limit: 1 })) ids.push(pool.id);
  expect(ids).toEqual([id, seeded]);
  await kernel.browserPools.delete("sdk");
  await expect(kernel.browserPools.retrieve("sdk")).rejects.toMatchObject({ status: 404 });
});
