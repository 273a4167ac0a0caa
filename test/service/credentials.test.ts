/** Tests credentials. */
import { afterEach, expect, it, vi } from "vitest";
import { expectRefused, startService } from "./support.js";

/** The secret of RFC 6238, appendix B, in Base32. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const values = { username: "ann", password: "correct-horse" };

afterEach(() => void vi.useRealTimers());

it("responses never contain values", async () => {
  const { client } = await startService();
  const path = { id_or_name: "bank" };
  const responses = [
    await client.createCredential({ body: { name: "bank", domain: "bank.example", values, totp_secret: secret } }),
    await client.getCredential({ path }),
    await client.updateCredential({ path, body: { values: { pin: "4711" }, totp_secret: secret } }),
    await client.listCredentials(),
    await client.getTotpCode({ path }),
  ];
  for (const secret of [...Object.values(values), "4711", "GEZDGNBV"]) {
    expect(JSON.stringify(responses)).not.toContain(secret);
  }
  expect(responses[0]).toMatchObject({ value_keys: ["username", "password"], has_values: true, has_totp_secret: true });
  const [listed] = await client.listCredentials();
  expect(listed).not.toHaveProperty("value_keys");
});

it.each([
  [59, "287082"], [1_111_111_109, "081804"], [1_234_567_890, "005924"], [20_000_000_000, "353130"],
])("the code at %d seconds is that of RFC 6238", async (seconds, code) => {
  vi.useFakeTimers({ now: seconds * 1000, toFake: ["Date"] });
  const { client } = await startService();
  const body = { name: "a", domain: "a.example", values, totp_secret: secret };
  expect(await client.createCredential({ body })).toMatchObject({ totp_code: code });
  const expires_at = new Date((Math.floor(seconds / 30) + 1) * 30_000).toISOString();
  expect(await client.getTotpCode({ path: { id_or_name: "a" } })).toEqual({ code, expires_at });
});

it("an update removes keys first, then adds values", async () => {
  const { client } = await startService();
  const path = { id_or_name: "a" };
  await client.createCredential({ body: { name: "a", domain: "a.example", values } });
  const body = { remove_value_keys: ["username", "password"], values: { password: "new" } };
  expect(await client.updateCredential({ path, body })).toMatchObject({ value_keys: ["password"] });
});

it("an empty string or null removes the sign-in provider", async () => {
  const { client } = await startService();
  const path = { id_or_name: "a" };
  await client.createCredential({ body: { name: "a", domain: "a.example", values, sso_provider: "google" } });
  for (const sso_provider of ["", null]) {
    await client.updateCredential({ path, body: { sso_provider: "github" } });
    expect(await client.updateCredential({ path, body: { sso_provider } })).toMatchObject({ sso_provider: null });
  }
});

it("names of credentials are unique; a refused update changes nothing", async () => {
  const { client } = await startService();
  const { id } = await client.createCredential({ body: { name: "a", domain: "a.example", values } });
  await client.createCredential({ body: { name: "b", domain: "a.example", values } });
  await expectRefused(client.createCredential({ body: { name: "a", domain: "c.example", values } }), 409, id);
  const path = { id_or_name: "b" };
  await expectRefused(client.updateCredential({ path, body: { name: "a", values: { pin: "1" } } }), 409, id);
  expect(await client.getCredential({ path })).toMatchObject({ value_keys: ["username", "password"] });
});

it("the list is filtered by domain, and searched by a part of it", async () => {
  const { client } = await startService();
  await client.createCredential({ body: { name: "a", domain: "a.example", values } });
  const names = async (query: object) => (await client.listCredentials({ query })).map(({ name }) => name);
  expect(await names({ domain: "a.example" })).toEqual(["a"]);
  expect(await names({ domain: "a.exampl" })).toEqual([]);
  expect(await names({ query: "A.EX" })).toEqual(["a"]);
});

it("the official SDK creates, updates and deletes a credential with a second factor", async () => {
  const { kernel } = await startService();
  const created = await kernel.credentials.create({ name: "a", domain: "a.example", values, totp_secret: secret });
  const { code } = await kernel.credentials.totpCode(created.id);
  expect(code).toMatch(/^\d{6}$/);
  await kernel.credentials.update("a", { name: "b" });
  await kernel.credentials.delete("b");
  await expect(kernel.credentials.retrieve("a")).rejects.toMatchObject({ status: 404 });
});
