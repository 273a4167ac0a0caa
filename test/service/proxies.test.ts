/** Proxies, as the service keeps them (service-behaviour, section 8). */
import { expect, it } from "vitest";
import { expectRefused, startService } from "./support.js";

it("a password comes in, and never goes out", async () => {
  const { client } = await startService();
  const config = { host: "proxy.example", port: 8080, username: "ann", password: "correct-horse" };
  const proxy = await client.createProxy({ body: { type: "custom", name: "own", config } });
  expect(proxy.config).toEqual({ host: "proxy.example", port: 8080, username: "ann", has_password: true });
  const answers = [proxy, await client.listProxies(), await client.getProxy({ path: { id: proxy.id! } })];
  expect(JSON.stringify(answers)).not.toContain("correct-horse");
});

it("the protocol is https unless another is given", async () => {
  const { client } = await startService();
  expect(await client.createProxy({ body: { type: "isp" } })).toMatchObject({ protocol: "https" });
  expect(await client.createProxy({ body: { type: "isp", protocol: "http" } })).toMatchObject({ protocol: "http" });
});

it("a name is trimmed, and may be that of many", async () => {
  const { client } = await startService();
  const [{ id = "" }, other] = [
    await client.createProxy({ body: { type: "datacenter", name: "a" } }),
    await client.createProxy({ body: { type: "datacenter", name: "a" } }),
  ];
  expect(other.id).not.toBe(id);
  expect(await client.updateProxy({ path: { id }, body: { name: " b " } })).toMatchObject({ name: "b" });
});

it("a check tells how the proxy is; a check of a URL leaves it as it was", async () => {
  const { client } = await startService();
  const { id = "" } = await client.createProxy({ body: { type: "mobile" } });
  const path = { id };
  expect(await client.checkProxy({ path, body: { url: "https://a.example" } })).toHaveProperty("last_checked");
  expect(await client.getProxy({ path })).not.toHaveProperty("last_checked");
  const checked = await client.checkProxy({ path });
  expect(checked).toMatchObject({ status: "available", ip_address: expect.any(String) as string });
  expect(await client.getProxy({ path })).toEqual(checked);
});

it("a proxy is found by its id alone, and is gone once it is deleted", async () => {
  const { client } = await startService();
  await expectRefused(client.getProxy({ path: { id: "frankfurt" } }), 404, "frankfurt");
  const { id = "" } = await client.createProxy({ body: { type: "isp" } });
  await client.deleteProxy({ path: { id } });
  for (const gone of [client.getProxy, client.deleteProxy, client.checkProxy]) {
    await expectRefused(gone({ path: { id } }), 404, id);
  }
});

it("a reset brings the start back", async () => {
  const { client, mock } = await startService();
  const before = await client.listProxies();
  await client.updateProxy({ path: { id: before[0]!.id! }, body: { name: "other" } });
  await mock.reset();
  expect(await client.listProxies()).toEqual(before);
});

it("a list is searched by name, host and address", async () => {
  const { client } = await startService();
  const { id } = await client.createProxy({
    body: { type: "custom", name: "Own", config: { host: "vpn.own.example", port: 8080 } },
  });
  const ids = async (query: object) => (await client.listProxies({ query })).map((proxy) => proxy.id);
  expect(await ids({ name: "own" })).toEqual([id]);
  expect(await ids({ query: "VPN.OWN" })).toEqual([id]);
  await client.checkProxy({ path: { id: id! } });
  expect(await ids({ query: "203.0.113" })).toContain(id);
});

it("the official SDK keeps a proxy", async () => {
  const { kernel } = await startService();
  const { id = "" } = await kernel.proxies.create({ type: "residential", config: { country: "de" } });
  expect(await kernel.proxies.check(id)).toMatchObject({ status: "available" });
  await kernel.proxies.delete(id);
  await expect(kernel.proxies.retrieve(id)).rejects.toMatchObject({ status: 404 });
});
