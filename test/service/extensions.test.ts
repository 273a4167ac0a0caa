/** Tests extensions. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { expectRefused, startService } from "./support.js";

const archive = new File([Buffer.from("PK\x05\x06"), new Uint8Array(18)], "a.zip", { type: "application/zip" });
const bytes = Buffer.from(await archive.arrayBuffer());

it("an extension has the size and checksum of its exact bytes, which can be downloaded", async () => {
  const { client } = await startService();
  const created = await client.createExtension({ body: { file: archive, name: "own" } });
  const checksum = createHash("sha256").update(bytes).digest("hex");
  expect(created).toMatchObject({ name: "own", size_bytes: 22, checksum });
  expect(await client.getExtensionMetadata({ path: { id_or_name: "own" } })).toEqual(created);
  const downloaded = await client.downloadExtension({ path: { id_or_name: created.id } });
  expect(Buffer.from(await downloaded.arrayBuffer())).toEqual(bytes);
});

it("the initial extensions have the checksum of their bytes, too", async () => {
  const { client } = await startService();
  const [extension] = await client.listExtensions();
  const downloaded = await client.downloadExtension({ path: { id_or_name: extension!.id } });
  const hash = createHash("sha256").update(Buffer.from(await downloaded.arrayBuffer()));
  expect(extension?.checksum).toBe(hash.digest("hex"));
});

it("names of extensions are unique, and a refused archive takes no space", async () => {
  const { client } = await startService({ maxStorageMiB: 1 });
  const { id } = await client.createExtension({ body: { file: archive, name: "own" } });
  const large = new Uint8Array(150_000);
  const again = () => client.createExtension({ body: { file: large, name: "own" } });
  for (let n = 0; n < 9; n++) await expectRefused(again(), 409, id);
  const both = [1, 2].map(() => client.createExtension({ body: { file: large, name: "both" } }));
  expect((await Promise.allSettled(both)).map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  for (const name of ["c", "d", "e", "f"]) await client.createExtension({ body: { file: large, name } });
});

it("deleting an extension frees its space", async () => {
  const { client } = await startService({ maxStorageMiB: 1 });
  for (let n = 0; n < 5; n++) {
    const { id } = await client.createExtension({ body: { file: new Uint8Array(300_000) } });
    await client.deleteExtension({ path: { id_or_name: id } });
    await expectRefused(client.downloadExtension({ path: { id_or_name: id } }), 404, id);
  }
});

it("only URLs of the Chrome Web Store are accepted", async () => {
  const { client } = await startService();
  const url = "https://chromewebstore.google.com/detail/a/abcdefghijklmnopabcdefghijklmnop";
  const downloaded = await client.downloadChromeStoreExtension({ query: { url } });
  expect(Buffer.from(await downloaded.arrayBuffer()).subarray(0, 2).toString()).toBe("PK");
  for (const other of ["https://store.example/a", "https://chromewebstore.google.com.example/a"]) {
    await expectRefused(client.downloadChromeStoreExtension({ query: { url: other } }), 400, "url");
  }
});

it("the official SDK uploads, downloads and deletes an extension", async () => {
  const { kernel } = await startService();
  const { id } = await kernel.extensions.upload({ file: archive, name: "own" });
  expect(Buffer.from(await (await kernel.extensions.download("own")).arrayBuffer())).toEqual(bytes);
  await kernel.extensions.delete(id);
  await expect(kernel.extensions.download("own")).rejects.toMatchObject({ status: 404 });
});
