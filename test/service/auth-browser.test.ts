/** Tests the configuration of the browsers of auth connections. */
import { expect, it } from "vitest";
import { startConnection } from "./auth-support.js";
import { startService } from "./support.js";

const frankfurt = { id: "px5a2s8d4f1g7h3j9k6l0z2x", name: "frankfurt" };
const telemetry = { enabled: true };

it("the browser has defaults, and shows its proxy with ID and name", async () => {
  const { get } = await startConnection();
  expect((await get()).browser).toEqual({ stealth: true, region: "us-east" });
  for (const proxy of [{ id: frankfurt.id }, { name: frankfurt.name }]) {
    const { get } = await startConnection({ browser: { stealth: false, region: "eu-west", proxy, telemetry } });
    expect(await get()).toMatchObject({
      browser: { stealth: false, region: "eu-west", proxy: frankfurt, telemetry },
      proxy_id: frankfurt.id,
      browser_telemetry: telemetry,
    });
  }
});

it("deprecated properties configure the same browser, and both forms are shown", async () => {
  const { get } = await startConnection({ proxy: { name: "frankfurt" }, browser_telemetry: telemetry });
  expect(await get()).toMatchObject({
    browser: { stealth: true, region: "us-east", proxy: frankfurt, telemetry },
    proxy_id: frankfurt.id,
    browser_telemetry: telemetry,
  });
});

it("a proxy shows its current name, and only its ID once it is deleted", async () => {
  const { client, get } = await startConnection({ browser: { proxy: { name: "frankfurt" } } });
  await client.updateProxy({ path: { id_or_name: "frankfurt" }, body: { name: "main" } });
  expect((await get()).browser?.proxy).toEqual({ id: frankfurt.id, name: "main" });
  await client.deleteProxy({ path: { id_or_name: "main" } });
  expect((await get()).browser?.proxy).toEqual({ id: frankfurt.id });
});

it("an update merges the browser property by property", async () => {
  const { client, path } = await startConnection({ browser: { region: "eu-west", proxy: { name: "frankfurt" } } });
  const update = async (body: object) => (await client.updateAuthConnection({ path, body })).browser;
  expect(await update({ browser: { stealth: false } }))
    .toEqual({ stealth: false, region: "eu-west", proxy: frankfurt });
  expect(await update({ browser: { telemetry } }))
    .toEqual({ stealth: false, region: "eu-west", proxy: frankfurt, telemetry });
  expect(await update({})).toHaveProperty("telemetry", telemetry);
  expect(await update({ browser: { proxy: { mode: "direct" }, telemetry: { enabled: false } } }))
    .toEqual({ stealth: false, region: "eu-west", proxy: { mode: "direct" } });
  expect(await update({ browser_telemetry: telemetry })).toHaveProperty("telemetry", telemetry);
  expect(await update({ browser: { telemetry: null } })).not.toHaveProperty("telemetry");
  const { proxy_id, browser_telemetry } = await client.getAuthConnection({ path });
  expect([proxy_id, browser_telemetry]).toEqual([undefined, undefined]);
});

it("a login starts its browser as configured, unless its request overrides that", async () => {
  const { client, login, get } = await startConnection({ browser: { region: "eu-west", stealth: false, telemetry } });
  const configured = (await get()).browser;
  async function browserOf(body: object = {}) {
    await login(body);
    const path = { id_or_name: (await get()).browser_session_id ?? "" };
    const started = await client.getBrowser({ path });
    await client.deleteBrowser({ path });
    return started;
  }
  expect(await browserOf()).toMatchObject({
    region: "eu-west", stealth: false, telemetry: { browser: { control: { enabled: true } } },
  });
  const other = await browserOf({ browser: { stealth: true, proxy: { name: "frankfurt" }, telemetry: null } });
  expect(other).toMatchObject({ region: "eu-west", stealth: true, proxy_id: frankfurt.id });
  expect(other.telemetry).toBeUndefined();
  const older = await browserOf({ proxy: { name: "frankfurt" }, browser_telemetry: null });
  expect(older.proxy_id).toBe(frankfurt.id);
  expect(older.telemetry).toBeUndefined();
  expect((await get()).browser).toEqual(configured);
  expect((await browserOf()).proxy_id).toBeUndefined();
});

it("a login may disable skills", async () => {
  const { login, get } = await startConnection();
  await login({ skill_mode: "disabled" });
  expect((await get()).flow_step).toBe("AWAITING_INPUT");
});

it("a reset restores the initial browsers", async () => {
  const { client, mock } = await startService();
  const path = { id: "ac3m9n5b1v7c2x8z4l6k0j5h" };
  await client.updateAuthConnection({ path, body: { browser: { stealth: false, proxy: { mode: "default" } } } });
  await mock.reset();
  const { browser } = await client.getAuthConnection({ path });
  expect(browser).toEqual({ stealth: true, region: "us-east", proxy: frankfurt });
});
