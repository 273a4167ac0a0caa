/** Tests updates of a browser pool, and their effect on its browsers. */
import { expect, it } from "vitest";
import { path, startHandlers, startPool } from "./pools.start.js";
import { expectRefused } from "./support.js";

const profile = { name: "shop-login" };

it("an update changes the given settings, and empty values remove settings", async () => {
  const { update } = await startPool({
    profile,
    extensions: [{ name: "cookie-banner-closer" }],
    proxy_id: "px5a2s8d4f1g7h3j9k6l0z2x",
    start_url: "https://shop.example.com",
    chrome_policy: { BookmarkBarEnabled: false },
  });
  const before = await update({});
  const { browser_pool_config: config } = before;
  expect(await update({ name: "", telemetry: null })).toEqual(before);
  expect(await update({ telemetry: {} })).toEqual(before);
  const viewport = { width: 800, height: 600 };
  const changed = await update({ stealth: true, viewport, chrome_policy: { HomepageLocation: "https://example.com" } });
  expect(changed.browser_pool_config)
    .toEqual({ ...config, stealth: true, viewport, chrome_policy: { HomepageLocation: "https://example.com" } });
  const empty = { proxy_id: "", start_url: "", extensions: [], chrome_policy: {} };
  const { browser_pool_config: rest, extension_ids } = await update(empty);
  const missing = Object.keys(config).filter((name) => !(name in rest));
  expect(missing.sort()).toEqual(Object.keys(empty).sort());
  expect(extension_ids).toEqual([]);
});

it("telemetry is merged, started again, or turned off", async () => {
  const { update } = await startPool();
  const on = { enabled: true };
  const recorded = async (telemetry: object | null) =>
    Object.keys((await update({ telemetry })).browser_pool_config.telemetry?.browser ?? {}).length;
  expect(await recorded({ browser: { page: on } })).toBe(5);
  expect(await recorded({ browser: { console: on } })).toBe(6);
  expect(await recorded(null)).toBe(6);
  expect(await recorded({ enabled: true })).toBe(4);
  expect(await recorded({ enabled: false })).toBe(0);
});

it("an update can remove the profile; a new one turns its refresh on, unless the update sets that", async () => {
  const { client, update } = await startPool({ profile, refresh_on_profile_update: false });
  const shown = async (body: object) => {
    const { profile_id, browser_pool_config: { profile, refresh_on_profile_update } } = await update(body);
    return [profile_id, profile, refresh_on_profile_update];
  };
  const { id } = await client.getProfile({ path: { id_or_name: "shop-login" } });
  expect(await shown({ profile: { id } })).toEqual([id, { id }, false]); // it is the same one
  const other = await client.createProfile({ body: { name: "other" } });
  expect(await shown({ profile: { name: "other" } })).toEqual([other.id, { name: "other" }, true]);
  expect(await shown({ profile, refresh_on_profile_update: false })).toEqual([id, profile, false]);
  expect(await shown({ refresh_on_profile_update: true })).toEqual([id, profile, true]);
  await expectRefused(update({ profile: { id: "" }, refresh_on_profile_update: true }), 400, "profile");
  expect(await shown({ profile: { id: "" } })).toEqual([undefined, undefined, undefined]);
  await expectRefused(update({ refresh_on_profile_update: true }), 400, "profile");
  expect(await shown({ profile })).toEqual([id, profile, true]);
});

it("a pool is renamed, and its leases with it", async () => {
  const { client, pool: { id }, acquire, update } = await startPool();
  const { session_id } = await acquire() ?? { session_id: "" };
  expect((await update({ name: "renamed" })).name).toBe("renamed");
  const { pool } = await client.getBrowser({ path: { id_or_name: session_id } });
  expect(pool).toEqual({ id, name: "renamed" });
  await expectRefused(client.getBrowserPool({ path }), 404, "pool");
});

it("browsers keep their configuration, even after a lease; later browsers have the new one", async () => {
  const { client, mock, acquire, release, update } = await startPool({ start_url: "https://old.example.com" });
  const [first] = [await acquire(), await update({ start_url: "https://new.example.com" })];
  const old = { start_url: "https://old.example.com" };
  expect(await client.getBrowser({ path: { id_or_name: first?.session_id ?? "" } })).toMatchObject(old);
  expect(await acquire()).toMatchObject(old);
  await release(first?.session_id);
  expect(await acquire()).toMatchObject({ ...old, session_id: first?.session_id });
  await release(first?.session_id, false);
  await mock.advance(1000);
  expect(await acquire()).toMatchObject({ start_url: "https://new.example.com" });
});

