/** Tests browser sessions. */
import { expect, it } from "vitest";
import { everyItem } from "../../src/index.js";
import type { BrowserCurlRequest } from "../../src/types.js";
import { expectRefused, startService } from "./support.js";

const seeded = "bs5c8m2r9k4t7w1x6v3n0q8z";

it("a session is created with its defaults, found by id and name, and ended", async () => {
  const { client } = await startService();
  const session = await client.createBrowser({ body: { name: "checkout", tags: { team: "research" } } });
  expect(session).toMatchObject({
    name: "checkout",
    tags: { team: "research" },
    timeout_seconds: 60,
    headless: false,
    stealth: false,
    viewport: { width: 1920, height: 1080 },
  });
  expect(session.browser_live_view_url).toBeDefined();
  const { session_id: id } = session;
  for (const id_or_name of [id, "checkout"]) {
    expect(await client.getBrowser({ path: { id_or_name } })).toEqual(session);
  }
  expect((await client.listBrowsers())[0]).toEqual(session);
  await client.deleteBrowser({ path: { id_or_name: "checkout" } });
  for (const id_or_name of [id, "checkout"]) {
    await expectRefused(client.getBrowser({ path: { id_or_name } }), 404, id_or_name);
  }
  await expectRefused(client.deleteBrowser({ path: { id_or_name: id } }), 404, id);
  await expectRefused(client.curlBrowser({ path: { id }, body: { url: "https://example.com" } }), 404, id);
  const deleted = await client.getBrowser({ path: { id_or_name: id }, query: { include_deleted: true } });
  expect(Date.parse(deleted.deleted_at ?? "")).toBeCloseTo(Date.now(), -4);
  await client.createBrowser({ body: { name: "checkout" } }); // the name is free again
});

it("a session without a body has every default, and a headless one has no live view", async () => {
  const { client } = await startService();
  expect(await client.createBrowser()).toMatchObject({ timeout_seconds: 60, headless: false });
  const headless = await client.createBrowser({ body: { headless: true } });
  expect(headless.browser_live_view_url).toBeUndefined();
});

it("exclusive settings and missing resources are refused, and nothing is started", async () => {
  const { client } = await startService();
  const before = await client.listBrowsers();
  const bodies: [object, number, string][] = [
    [{ gpu: true, headless: true }, 400, "headless"],
    [{ telemetry: { enabled: false, browser: { console: { enabled: true } } } }, 400, "telemetry"],
    [{ profile: { name: "nobody" } }, 400, "nobody"],
    [{ profile: { id: "shop-login" } }, 400, "shop-login"], // this is a name
    [{ extensions: [{ name: "cookie-banner-closer" }, { name: "none" }] }, 400, "extensions[1]"],
    [{ proxy_id: "px" }, 400, "px"],
    [{ name: "price-check" }, 409, seeded],
  ];
  for (const [body, status, words] of bodies) await expectRefused(client.createBrowser({ body }), status, words);
  expect(await client.listBrowsers()).toEqual(before);
});

it("a profile and an extension show when they were used, and a session shows its profile", async () => {
  const { client, mock } = await startService();
  await mock.advance(60_000);
  const body = { profile: { name: "shop-login" }, extensions: [{ name: "cookie-banner-closer" }] };
  const { profile } = await client.createBrowser({ body });
  expect(profile).toEqual(await client.getProfile({ path: { id_or_name: "shop-login" } }));
  expect(Date.parse(profile?.last_used_at ?? "")).toBeGreaterThan(Date.now() + 50_000);
  const extension = await client.getExtensionMetadata({ path: { id_or_name: "cookie-banner-closer" } });
  expect(Date.parse(extension.last_used_at ?? "")).toBeCloseTo(Date.parse(profile?.last_used_at ?? ""), -3);
});

it("a profile is saved when a session that keeps its changes ends", async () => {
  const { client } = await startService();
  await client.createProfile({ body: { name: "new" } });
  const isSaved = async () => (await client.downloadProfile({ path: { id_or_name: "new" } })) !== undefined;
  const { session_id: reads } = await client.createBrowser({ body: { profile: { name: "new" } } });
  await client.deleteBrowser({ path: { id_or_name: reads } });
  expect(await isSaved()).toBe(false);
  const { session_id: writes } = await client.createBrowser({ body: { profile: { name: "new", save_changes: true } } });
  expect(await isSaved()).toBe(false);
  await client.deleteBrowser({ path: { id_or_name: writes } });
  expect(await isSaved()).toBe(true);
});

