/** Tests profiles. */
import { expect, it } from "vitest";
import { everyItem } from "../../src/index.js";
import { expectRefused, startService } from "./support.js";

it("a profile is created, listed, renamed and deleted", async () => {
  const { client } = await startService();
  const created = await client.createProfile({ body: { name: "night-shift" } });
  expect(created).toMatchObject({ name: "night-shift" });
  expect(Date.parse(created.created_at)).toBeCloseTo(Date.now(), -4);
  const [newest] = await client.listProfiles();
  expect(newest).toEqual(created);
  const renamed = await client.updateProfile({ path: { id_or_name: created.id }, body: { name: "day-shift" } });
  expect(await client.getProfile({ path: { id_or_name: "day-shift" } })).toEqual(renamed);
  await client.deleteProfile({ path: { id_or_name: "day-shift" } });
  await expectRefused(client.getProfile({ path: { id_or_name: created.id } }), 404, created.id);
  await expectRefused(client.deleteProfile({ path: { id_or_name: created.id } }), 404, created.id);
});

it("a profile says when a session saved to it; its creation and a new name do not count", async () => {
  const { client } = await startService();
  const { id } = await client.createProfile({ body: { name: "night-shift" } });
  const path = { id_or_name: id };
  const renamed = await client.updateProfile({ path, body: { name: "day-shift" } });
  expect(renamed).not.toHaveProperty("updated_at");
  const body = { headless: true, profile: { id, save_changes: true } };
  const { session_id } = await client.createBrowser({ body });
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  expect((await client.getProfile({ path })).updated_at).toBeDefined();
});

it("a profile needs no name, and several may have none", async () => {
  const { client } = await startService();
  const [one, other] = [await client.createProfile({ body: {} }), await client.createProfile({ body: {} })];
  expect([one.name, other.name]).toEqual([null, null]);
  expect(one.id).not.toBe(other.id);
});

it("names of profiles are unique, and the error says which profile has the name", async () => {
  const { client } = await startService();
  const { id } = await client.createProfile({ body: { name: "a" } });
  const { id: other } = await client.createProfile({ body: { name: "b" } });
  await expectRefused(client.createProfile({ body: { name: "a" } }), 409, id);
  await expectRefused(client.updateProfile({ path: { id_or_name: other }, body: { name: "a" } }), 409, id);
  expect(await client.getProfile({ path: { id_or_name: other } })).toMatchObject({ name: "b" });
  await client.updateProfile({ path: { id_or_name: id }, body: { name: "a" } }); // it has that name already
  await client.deleteProfile({ path: { id_or_name: id } });
  await client.createProfile({ body: { name: "a" } });
});

it("the id takes precedence over a name", async () => {
  const { client } = await startService();
  const { id } = await client.createProfile({ body: {} });
  await client.createProfile({ body: { name: id } });
  expect(await client.getProfile({ path: { id_or_name: id } })).toMatchObject({ id, name: null });
});

it("there is nothing to download until a session is saved", async () => {
  const { client } = await startService();
  await client.createProfile({ body: { name: "empty" } });
  const { data, response } = await client.downloadProfile({ path: { id_or_name: "empty" } }).withResponse();
  expect([data, response.status]).toEqual([undefined, 202]);
  const saved = await client.downloadProfile({ path: { id_or_name: "shop-login" } });
  expect((await saved?.arrayBuffer())?.byteLength).toBeGreaterThan(0);
  const tar = await client.downloadProfile({ path: { id_or_name: "shop-login" }, query: { format: "tar" } });
  expect(await tar?.arrayBuffer()).toEqual(new ArrayBuffer(1024));
});

it("a list is searched by name without case and accents, by a part of the name, or by a whole id", async () => {
  const { client } = await startService();
  const { id } = await client.createProfile({ body: { name: "Zürich" } });
  const names = async (query: object) => (await client.listProfiles({ query })).map(({ name }) => name);
  expect(await names({ name: "zurich" })).toEqual(["Zürich"]);
  expect(await names({ name: "zur" })).toEqual([]);
  expect(await names({ query: "RICH" })).toEqual(["Zürich"]);
  expect(await names({ query: id })).toEqual(["Zürich"]);
  expect(await names({ query: id.slice(1) })).toEqual([]);
});

it("the list is in pages, newest first", async () => {
  const { client } = await startService();
  const created = [];
  for (let n = 0; n < 7; n++) created.unshift((await client.createProfile({ body: { name: `p${n}` } })).id);
  const { data, page } = await client.listProfiles({ query: { limit: 3, offset: 2 } }).withResponse();
  expect(data.map(({ id }) => id)).toEqual(created.slice(2, 5));
  expect(page).toEqual({ hasMore: true, nextOffset: 5 });
  const beyond = await client.listProfiles({ query: { offset: 100 } }).withResponse();
  expect([beyond.data, beyond.page]).toEqual([[], { hasMore: false, nextOffset: undefined }]);
  const all = [];
  for await (const { id } of everyItem(client.listProfiles, { query: { limit: 3 } })) all.push(id);
  expect(all.slice(0, 7)).toEqual(created);
});

it("the official SDK creates and deletes profiles, and iterates over their pages", async () => {
  const { kernel } = await startService();
  for (const name of ["a", "b", "c"]) await kernel.profiles.create({ name });
  const names = [];
  for await (const { name } of kernel.profiles.list({ limit: 2 })) names.push(name);
  expect(names.slice(0, 3)).toEqual(["c", "b", "a"]);
  await expect(kernel.profiles.create({ name: "a" })).rejects.toMatchObject({ status: 409 });
  await kernel.profiles.delete("a");
  await expect(kernel.profiles.retrieve("a")).rejects.toMatchObject({ status: 404 });
});

it("a reset restores the initial state", async () => {
  const { client, mock } = await startService();
  const before = await client.listProfiles();
  await client.createProfile({ body: { name: "a" } });
  await client.updateProfile({ path: { id_or_name: "shop-login" }, body: { name: "b" } });
  await mock.reset();
  expect(await client.listProfiles()).toEqual(before);
});
