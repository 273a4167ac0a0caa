/** Tests the settings of the browsers of a pool, and of leases. */
import { expect, it } from "vitest";
import { seeded, startPool } from "./pools.start.js";
import { expectRefused } from "./support.js";

it("the region of a pool cannot change and applies to its sessions, and pools are listed by region", async () => {
  const { client, pool, acquire, update } = await startPool({ region: "eu-west" });
  expect(pool.region).toBe("eu-west");
  expect(await acquire()).toMatchObject({ region: "eu-west", location: { timezone: "Europe/Dublin" } });
  expect((await update({ region: "us-west" } as object)).region).toBe("eu-west"); // ignored, because the body is open
  const listed = async (region: "us-east" | "eu-west") =>
    (await client.listBrowserPools({ query: { region } })).map(({ id }) => id);
  expect(await listed("eu-west")).toEqual([pool.id]);
  expect(await listed("us-east")).toEqual([seeded]);
});

it("memory must suit the kind of browser, and a change applies to new browsers", async () => {
  const { client, acquire, update } = await startPool({ headless: true, memory: "2GiB" });
  await expectRefused(client.createBrowserPool({ body: { size: 1, memory: "2GiB" } }), 400, "memory");
  await expectRefused(update({ memory: "8GiB" }), 400, "memory");
  await expectRefused(update({ headless: false }), 400, "memory");
  expect((await update({ memory: "4GiB" })).browser_pool_config.memory).toBe("4GiB");
  expect((await acquire())?.memory).toBe("2GiB");
  await update({ headless: false, memory: "16GiB", discard_all_idle: true });
  expect(await acquire()).toMatchObject({ headless: false, memory: "16GiB" });
});

it("the profile of a lease is saved when it ends, and the browser is not reused", async () => {
  const { client, acquire, release, expectCounts } = await startPool({ profile: { name: "shop-login" } });
  await client.createProfile({ body: { name: "own" } });
  const before = await client.listBrowsers();
  await expectRefused(acquire({ profile: { name: "nobody" } }), 400, "nobody");
  expect(await client.listBrowsers()).toEqual(before);
  await expectCounts(2, 0);
  const session = await acquire({ profile: { name: "own", save_changes: true } });
  expect(session).toMatchObject({ profile: { name: "own" }, profile_save_changes: true });
  expect(await client.downloadProfile({ path: { id_or_name: "own" } })).toBeUndefined();
  await release(session?.session_id);
  await expectCounts(1, 0);
  expect(await client.downloadProfile({ path: { id_or_name: "own" } })).toBeDefined();
  expect(await acquire()).toMatchObject({ profile: { name: "shop-login" }, profile_save_changes: false });
});

it("a missing profile is refused at once, even when no browser is idle", async () => {
  const { acquire, expectCounts } = await startPool({ size: 1 });
  await acquire();
  await expectRefused(acquire({ profile: { name: "nobody" }, acquire_timeout_seconds: 60 }), 400, "nobody");
  await expectCounts(0, 1);
});

it("a browser of a pool has its proxy, even if the proxy was deleted", async () => {
  const proxyId = "px5a2s8d4f1g7h3j9k6l0z2x";
  const { client, mock, acquire, update } = await startPool({ size: 1, proxy_id: proxyId });
  await client.deleteProxy({ path: { id_or_name: proxyId } });
  await update({ size: 2 });
  await mock.advance(1000);
  for (let n = 0; n < 2; n++) {
    expect(await acquire()).toMatchObject({ proxy_id: proxyId, proxy: { id: proxyId, name: "frankfurt" } });
  }
});

it("a lease cannot change whether telemetry is stored", async () => {
  const off = { enabled: false };
  const telemetry = { enabled: true, storage: off, export: { otlp: { destination: { id: "td" } } } };
  const { acquire } = await startPool({ telemetry });
  await expectRefused(acquire({ telemetry: { storage: { enabled: true } } }), 400, "can only be set when");
  expect((await acquire())?.telemetry).toMatchObject({ storage: off, export: { otlp: { destination: "td" } } });
});
