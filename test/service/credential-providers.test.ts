/** Tests credential providers. */
import { expect, it } from "vitest";
import { expectRefused, startService } from "./support.js";

const provider_type = "onepassword";

it("a new provider is enabled, has the lowest priority, and never shows its token", async () => {
  const { client } = await startService();
  const before = await client.listCredentialProviders();
  const body = { provider_type, name: "own", token: "correct-horse" } as const;
  const created = await client.createCredentialProvider({ body });
  expect(created).toMatchObject({ name: "own", enabled: true });
  expect(created.priority).toBe(Math.max(...before.map(({ priority }) => priority)) + 1);
  const path = { id: created.id };
  const responses = [created, await client.updateCredentialProvider({ path, body: { token: "correct-horse" } })];
  expect(JSON.stringify(responses)).not.toContain("correct-horse");
});

it("a test lists the vaults, or says why there are none", async () => {
  const { client } = await startService();
  const { id } = await client.createCredentialProvider({ body: { provider_type, name: "own", token: "t" } });
  const path = { id };
  const { items = [] } = await client.listCredentialProviderItems({ path });
  const { success, vaults } = await client.testCredentialProvider({ path });
  expect([success, vaults.map((vault) => vault.id)]).toEqual([true, [...new Set(items.map((item) => item.vault_id))]]);
  for (const { path, vault_name, title } of items) expect(path).toBe(`${vault_name}/${title}`);
  await client.updateCredentialProvider({ path, body: { enabled: false } });
  expect(await client.testCredentialProvider({ path }))
    .toEqual({ success: false, vaults: [], error: expect.any(String) as string });
});

it("names of providers are unique; a provider is found by its id, until it is deleted", async () => {
  const { client } = await startService();
  const { id } = await client.createCredentialProvider({ body: { provider_type, name: "own", token: "t" } });
  const body = { provider_type, name: "own", token: "t" } as const;
  await expectRefused(client.createCredentialProvider({ body }), 409, id);
  await expectRefused(client.getCredentialProvider({ path: { id: "own" } }), 404, "own");
  await client.deleteCredentialProvider({ path: { id } });
  await expectRefused(client.listCredentialProviderItems({ path: { id } }), 404, id);
});

it("spaces around a name are removed, and the rest must not be empty", async () => {
  const { client } = await startService();
  const body = { provider_type, name: "  own ", token: "t" } as const;
  const { id, name } = await client.createCredentialProvider({ body });
  expect(name).toBe("own");
  await expectRefused(client.createCredentialProvider({ body: { ...body, name: " own" } }), 409, id);
  await expectRefused(client.createCredentialProvider({ body: { ...body, name: "  " } }), 400, "name");
  const update = (name: string) => client.updateCredentialProvider({ path: { id }, body: { name, priority: 9 } });
  for (const blank of ["", " "]) await expectRefused(update(blank), 400, "name");
  await expectRefused(update(" team-vault "), 409, "team-vault");
  expect((await client.getCredentialProvider({ path: { id } })).priority).not.toBe(9);
  expect(await update(" other ")).toMatchObject({ name: "other" });
});

it("the official SDK creates, tests and deletes a provider", async () => {
  const { kernel } = await startService();
  const { id } = await kernel.credentialProviders.create({ provider_type, name: "own", token: "t" });
  expect((await kernel.credentialProviders.test(id)).success).toBe(true);
  await kernel.credentialProviders.delete(id);
  await expect(kernel.credentialProviders.retrieve(id)).rejects.toMatchObject({ status: 404 });
});
