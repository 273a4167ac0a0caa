/** What a browser leaves to a profile is an archive: others can read it, and it takes space only while it is needed. */
import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { newFolder, setTemporaryDirectory } from "../../support/folder.js";
import { known, load, logIn, login, nothing, startWithProfile, visit } from "./site.js";

const run = promisify(execFile);
const path = { id_or_name: "shop" };

/** Waits until something is saved. */
const saved = (client: ContractClient) =>
  expect.poll(() => client.downloadProfile({ path }), { timeout: 5000 }).toBeDefined();

it("is downloaded as a tar file, compressed or not, without caches", async () => {
  const { client, url } = await startWithProfile();
  expect(await client.downloadProfile({ path })).toBeUndefined();
  await visit(client, load(true), logIn(url, "first"));
  await saved(client);
  const folder = await newFolder();
  const download = async (format: "tar" | "tar.zst") => {
    const archive = await client.downloadProfile({ path, query: { format } });
    const file = join(folder, `shop.${format}`);
    await writeFile(file, Buffer.from(await archive?.arrayBuffer() ?? new ArrayBuffer()));
    return file;
  };
  const file = await download("tar");
  const { stdout: names } = await run("tar", ["-tf", file]);
  expect(names).toMatch(/^\.\/Default\/Local Storage\/leveldb\/.*\.log$/m);
  expect(names).toMatch(/^\.\/Default\/Cookies$/m);
  expect(names).not.toMatch(/\/(GPUCache|Code Cache|Singleton\w+|DevToolsActivePort|LOCK)\b/);
  const { stdout: cookies } = await run("tar", ["-xOf", file, "./cookies.json"]);
  expect(JSON.parse(cookies)).toContainEqual(expect.objectContaining({ name: "session", value: "ann", session: true }));
  await run("zstd", ["-dq", await download("tar.zst"), "-o", `${file}.again`]);
  await run("cmp", [file, `${file}.again`]);
});

it("frees its space when it is deleted, even while a browser saves to it", async () => {
  const folder = await newFolder();
  setTemporaryDirectory(folder);
  const { client, mock, lines, url } = await startWithProfile();
  const files = async () => (await readdir(folder, { recursive: true })).filter((name) => /[/\\]\d+$/.test(name));
  await visit(client, load(true), logIn(url, "first"));
  await saved(client);
  expect(await files()).toHaveLength(1);
  await visit(client, load(true), logIn(url, "second"));
  await client.deleteProfile({ path });
  await expect.poll(files, { timeout: 5000 }).toEqual([]);
  await mock.close();
  expect(await readdir(folder)).toEqual([]);
  expect(lines.join("\n")).not.toContain("not saved");
});

it("keeps the saved data when the storage is full", async () => {
  const { client, lines, url } = await startWithProfile({ maxStorageMiB: 3 });
  await visit(client, load(true), logIn(url, "kept"));
  await visit(client, load(true), logIn(url, "x".repeat(2 ** 20)));
  expect(await visit(client, load(), known(url))).toEqual(login("kept"));
  const [line] = lines.filter((line) => line.includes("is not saved"));
  expect(line).toMatch(/^The profile shop is not saved from bs\w+: The files would take more than the 3 MiB/);
});

it("keeps the saved data when the browser of a session crashed", async () => {
  const { client, lines, url } = await startWithProfile();
  await visit(client, load(true), logIn(url, "kept"));
  await visit(client, load(true), async (page) => {
    await logIn(url, "lost")(page);
    const session = await page.context().browser()?.newBrowserCDPSession();
    session?.send("Browser.crash").catch(() => {}); // it cannot answer
    await expect.poll(() => lines.join("\n"), { timeout: 5000 }).toContain("It restarts when it is needed.");
  });
  expect(await visit(client, load(), known(url))).toEqual(login("kept"));
  expect(lines.join("\n")).toMatch(/The profile shop is not saved from bs\w+: its browser was not ready, or crashed/);
});

it("reports a missing tar, and keeps the saved data", async () => {
  const { client, lines, url } = await startWithProfile();
  await visit(client, load(true), logIn(url, "kept"));
  await saved(client);
  vi.stubEnv("PATH", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await visit(client, load(true), known(url))).toEqual(nothing);
  await expect.poll(() => lines.join("\n")).toMatch(/The profile shop is not saved from bs\w+: it was not loaded\./);
  expect(lines.join("\n")).toContain("There is no tar on this machine.");
  vi.unstubAllEnvs();
  expect(await visit(client, load(), known(url))).toEqual(login("kept"));
});
