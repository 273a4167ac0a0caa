/** What an app does with the client: JSON, bytes, uploads, errors, events and aborts. */
import { ApiError } from "cloud-browser-contract";
import { expect, it } from "vitest";
import { id, openClient, renderApp, ways } from "./render.jsx";

const path = { id };

it.each(ways)("the app works over %s", async (way) => {
  const { client } = await openClient(way);
  const { host, shows, click, choose } = renderApp(client);
  await shows("Ready");
  expect(host.querySelectorAll("li").length).toBeGreaterThan(0);
  click(0);
  await shows(/A screenshot of \d{4,} bytes/);
  click(1);
  await shows("not_found: There is no file or directory at /home/user/app.txt");
  choose(new File(["Remember the milk."], "app.txt", { type: "text/plain" }));
  await shows("Uploaded app.txt");
  click(1);
  await shows("Read Remember the milk.");
});

it.each(ways)("bytes of any kind arrive unchanged over %s", async (way) => {
  const { client } = await openClient(way);
  const bytes = new Uint8Array([97, 98]);
  const contentOf = async (name) => (await client.readFile({ path, query: { path: `/home/user/${name}` } })).text();
  for (const file of [bytes, bytes.buffer, new TextEncoder().encode("ab"), new Blob(["ab"]), new File(["ab"], "a")]) {
    await client.writeFile({ path, query: { path: "/home/user/raw" }, body: file });
    await client.uploadFiles({ path, body: { files: [{ dest_path: "/home/user/form", file }] } });
    expect([await contentOf("raw"), await contentOf("form")]).toEqual(["ab", "ab"]);
  }
});

it.each(ways)("an archive arrives unchanged over %s", async (way) => {
  const { client } = await openClient(way);
  await client.writeFile({ path, query: { path: "/home/user/folder/a.txt" }, body: "ab" });
  const archive = await client.downloadDirZip({ path, query: { path: "/home/user/folder" } });
  await client.uploadZip({ path, body: { dest_path: "/home/user/copy", zip_file: await archive.blob() } });
  const copy = await client.readFile({ path, query: { path: "/home/user/copy/a.txt" } });
  expect(await copy.text()).toBe("ab");
});

it.each(ways)("errors and events arrive over %s", async (way) => {
  const { client } = await openClient(way);
  const error = await client.getBrowser({ path: { id_or_name: "gone" } }).catch((error) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 404, code: "not_found" });
  const { process_id } = await client.spawnProcess({ path, body: { command: "echo", args: ["Hello."] } });
  const events = [];
  for await (const event of await client.streamProcessStdout({ path: { id, process_id } })) events.push(event);
  expect(events.at(-1)).toMatchObject({ exit_code: 0 });
});

it.each(ways)("a call over %s can be aborted", async (way) => {
  const { client } = await openClient(way);
  const controller = new AbortController();
  const body = { command: "sleep", args: ["20"] };
  const call = client.execProcess({ path, body }, { signal: controller.signal });
  setTimeout(() => controller.abort(), 50);
  await expect(call).rejects.toThrow(/abort/i);
});
