/** Trouble with the temporary directory costs the writes that it hits, and no more than those. */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { newFolder, setTemporaryDirectory } from "../support/folder.js";
import type { Mock } from "../../src/mock/index.js";
import { bearer, contentOf, errorOf, json, session, startTestMock, write } from "../support/mock.js";

/** A path where no temporary directory can be made, which a mock in this process takes for the place to make it. */
async function unusable(kind: string): Promise<string> {
  const place = join(await newFolder(), "place");
  if (kind === "a file") await writeFile(place, "");
  setTemporaryDirectory(place);
  return place;
}

/** Uploads an extension, in a form. */
function uploadExtension({ url }: Mock, name = "kept"): Promise<Response> {
  const body = new FormData();
  body.append("name", name);
  body.append("file", new Blob(["x"]));
  return fetch(`${url}/extensions`, { method: "POST", headers: bearer, body });
}

describe.each(["a missing directory", "a file"])("a mock whose TMPDIR names %s", (kind) => {
  it("returns 500 to each write, and stores the next one once TMPDIR is a directory", async () => {
    const place = await unusable(kind);
    const mock = await startTestMock();
    for (const path of ["/a", "/b"]) expect(await errorOf(write(mock, path))).toMatchObject({ status: 500 });
    expect(await errorOf(uploadExtension(mock))).toMatchObject({ status: 500 });
    await rm(place, { force: true });
    await mkdir(place);
    expect((await write(mock, "/a", "x")).status).toBe(200);
    expect((await uploadExtension(mock)).status).toBe(201);
    expect(await contentOf(mock, "/a")).toBe("x");
    await mock.close();
    expect(await readdir(place)).toEqual([]);
  });
  it("closes without an error", async () => {
    await unusable(kind);
    const mock = await startTestMock();
    expect(await errorOf(write(mock, "/a"))).toMatchObject({ status: 500 });
    await expect(mock.close()).resolves.toBeUndefined();
  });
});

describe("a mock whose temporary directory is deleted", () => {
  async function withoutDirectory() {
    const folder = await newFolder();
    setTemporaryDirectory(folder);
    const mock = await startTestMock();
    expect((await write(mock, "/a")).status).toBe(200);
    expect((await uploadExtension(mock, "lost")).status).toBe(201);
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
    return { mock, folder };
  }

  it("stores the next file, and leaves nothing behind when it is closed", async () => {
    const { mock, folder } = await withoutDirectory();
    expect((await write(mock, "/b", "x")).status).toBe(200);
    expect(await contentOf(mock, "/b")).toBe("x");
    await mock.close();
    expect(await readdir(folder)).toEqual([]);
  });
  it("stores files that arrive at once, and leaves nothing behind when it is closed", async () => {
    const { mock, folder } = await withoutDirectory();
    const paths = ["/b", "/c", "/d", "/e"];
    const responses = await Promise.all(paths.map((path) => write(mock, path, path)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const path of paths) expect(await contentOf(mock, path)).toBe(path);
    await mock.close();
    expect(await readdir(folder)).toEqual([]);
  });
  it("returns 500 wherever the bytes are requested, before anything else is sent", async () => {
    const { mock } = await withoutDirectory();
    const browser = `/browsers/${session}`;
    const cat = JSON.stringify({ command: "cat", args: ["/a"] });
    const asks: [path: string, init?: RequestInit][] = [
      [`${browser}/fs/read_file?path=/a`],
      [`${browser}/fs/download_dir_zip?path=/`],
      [`${browser}/logs/stream?source=path&path=/a`],
      ["/extensions/lost"],
      [`${browser}/process/exec`, { method: "POST", body: cat }],
      [`${browser}/process/spawn`, { method: "POST", body: cat }],
    ];
    for (const [path, init] of asks) {
      const { status, message } = await errorOf(fetch(mock.url + path, { headers: json, ...init }));
      expect([status, message], path).toEqual([500, expect.stringMatching(/^The mock has lost a file/)]);
    }
    const response = await fetch(`${mock.url}${browser}/fs/download_dir_zip?path=/home`, { headers: bearer });
    expect([response.status, (await response.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  });
  it("accepts a file in place of a lost one", async () => {
    const { mock } = await withoutDirectory();
    expect((await write(mock, "/a", "new")).status).toBe(200);
    expect(await contentOf(mock, "/a")).toBe("new");
  });
  it("resets and closes without an error", async () => {
    const { mock } = await withoutDirectory();
    await expect(mock.reset()).resolves.toBeUndefined();
    await expect(mock.close()).resolves.toBeUndefined();
  });
});
