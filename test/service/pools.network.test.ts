/** Tests the network settings of a pool, and the effect of a lease on them. */
import { expect, it } from "vitest";
import type { BrowserNetworkRequest } from "../../src/types.js";
import { path, startPool } from "./pools.start.js";
import { expectRefused } from "./support.js";

const proxy = { id: "px5a2s8d4f1g7h3j9k6l0z2x" };
const routes = [{ hosts: ["a.com"], proxy: { name: "frankfurt" } }];

/** Starts a pool with a network setting. */
async function startNetwork(network: BrowserNetworkRequest = { allowed_hosts: ["a.com"] }) {
  const pool = await startPool({ network });
  const { client, update } = pool;
  return {
    ...pool,
    configured: async (body: object) => (await update(body)).browser_pool_config.network,
    allow: async (session_id: string | undefined, allowed_hosts: string[] | null) => {
      const change = { path: { id_or_name: session_id ?? "" }, body: { network: { allowed_hosts } } };
      return (await client.updateBrowser(change)).network;
    },
  };
}

it("a network setting is shown with the ids of its proxies; only sessions have an allowlist_state", async () => {
  const network = { private_hosts: [], allowed_hosts: ["a.com"], proxy_routes: routes };
  const { pool, acquire } = await startNetwork(network);
  const resolved = { ...network, proxy_routes: [{ hosts: ["a.com"], proxy }] };
  expect(pool.browser_pool_config.network).toEqual(resolved);
  expect((await acquire())?.network).toEqual({ ...resolved, allowlist_state: { revision: "1" } });
});

it("an invalid network setting is refused, and so is an allowlist_state", async () => {
  const { client, update } = await startNetwork();
  const state = { allowlist_state: { revision: "1" } };
  const refused: [object, string][] = [
    [{ network: { allowed_hosts: ["10.0.0.1"] } }, "public"],
    [{ network: { allowed_hosts: ["a.com"] }, start_url: "https://b.com" }, "start_url"],
    [{ network: { allowed_hosts: ["a.com"], ...state } }, "allowlist_state"],
    [{ network: { proxy_routes: [{ hosts: [], proxy: { id: "px" } }] } }, "px"],
  ];
  for (const [body, words] of refused) {
    await expectRefused(client.createBrowserPool({ body: { size: 1, ...body } }), 400, words);
    await expectRefused(update(body), 400, words);
  }
  await expectRefused(update({ start_url: "https://b.com" }), 400, "start_url");
  await expectRefused(update({ expected_network: state }), 400, "allowlist_state");
});

it("an update replaces the whole setting, and an empty one removes it", async () => {
  const { configured } = await startNetwork({ private_hosts: [], allowed_hosts: ["a.com"] });
  expect(await configured({ size: 2 })).toEqual({ private_hosts: [], allowed_hosts: ["a.com"] });
  expect(await configured({ network: { allowed_hosts: ["b.com"] } })).toEqual({ allowed_hosts: ["b.com"] });
  expect(await configured({ network: {} })).toBeUndefined();
});

it("an update that expects another setting is refused, and changes nothing", async () => {
  const { client, update } = await startNetwork({ proxy_routes: routes });
  const before = await client.getBrowserPool({ path });
  const route = { hosts: ["a.com"], proxy };
  for (const expected_network of [{}, { private_hosts: [], proxy_routes: routes }, { allowed_hosts: ["a.com"] }]) {
    await expectRefused(update({ size: 1, network: {}, expected_network }), 409, "stale_network");
  }
  expect(await client.getBrowserPool({ path })).toEqual(before);
  await update({ expected_network: { proxy_routes: [route] } });
  await update({ network: { private_hosts: [] }, expected_network: { proxy_routes: routes } });
  await expectRefused(update({ expected_network: {} }), 409, "stale_network"); // an empty list is not a missing one
  await update({ network: {}, expected_network: { private_hosts: [] } });
  const { browser_pool_config } = await update({ expected_network: {} });
  expect(browser_pool_config).not.toHaveProperty("expected_network");
});

it("no browser with an old allowlist is leased, while other settings apply to new browsers only", async () => {
  const { acquire, configured, expectCounts } = await startNetwork();
  await configured({ network: { private_hosts: [], allowed_hosts: ["a.com"] } });
  expect((await acquire())?.network?.private_hosts).toBeUndefined();
  await configured({ network: { allowed_hosts: ["b.com"] } });
  await expectCounts(1, 1);
  expect((await acquire())?.network?.allowed_hosts).toEqual(["b.com"]);
});

it("a released browser loses the allowlist of its lease, and is not reused if that was removed", async () => {
  const { acquire, release, allow, expectCounts } = await startNetwork();
  const [first, second] = [await acquire(), await acquire()];
  await allow(first?.session_id, ["a.com", "b.com"]);
  await allow(second?.session_id, null);
  await release(second?.session_id);
  await expectCounts(0, 1);
  await release(first?.session_id);
  await expectCounts(1, 0);
  const again = await acquire();
  expect(again?.session_id).toBe(first?.session_id);
  expect(again?.network)
    .toEqual({ allowed_hosts: ["a.com"], allowlist_state: { revision: "3", base_revision: "2" } });
});

it("a released browser has the current allowlist of its pool", async () => {
  const { acquire, release, configured, expectCounts } = await startNetwork();
  const [first, second] = [await acquire(), await acquire()];
  await configured({ network: { allowed_hosts: ["b.com"] } });
  await release(first?.session_id);
  expect((await acquire())?.network?.allowed_hosts).toEqual(["b.com"]);
  await configured({ network: {} });
  await release(second?.session_id); // its allowlist cannot be removed
  await expectCounts(0, 1);
});