it("discarding idle browsers restarts them at once, and keeps leased ones", async () => {
  const { client, acquire, expectCounts, update } = await startPool({ size: 3 });
  const { session_id } = await acquire() ?? { session_id: "" };
  const { available_count } = await update({ start_url: "https://new.example.com", discard_all_idle: true });
  expect(available_count).toBe(2);
  expect((await client.getBrowser({ path: { id_or_name: session_id } })).start_url).toBeUndefined();
  for (let n = 0; n < 2; n++) expect(await acquire()).toMatchObject({ start_url: "https://new.example.com" });
  await expectCounts(0, 3);
});

it("a pool that becomes larger is filled, and one that becomes smaller loses idle browsers first", async () => {
  const { mock, acquire, release, expectCounts, update } = await startPool();
  const [first, second] = [await acquire(), await acquire()];
  await update({ size: 4 });
  await expectCounts(0, 2);
  await mock.advance(1000);
  await expectCounts(2, 2);
  await update({ size: 3 });
  await expectCounts(1, 2);
  await update({ size: 1 });
  await expectCounts(0, 2);
  await release(first?.session_id); // there is no place for it
  await expectCounts(0, 1);
  await release(second?.session_id);
  await expectCounts(1, 0);
  await mock.advance(1000);
  await expectCounts(1, 0);
  await update({ size: 2, discard_all_idle: true });
  await expectCounts(1, 0);
  await mock.advance(1000);
  await expectCounts(2, 0);
});

it("a slot that is removed before it is filled does not speed up the others", async () => {
  const { handlers, advance } = startHandlers();
  await handlers.createBrowserPool({ body: { name: "pool", size: 2, fill_rate_per_minute: 25, timeout_seconds: 600 } });
  advance(1000);
  await handlers.updateBrowserPool({ path, body: { size: 3 } });
  await handlers.updateBrowserPool({ path, body: { size: 2 } });
  advance(150);
  await handlers.flushBrowserPool({ path });
  advance(100);
  expect(await handlers.getBrowserPool({ path })).toMatchObject({ body: { available_count: 0 } });
  advance(100);
  expect(await handlers.getBrowserPool({ path })).toMatchObject({ body: { available_count: 2 } });
});

it("a pool with filling off starts no browsers until filling is on", async () => {
  const { mock, expectCounts, update } = await startPool({ fill_rate_per_minute: 0 });
  await mock.advance(3_600_000);
  await expectCounts(0, 0);
  await update({ fill_rate_per_minute: 1 });
  await mock.advance(1000);
  await expectCounts(2, 0);
});

it("saving the profile flushes the idle browsers, if that is configured", async () => {
  const { client, mock, acquire, expectCounts, update } = await startPool({ profile });
  await acquire();
  const save = async (name: string) => {
    const { session_id } = await client.createBrowser({ body: { profile: { name, save_changes: true } } });
    await client.deleteBrowser({ path: { id_or_name: session_id } });
  };
  await client.createProfile({ body: { name: "other" } });
  await save("other");
  await expectCounts(1, 1);
  await save("shop-login");
  await expectCounts(0, 1);
  await mock.advance(1000);
  await expectCounts(1, 1);
  await update({ refresh_on_profile_update: false });
  await save("shop-login");
  await expectCounts(1, 1);
});

it("browsers record the use of their profile and extensions, and load them even if they were deleted", async () => {
  const extensions = [{ name: "cookie-banner-closer" }];
  const { client, mock, acquire, update } = await startPool({ profile, extensions });
  const { last_used_at } = await client.getProfile({ path: { id_or_name: "shop-login" } });
  expect(Date.parse(last_used_at ?? "")).toBeCloseTo(Date.now(), -4);
  const extension = await client.getExtensionMetadata({ path: { id_or_name: "cookie-banner-closer" } });
  expect(extension.last_used_at).toBe(last_used_at);
  await client.deleteProfile({ path: { id_or_name: "shop-login" } });
  await client.deleteExtension({ path: { id_or_name: "cookie-banner-closer" } });
  await update({ discard_all_idle: true });
  await mock.advance(1000);
  expect((await acquire())?.profile?.name).toBe("shop-login");
});

it("a pool never saves its profile", async () => {
  const { client, acquire, release } = await startPool({ profile });
  const before = await client.getProfile({ path: { id_or_name: "shop-login" } });
  await release((await acquire())?.session_id, false);
  expect((await client.getProfile({ path: { id_or_name: "shop-login" } })).updated_at).toBe(before.updated_at);
});

it("a pool that was deleted starts no more browsers", async () => {
  const { client, mock } = await startPool({ profile });
  await client.deleteBrowserPool({ path });
  const before = await client.getProfile({ path: { id_or_name: "shop-login" } });
  await mock.advance(1000);
  expect(await client.getProfile({ path: { id_or_name: "shop-login" } })).toEqual(before);
});
