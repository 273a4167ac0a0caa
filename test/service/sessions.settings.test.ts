/** Tests the settings of a browser session, and how they are shown. */
import { expect, it } from "vitest";
import type {
  Browser, BrowserLocationUpdateRequest, BrowserUpdateRequest, CreateBrowserRequest,
} from "../../src/types.js";
import { contentOf, operation } from "../support/contract.js";
import { stopTime } from "./still-time.js";
import { expectRefused, startService } from "./support.js";

const proxyId = "px5a2s8d4f1g7h3j9k6l0z2x";
const resolved = { proxy_id: proxyId, proxy: { id: proxyId, name: "frankfurt" } };

/** Starts a mock, and returns functions that create and update sessions. */
async function start() {
  const { client } = await startService();
  const create = (body: CreateBrowserRequest) => client.createBrowser({ body });
  const update = (id: string, body: BrowserUpdateRequest) => client.updateBrowser({ path: { id_or_name: id }, body });
  return { client, create, update };
}

it("the memory depends on the kind of the browser, and a GPU has its own", async () => {
  const { create } = await start();
  const shown = async (body: CreateBrowserRequest) => {
    const { memory, video_memory } = await create(body);
    return [memory, video_memory];
  };
  expect(await shown({})).toEqual(["8GiB", undefined]);
  expect(await shown({ memory: "16GiB" })).toEqual(["16GiB", undefined]);
  expect(await shown({ headless: true })).toEqual(["1GiB", undefined]);
  for (const memory of ["1GiB", "2GiB", "4GiB"] as const) {
    expect(await shown({ headless: true, memory })).toEqual([memory, undefined]);
    await expectRefused(create({ memory }), 400, "memory");
  }
  for (const memory of ["8GiB", "16GiB"] as const) {
    await expectRefused(create({ headless: true, memory }), 400, "memory");
  }
  expect(await shown({ gpu: true })).toEqual(["6GiB", "2GiB"]);
  expect(await shown({ gpu: true, video_memory: "2GiB" })).toEqual(["6GiB", "2GiB"]);
  expect(await shown({ gpu: true, video_memory: "4GiB" })).toEqual(["12GiB", "4GiB"]);
  expect(await shown({ gpu: false })).toEqual(["8GiB", undefined]);
  await expectRefused(create({ gpu: true, memory: "8GiB" }), 400, "memory");
  for (const without of [{}, { gpu: false }]) {
    await expectRefused(create({ ...without, video_memory: "2GiB" }), 400, "video_memory");
  }
  await expectRefused(create({ gpu: true, headless: true }), 400, "headless");
  await expectRefused(create({ gpu: true, region: "us-west" }), 400, "region");
});

it("a session has a region, and sessions are listed by region", async () => {
  const { client, create } = await start();
  expect((await create({})).region).toBe("us-east");
  const { session_id, region } = await create({ region: "eu-west" });
  expect(region).toBe("eu-west");
  const listed = await client.listBrowsers({ query: { region: "eu-west" } });
  expect(listed.map((browser) => browser.session_id)).toEqual([session_id]);
  const others = await client.listBrowsers({ query: { region: "us-east" } });
  expect(others.map((browser) => browser.session_id)).not.toContain(session_id);
  expect(others.length).toBeGreaterThan(1);
});

it("a proxy has exactly one mode, id or name, and is shown with id and name", async () => {
  const { client, create, update } = await start();
  const wayOf = ({ proxy, proxy_id }: Pick<CreateBrowserRequest, "proxy" | "proxy_id">) => ({ proxy, proxy_id });
  const none = wayOf({});
  expect(wayOf(await create({}))).toEqual(none);
  expect(wayOf(await create({ proxy_id: proxyId }))).toEqual(resolved);
  expect(wayOf(await create({ proxy: { name: "frankfurt" } }))).toEqual(resolved);
  const { session_id: id, ...session } = await create({ proxy: { id: proxyId } });
  expect(wayOf(session)).toEqual(resolved);
  for (const mode of ["direct", "default"] as const) {
    expect(wayOf(await update(id, { proxy: { mode } }))).toEqual({ proxy: { mode }, proxy_id: undefined });
  }
  expect(wayOf(await update(id, { proxy_id: proxyId }))).toEqual(resolved);
  expect(wayOf(await update(id, { disable_default_proxy: true }))).toEqual(resolved);
  expect(wayOf(await update(id, { proxy_id: "" }))).toEqual(none);
  expect(wayOf(await update(id, { disable_default_proxy: true }))).toEqual({ ...none, proxy: { mode: "direct" } });
  expect(wayOf(await update(id, { disable_default_proxy: false }))).toEqual(none);
  const refused: [BrowserUpdateRequest, string][] = [
    [{ proxy: {} }, "exactly one"],
    [{ proxy: { mode: "direct", id: proxyId } }, "exactly one"],
    [{ proxy: { id: proxyId, name: "frankfurt" } }, "exactly one"],
    [{ proxy: { name: "nowhere" } }, "nowhere"],
    [{ proxy: { id: "frankfurt" } }, "frankfurt"],
    [{ proxy: { mode: "direct" }, proxy_id: proxyId }, "proxy_id"],
  ];
  for (const [body, words] of refused) {
    await expectRefused(create(body as CreateBrowserRequest), 400, words);
    await expectRefused(update(id, body), 400, words);
  }
  const both = { proxy: { mode: "direct" }, disable_default_proxy: true } as const;
  await expectRefused(update(id, both), 400, "disable_default_proxy");
  await client.createProxy({ body: { type: "isp", name: "frankfurt" } });
  await expectRefused(create({ proxy: { name: "frankfurt" } }), 400, "several");
});