it("telemetry is off, has the default categories, or has others besides them", async () => {
  const { client } = await startService();
  const on = { enabled: true };
  const usual = { control: on, connection: on, system: on, captcha: on };
  const off = Object.fromEntries(Object.keys(usual).map((name) => [name, { enabled: false }]));
  const recorded = async (telemetry: object | null) => (await client.createBrowser({ body: { telemetry } })).telemetry;
  for (const none of [null, {}, { enabled: false }, { browser: {} }, { browser: off }]) {
    expect(await recorded(none)).toBeUndefined();
  }
  expect(await recorded({ enabled: true })).toEqual({ browser: usual });
  expect(await recorded({ browser: { console: on } })).toEqual({ browser: { ...usual, console: on } });
  const { session_id } = await client.createBrowser({ body: { telemetry: { browser: { console: on } } } });
  const change = async (telemetry: object | null) =>
    (await client.updateBrowser({ path: { id_or_name: session_id }, body: { telemetry } })).telemetry;
  expect(await change({ browser: { page: on } })).toEqual({ browser: { ...usual, console: on, page: on } });
  for (const nothing of [null, {}]) {
    expect(await change(nothing)).toEqual({ browser: { ...usual, console: on, page: on } });
  }
  expect(await change({ enabled: true })).toEqual({ browser: usual });
  expect(await change({ enabled: false })).toBeUndefined();
  expect(await change({ browser: { page: on } })).toEqual({ browser: { ...usual, page: on } });
});

it("an update changes the given settings, and an empty string or object removes them", async () => {
  const { client } = await startService();
  const update = (body: object) => client.updateBrowser({ path: { id_or_name: seeded }, body });
  const before = await update({});
  expect(before.name).toBe("price-check");
  expect(await update({ name: "renamed" })).toEqual({ ...before, name: "renamed" });
  expect(await update({ name: null, tags: null, proxy_id: null })).toEqual({ ...before, name: "renamed" });
  const { name: _, tags: _1, proxy_id: _2, proxy: _3, ...bare } = before;
  expect(await update({ name: "", tags: {}, proxy_id: "" })).toEqual(bare);
  const viewport = { width: 800, height: 600 };
  expect(await update({ viewport })).toMatchObject({ viewport });
  await expectRefused(update({ profile: { name: "shop-login" } }), 400, "profile");
  await expectRefused(update({ proxy_id: "px" }), 400, "px");
  const { session_id } = await client.createBrowser({ body: { name: "other" } });
  await expectRefused(update({ name: "other", tags: { a: "b" } }), 409, session_id);
  expect((await client.getBrowser({ path: { id_or_name: seeded } })).tags).toBeUndefined();
  const loaded = { path: { id_or_name: "other" }, body: { profile: { name: "shop-login" } } };
  expect((await client.updateBrowser(loaded)).profile?.name).toBe("shop-login");
});

it("a list is filtered by status, by tags, and by part of a name", async () => {
  const { client } = await startService();
  const { session_id: gone } = await client.createBrowser({ body: { name: "gone", tags: { a: "1", b: "2" } } });
  await client.deleteBrowser({ path: { id_or_name: gone } });
  const { session_id: here } = await client.createBrowser({ body: { name: "Here", tags: { a: "1", b: "3" } } });
  const ids = async (query: object) => (await client.listBrowsers({ query })).map(({ session_id }) => session_id);
  expect(await ids({ tags: { a: "1" } })).toEqual([here]);
  expect(await ids({ tags: { a: "1" }, status: "all" })).toEqual([here, gone]);
  expect(await ids({ tags: { a: "1" }, include_deleted: true })).toEqual([here, gone]);
  expect(await ids({ tags: { a: "1", b: "2" }, status: "deleted" })).toEqual([gone]);
  expect(await ids({ query: "her" })).toEqual([here]);
  expect(await ids({ query: "SHOP-LOG" })).toContain(seeded);
  expect(await ids({ query: "px5a2s8d4f1g7h3j9k6l0z2x" })).toContain(seeded);
  expect(await ids({ query: seeded })).toEqual([seeded]);
});

