/** Tests the network settings of sessions: private hosts, allowed hosts and routes. */
import { expect, it } from "vitest";
import type { BrowserNetworkRequest, BrowserNetworkUpdateRequest } from "../../src/types.js";
import { expectRefused, startService } from "./support.js";

const proxy = { id: "px5a2s8d4f1g7h3j9k6l0z2x" };

it("a network setting is shown with the ids of its proxies, and omitted when nothing is set", async () => {
  const { client } = await startService();
  const shown = async (network: BrowserNetworkRequest) => (await client.createBrowser({ body: { network } })).network;
  const hosts = ["shop.example.com", "*.example.com"];
  expect(await shown({ private_hosts: [], proxy_routes: [{ hosts, proxy: { name: "frankfurt" } }] }))
    .toEqual({ private_hosts: [], proxy_routes: [{ hosts, proxy }] });
  expect(await shown({})).toBeUndefined();
  expect((await client.createBrowser()).network).toBeUndefined();
  expect(await shown({ allowed_hosts: hosts })).toEqual({ allowed_hosts: hosts, allowlist_state: { revision: "1" } });
});

it("private hosts are names, private addresses and ranges, and wildcards", async () => {
  const { client } = await startService();
  const private_hosts = [
    "db", "db.internal", "db.internal:5432", "DB.Internal", "10.0.0.1", "10.0.0.1:8080", "172.16.0.0/12",
    "192.168.7.0/24", "[fd00::1]", "[fd00::1]:443", "fd00::/8", "[fd12:3456::]/32", "*.svc.internal",
    "*.svc.internal:8443",
  ];
  expect((await client.createBrowser({ body: { network: { private_hosts } } })).network).toEqual({ private_hosts });
  const refused = {
    private: ["8.8.8.8", "10.0.0.0/7", "0.0.0.0/0", "[2606:4700::1]"],
    canonical: ["10.0.0.1/8"],
    range: ["10.0.0.0/8:80"],
    brackets: ["fd00::1"],
    suffix: ["*.internal", "*.co.uk"],
    host: [
      "10.0.0.0/33", "[10.0.0.1]", "*", "a.*.internal", "*.*.svc.internal", "db:0", "db:65536", "http://db", "db/path",
      "", "-db", "10.0.0",
    ],
  };
  for (const [words, entries] of Object.entries(refused)) {
    for (const entry of entries) {
      const network = { private_hosts: ["10.0.0.0/8", entry] };
      const message = await client.createBrowser({ body: { network } }).catch((error: Error) => error.message);
      expect(message, entry).toMatch("network.private_hosts[1]");
      expect(message, entry).toMatch(words);
    }
  }
});

it("allowed hosts are names, public addresses and ranges, and wildcards, and nothing else", async () => {
  const { client } = await startService();
  const start = (allowed_hosts: string[]) => client.createBrowser({ body: { network: { allowed_hosts } } });
  const allowed = [
    "example.com", "*.example.com", "8.8.8.8", "8.8.8.0/24", "2606:4700::1", "[2606:4700::1]", "2606:4700::/32",
  ];
  expect((await start(allowed)).network?.allowed_hosts).toEqual(allowed);
  const refused = {
    port: ["example.com:443", "8.8.8.8:53", "https://example.com", "example.com/a", ""],
    suffix: ["*.com", "*.github.io"],
    public: ["10.0.0.1", "10.0.0.0/8", "0.0.0.0/0", "127.0.0.1", "fd00::/8"],
    canonical: ["8.8.8.8/24"],
  };
  for (const [words, entries] of Object.entries(refused)) {
    for (const entry of entries) {
      const message = await start(["example.com", entry]).catch((error: Error) => error.message);
      expect(message, entry).toMatch("network.allowed_hosts[1]");
      expect(message, entry).toMatch(words);
    }
  }
});

it("an allowlist is not empty, excludes private hosts, and includes the start URL", async () => {
  const { client } = await startService();
  const start = (network: BrowserNetworkRequest, start_url = "") =>
    client.createBrowser({ body: { network, start_url } });
  await expectRefused(start({ allowed_hosts: [] }), 400, "allowed_hosts");
  for (const entry of ["a.example.com", "a.example.com:80", "*.example.com", "*.a.example.com"]) {
    await expectRefused(start({ private_hosts: [entry], allowed_hosts: ["*.example.com"] }), 400, "overlaps");
  }
  const below = { private_hosts: ["*.example.com"], allowed_hosts: ["b.com", "a.example.com"] };
  await expectRefused(start(below), 400, "allowed_hosts[1] overlaps");
  await start({ private_hosts: ["example.com", "10.0.0.0/8"], allowed_hosts: ["*.example.com", "8.8.8.0/24"] });
  const allowed_hosts = ["example.org", "*.example.com", "8.8.8.0/24"];
  const urls = ["https://example.org:8443/a", "http://a.b.example.com", "example.org", "http://8.8.8.8", "about:blank"];
  for (const url of urls) {
    expect((await start({ allowed_hosts }, url)).start_url).toBe(url);
  }
  for (const url of ["https://example.com", "https://a.example.org", "http://8.8.9.8", "https://evilexample.com"]) {
    await expectRefused(start({ allowed_hosts }, url), 400, "start_url");
  }
});