it("the location is that of the region, except for values that are set, until they are removed", async () => {
  const { create, update } = await start();
  const { session_id: id, location: regional } = await create({ region: "us-west" });
  const timezone = { timezone: "America/Los_Angeles", timezone_source: "default" };
  const locale = { locale: "en-US", locale_source: "default" };
  expect(regional).toEqual({ ...timezone, ...locale });
  const berlin = { timezone: "Europe/Berlin", timezone_source: "override" };
  expect((await create({ location: { timezone: "Europe/Berlin" } })).location).toEqual({ ...berlin, ...locale });
  const move = async (location: BrowserLocationUpdateRequest) => (await update(id, { location })).location;
  expect(await move({ timezone: "Europe/Berlin" })).toEqual({ ...berlin, ...locale });
  const german = { locale: "de-DE", locale_source: "override" };
  expect(await move({ locale: "de-DE" })).toEqual({ ...berlin, ...german });
  expect(await move({})).toEqual({ ...berlin, ...german });
  expect(await move({ timezone: null })).toEqual({ ...timezone, ...german });
  expect(await move({ locale: null })).toEqual(regional);
  for (const unknown of ["Europe/Atlantis", "+01:00", ""]) {
    await expectRefused(create({ location: { timezone: unknown } }), 400, "location.timezone");
    await expectRefused(move({ locale: "de-DE", timezone: unknown }), 400, "location.timezone");
  }
  for (const unknown of ["de_DE", "german-language-tag", "xx-XX", ""]) {
    await expectRefused(create({ location: { locale: unknown } }), 400, "location.locale");
    await expectRefused(move({ locale: unknown }), 400, "location.locale");
  }
  expect(await move({})).toEqual(regional);
});

it("an update opens another page and shows its URL; an empty URL changes nothing", async () => {
  const { create, update } = await start();
  const { session_id } = await create({ start_url: "https://a.com" });
  expect((await update(session_id, { start_url: "https://b.com" })).start_url).toBe("https://b.com");
  expect((await update(session_id, { start_url: "" })).start_url).toBe("https://b.com");
});

it("vaults are shown as the request refers to them", async () => {
  const { create } = await start();
  const vaults = [{ id: "vt7q2w9e4r1t6y3u8i5o0p2a" }, { name: "team-vault" }];
  expect((await create({ vaults })).vaults).toEqual(vaults);
  expect((await create({})).vaults).toBeUndefined();
});

it("only a session with a profile shows whether it saves the profile", async () => {
  const { create, update } = await start();
  const { session_id, profile_save_changes } = await create({});
  expect(profile_save_changes).toBeUndefined();
  expect((await create({ profile: { name: "shop-login" } })).profile_save_changes).toBe(false);
  const saving = { name: "shop-login", save_changes: true };
  expect((await update(session_id, { profile: saving })).profile_save_changes).toBe(true);
});

it("the usage of a deleted session is ready some seconds later", async () => {
  stopTime();
  const { client, mock } = await startService();
  const { session_id: id_or_name, usage_status } = await client.createBrowser({ body: { timeout_seconds: 600 } });
  expect(usage_status).toBeUndefined();
  await mock.advance(60_000);
  await client.deleteBrowser({ path: { id_or_name } });
  const deleted = () => client.getBrowser({ path: { id_or_name }, query: { include_deleted: true } });
  expect(await deleted()).toMatchObject({ usage: { uptime_ms: 60_000 }, usage_status: "pending" });
  await mock.advance(10_000);
  expect(await deleted()).toMatchObject({ usage: { uptime_ms: 60_000 }, usage_status: "ready" });
});

it("the initial session is that of the example, except for its URLs and its timeout", async () => {
  const { client } = await start();
  const { examples = {} } = contentOf(operation("getBrowser").responses[200] ?? {}) ?? {};
  const [shown] = Object.values(examples) as [Browser];
  const { cdp_ws_url: _, webdriver_ws_url: _1, browser_live_view_url: _2, timeout_seconds: _3, ...rest } = shown;
  expect(rest.network?.allowlist_state?.revision).toBe("1");
  expect(await client.getBrowser({ path: { id_or_name: rest.session_id } })).toMatchObject(rest);
});
