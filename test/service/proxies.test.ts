/** Tests proxies. */
import { expect, it } from "vitest";
import { expectRefused, startService } from "./support.js";

const certificate = "-----BEGIN CERTIFICATE-----\nMIIBOjCB7aADAgECAhRNnNUU\nY0rBdQ==\n-----END CERTIFICATE-----\n";

it("responses never contain a password or certificates", async () => {
  const { client } = await startService();
  const shown = { host: "proxy.example", port: 8080, username: "ann" };
  const config = { ...shown, password: "correct-horse", ca_bundle: `${certificate}${certificate}` };
  const proxy = await client.createProxy({ body: { type: "custom", name: "own", config } });
  expect(proxy.config).toEqual({ ...shown, has_password: true, has_ca_bundle: true });
  const responses = [proxy, await client.listProxies(), await client.getProxy({ path: { id_or_name: proxy.id! } })];
  expect(JSON.stringify(responses)).not.toMatch(/correct-horse|CERTIFICATE/);
  const { config: without } = await client.createProxy({ body: { type: "custom", config: shown } });
  expect(without).toEqual({ ...shown, has_password: false });
});

it.each([
  ["no PEM at all", "MIIBOjCB7aADAgECAhRNnNUU"],
  ["an empty text", ""],
  ["a key", certificate.replaceAll("CERTIFICATE", "PRIVATE KEY")],
  ["text after the last certificate", `${certificate}and more`],
  ["a certificate without an end", certificate.replace("-----END CERTIFICATE-----", "")],
  ["a certificate that is not Base64", certificate.replace("MIIB", "????")],
])("a ca_bundle that is %s is refused, and nothing is stored", async (_, ca_bundle) => {
  const { client } = await startService();
  const before = await client.listProxies();
  const config = { host: "proxy.example", port: 8080, ca_bundle };
  await expectRefused(client.createProxy({ body: { type: "custom", config } }), 400, "ca_bundle");
  expect(await client.listProxies()).toEqual(before);
});

it("a property that no kind of proxy has is ignored", async () => {
  const { client } = await startService();
  const body = { type: "isp", later: "later" } as { type: "isp" };
  expect(await client.createProxy({ body })).not.toHaveProperty("later");
});

it("a datacenter proxy is still accepted", async () => {
  const { client } = await startService();
  expect(await client.createProxy({ body: { type: "datacenter" } })).toMatchObject({ type: "datacenter" });
});

it("the protocol is https unless another is given", async () => {
  const { client } = await startService();
  expect(await client.createProxy({ body: { type: "isp" } })).toMatchObject({ protocol: "https" });
  expect(await client.createProxy({ body: { type: "isp", protocol: "http" } })).toMatchObject({ protocol: "http" });
});

it("a name is trimmed, and need not be unique", async () => {
  const { client } = await startService();
  const [{ id = "" }, other] = [
    await client.createProxy({ body: { type: "isp", name: "a" } }),
    await client.createProxy({ body: { type: "isp", name: "a" } }),
  ];
  expect(other.id).not.toBe(id);
  expect(await client.updateProxy({ path: { id_or_name: id }, body: { name: " b " } })).toMatchObject({ name: "b" });
});

it("a check updates the proxy; a check of a URL does not", async () => {
  const { client } = await startService();
  const { id = "" } = await client.createProxy({ body: { type: "mobile" } });
  const path = { id_or_name: id };
  expect(await client.checkProxy({ path, body: { url: "https://a.example" } })).toHaveProperty("last_checked");
  expect(await client.getProxy({ path })).not.toHaveProperty("last_checked");
  const checked = await client.checkProxy({ path });
  expect(checked).toMatchObject({ status: "available", ip_address: expect.any(String) as string });
  expect(await client.getProxy({ path })).toEqual(checked);
});

it("a check refuses a URL that is not http or https", async () => {
  const { client } = await startService();
  const path = { id_or_name: "frankfurt" };
  for (const url of ["ftp://a.example", "a.example", ""]) {
    await expectRefused(client.checkProxy({ path, body: { url } }), 400, "url");
  }
});

it("a proxy is found by its ID or its name, until it is deleted", async () => {
  const { client } = await startService();
  const { id = "" } = await client.createProxy({ body: { type: "isp", name: "own" } });
  const path = { id_or_name: "own" };
  expect(await client.getProxy({ path })).toMatchObject({ id });
  expect(await client.checkProxy({ path })).toMatchObject({ id, status: "available" });
  expect(await client.updateProxy({ path, body: { name: "other" } })).toMatchObject({ id, name: "other" });
  await expectRefused(client.getProxy({ path }), 404, "own");
  await client.deleteProxy({ path: { id_or_name: "other" } });
  for (const gone of [client.getProxy, client.deleteProxy, client.checkProxy]) {
    await expectRefused(gone({ path: { id_or_name: id } }), 404, id);
    await expectRefused(gone({ path: { id_or_name: "other" } }), 404, "other");
  }
});

it("an ID takes precedence over a name", async () => {
  const { client } = await startService();
  const { id = "" } = await client.createProxy({ body: { type: "isp", name: "first" } });
  await client.createProxy({ body: { type: "isp", name: id } });
  expect(await client.getProxy({ path: { id_or_name: id } })).toMatchObject({ name: "first" });
});

it("the name of two proxies is refused as ambiguous, and nothing changes", async () => {
  const { client } = await startService();
  for (const type of ["isp", "residential"] as const) await client.createProxy({ body: { type, name: "twin" } });
  const before = await client.listProxies();
  const path = { id_or_name: "twin" };
  for (const call of [
    () => client.getProxy({ path }),
    () => client.updateProxy({ path, body: { name: "other" } }),
    () => client.checkProxy({ path }),
    () => client.deleteProxy({ path }),
  ]) await expect(call()).rejects.toMatchObject({ status: 400, code: "ambiguous_proxy_name" });
  expect(await client.listProxies()).toEqual(before);
});

it("a reset restores the initial state", async () => {
  const { client, mock } = await startService();
  const before = await client.listProxies();
  await client.updateProxy({ path: { id_or_name: before[0]!.id! }, body: { name: "other" } });
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
  await client.checkProxy({ path: { id_or_name: id! } });
  expect(await ids({ query: "203.0.113" })).toContain(id);
});

it("the official SDK creates, checks and deletes a proxy", async () => {
  const { kernel } = await startService();
  const { id = "" } = await kernel.proxies.create({ type: "residential", config: { country: "de" } });
  expect(await kernel.proxies.check(id)).toMatchObject({ status: "available" });
  expect(await kernel.proxies.retrieve("frankfurt")).toMatchObject({ type: "isp" });
  await kernel.proxies.delete(id);
  await expect(kernel.proxies.retrieve(id)).rejects.toMatchObject({ status: 404 });
});