it("a route has host names and a proxy, and no host is in two routes", async () => {
  const { client } = await startService();
  const start = (...proxy_routes: NonNullable<BrowserNetworkRequest["proxy_routes"]>) =>
    client.createBrowser({ body: { network: { proxy_routes } } });
  await start({ hosts: ["a.com", "*.a.com"], proxy }, { hosts: ["b.a.com"], proxy });
  await expectRefused(start({ hosts: ["a.com"], proxy }, { hosts: ["b.com", "A.com"], proxy }), 400, "proxy_routes[1]");
  await expectRefused(start({ hosts: ["a.com"], proxy: { id: "px" } }), 400, "proxy_routes[0].proxy");
  for (const entry of ["a.com:80", "8.8.8.0/24", "https://a.com", "a.*.com"]) {
    await expectRefused(start({ hosts: [entry], proxy }), 400, entry);
  }
});

it("each change of the allowlist has a new revision, and a removed allowlist cannot be restored", async () => {
  const { update, network } = await startRestricted();
  expect(network).toEqual({ private_hosts: [], allowed_hosts: ["a.com"], allowlist_state: { revision: "1" } });
  expect(await update({ allowed_hosts: ["a.com", "b.com"] })).toEqual({
    private_hosts: [],
    allowed_hosts: ["a.com", "b.com"],
    allowlist_state: { revision: "2", base_revision: "1" },
  });
  expect((await update({}))?.allowlist_state?.revision).toBe("2");
  await expectRefused(update({ allowed_hosts: [] }), 400, "allowed_hosts");
  await expectRefused(update({ allowed_hosts: ["10.0.0.1"] }), 400, "public");
  expect(await update({ allowed_hosts: null }))
    .toEqual({ private_hosts: [], allowlist_state: { revision: "3", base_revision: "2" } });
  await expectRefused(update({ allowed_hosts: ["a.com"] }), 400, "removed");
});

it("a session without an allowlist cannot get one", async () => {
  const { client } = await startService();
  const { session_id } = await client.createBrowser({ body: { network: { private_hosts: [] } } });
  for (const allowed_hosts of [["a.com"], null]) {
    const change = { path: { id_or_name: session_id }, body: { network: { allowed_hosts } } };
    await expectRefused(client.updateBrowser(change), 400, "created");
  }
});

it("a change that expects another revision, or is no longer the latest, is refused", async () => {
  const { client, update, path } = await startRestricted();
  const change = (mutation_id: string, expected: string, ...allowed_hosts: string[]) =>
    update({ allowed_hosts, mutation_id, expected_allowlist_revision: expected });
  await expectRefused(update({ allowed_hosts: ["b.com"], mutation_id: "one" }), 400, "together");
  await expectRefused(update({ allowed_hosts: ["b.com"], expected_allowlist_revision: "1" }), 400, "together");
  const stale = (refused: Promise<unknown>) => expectRefused(refused, 409, "stale_network");
  await stale(change("one", "2", "b.com"));
  const first = await change("one", "1", "b.com");
  expect(first?.allowlist_state).toEqual({ revision: "2", mutation_id: "one", base_revision: "1" });
  expect(await change("one", "1", "b.com")).toEqual(first); // repeating the latest change has no effect
  await stale(change("one", "1", "c.com"));
  await stale(change("one", "2", "c.com"));
  expect((await change("two", "2", "c.com"))?.allowlist_state?.revision).toBe("3");
  await stale(change("one", "3", "b.com"));
  const before = await client.getBrowser({ path });
  const body = { name: "n", network: { allowed_hosts: null, mutation_id: "three", expected_allowlist_revision: "2" } };
  await stale(client.updateBrowser({ path, body }));
  expect(await client.getBrowser({ path })).toEqual(before);
});

/** Starts a session that may reach one host. */
async function startRestricted() {
  const { client } = await startService();
  const body = { network: { private_hosts: [], allowed_hosts: ["a.com"] } };
  const { session_id: id_or_name, network } = await client.createBrowser({ body });
  const path = { id_or_name };
  const update = async (network: BrowserNetworkUpdateRequest) =>
    (await client.updateBrowser({ path, body: { network } })).network;
  return { client, path, network, update };
}