it("a session ends after it was inactive for its timeout", async () => {
  const { client, mock } = await startService();
  const { session_id: id } = await client.createBrowser({ body: { timeout_seconds: 100 } });
  await mock.advance(99_000);
  await client.curlBrowser({ path: { id }, body: { url: "https://example.com" } });
  await mock.advance(99_000);
  await client.getBrowser({ path: { id_or_name: id } });
  await mock.advance(2000);
  await expectRefused(client.getBrowser({ path: { id_or_name: id } }), 404, id);
  const { deleted_at = "", created_at } = await client.getBrowser({
    path: { id_or_name: id },
    query: { include_deleted: true },
  });
  const lived = Date.parse(deleted_at) - Date.parse(created_at);
  expect(lived).toBeGreaterThanOrEqual(199_000);
  expect(lived).toBeLessThan(200_000);
  await client.getBrowser({ path: { id_or_name: seeded } });
});

it("curl returns the response of a target, as text or Base64, or an error when the host does not exist", async () => {
  const { client } = await startService();
  const curl = (body: BrowserCurlRequest) => client.curlBrowser({ path: { id: seeded }, body });
  const { body } = await curl({ url: "https://shop.example.com/prices.json" });
  const encoded = await curl({ url: "https://shop.example.com/prices.json", response_encoding: "base64" });
  expect(Buffer.from(encoded.body, "base64").toString()).toBe(body);
  await expect(curl({ url: "https://nowhere.invalid/" })).rejects.toMatchObject({ status: 502 });
  await expectRefused(curl({ url: "https://" }), 400, "url");
});

it("either all extensions are loaded, or none", async () => {
  const { client } = await startService();
  const zip = await (await client.downloadExtension({ path: { id_or_name: "cookie-banner-closer" } })).blob();
  const load = (...extensions: { name: string; zip_file: Blob }[]) =>
    client.loadBrowserExtensions({ path: { id: seeded }, body: { extensions } });
  await expectRefused(load({ name: "a", zip_file: zip }, { name: "a", zip_file: zip }), 400, "a");
  await expectRefused(load({ name: "a", zip_file: zip }, { name: "b", zip_file: new Blob(["no"]) }), 400, "ZIP");
  await load({ name: "a", zip_file: zip }, { name: "b", zip_file: zip });
  await expectRefused(load({ name: "b", zip_file: zip }), 400, "b");
});

it("the official SDK uses a session, calls the base URL of its browser, and ends it", async () => {
  const { kernel, mock } = await startService();
  const { session_id } = await kernel.browsers.create({ name: "sdk", timeout_seconds: 600, tags: { a: "1" } });
  const ids = [];
  for await (const browser of kernel.browsers.list({ limit: 1, tags: { a: "1" } })) ids.push(browser.session_id);
  expect(ids).toEqual([session_id]);
  expect((await kernel.browsers.retrieve("sdk")).session_id).toBe(session_id);
  expect((await kernel.browsers.curl(session_id, { url: "https://example.com" })).status).toBe(200);
  expect(mock.requests.at(-1)?.url).toMatch(/^\/vm\//);
  expect(mock.requests.at(-1)?.operation).toBe("curlBrowser");
  expect(await (await kernel.browsers.fetch(session_id, "https://example.com")).json()).toEqual({ "A-100": 19.9 });
  await kernel.browsers.deleteByID(session_id);
  await expect(kernel.browsers.retrieve(session_id)).rejects.toMatchObject({ status: 404 });
});

it("all sessions are listed in pages, newest first", async () => {
  const { client } = await startService();
  const created = [];
  for (let n = 0; n < 5; n++) created.unshift((await client.createBrowser()).session_id);
  const listed = [];
  for await (const { session_id } of everyItem(client.listBrowsers, { query: { limit: 2 } })) listed.push(session_id);
  expect(listed.slice(0, 5)).toEqual(created);
});

it("only the latest ended sessions are kept when they are large", async () => {
  const { client } = await startService({ empty: true });
  const ids: string[] = [];
  for (let number = 0; number < 3; number++) {
    const { session_id: id } = await client.createBrowser({ body: { tags: { text: "x".repeat(6 * 2 ** 20) } } });
    await client.deleteBrowser({ path: { id_or_name: id } });
    ids.unshift(id);
  }
  const ended = await client.listBrowsers({ query: { status: "deleted" } });
  expect(ended.map(({ session_id }) => session_id)).toEqual(ids.slice(0, 2)); // within 16 MiB
});
