/** Tests the files of sessions. */
import { describe, expect, it } from "vitest";
import { expectRefused } from "../support.js";
import { filesOf, seeded, startFiles } from "./start.js";

it("a file is written, read, described, changed and deleted", async () => {
  const { mock, write, read, info, chmod, deleteFile } = await startFiles();
  await write("/a/b/c.txt", "text");
  expect(await read("/a/b/c.txt")).toBe("text");
  const { mod_time, ...details } = await info("/a//b/./c.txt");
  expect(details)
    .toEqual({ name: "c.txt", path: "/a/b/c.txt", size_bytes: 4, is_dir: false, mode: "-rw-r--r--" });
  expect(Date.parse(mod_time)).toBeCloseTo(Date.now(), -4);
  await write("/a/b/c.txt", "");
  const headers = { Authorization: "Bearer any-token" };
  const empty = await fetch(`${mock.url}/browsers/${seeded}/fs/read_file?path=/a/b/c.txt`, { headers });
  expect([empty.status, empty.headers.get("Content-Type"), await empty.text()])
    .toEqual([200, "application/octet-stream", ""]);
  await chmod("/a/b/c.txt", "755");
  await write("/a/b/c.txt", "longer");
  expect(await info("/a/b/c.txt")).toMatchObject({ mode: "-rwxr-xr-x", size_bytes: 6 });
  await deleteFile("/a/b/c.txt");
  for (const call of [read, info, deleteFile]) await expectRefused(call("/a/b/c.txt"), 404, "/a/b/c.txt");
});

it("a list has the entries of a directory, but nothing deeper", async () => {
  const { write, make, list, names } = await startFiles();
  await make("/own/empty/deeper", "700");
  await write("/own/file", "12345");
  const byName = (await list("/own/")).sort((one, other) => one.name.localeCompare(other.name));
  expect(byName).toMatchObject([
    { name: "empty", path: "/own/empty", size_bytes: 0, is_dir: true, mode: "drwx------" },
    { name: "file", path: "/own/file", size_bytes: 5, is_dir: false, mode: "-rw-r--r--" },
  ]);
  expect(await list("/own/empty")).toMatchObject([{ path: "/own/empty/deeper", mode: "drwx------" }]);
  expect(await list("/own/empty/deeper")).toEqual([]);
  expect(await names("/")).toEqual(["home", "own"]);
  expect((await list("/")).find(({ name }) => name === "own")?.path).toBe("/own");
  await expectRefused(list("/own/file"), 400, "path is a file");
  await expectRefused(list("/own/none"), 404, "/own/none");
});

it("the root is a directory like others, but cannot be deleted", async () => {
  const { info, make, list, deleteFile, deleteDirectory } = await startFiles();
  expect(await info("/")).toMatchObject({ name: "/", path: "/", is_dir: true, mode: "drwxr-xr-x" });
  await make("/");
  await deleteDirectory("/home");
  expect(await list("/")).toEqual([]);
  await expectRefused(deleteDirectory("/"), 400, "root");
  await expectRefused(deleteFile("/"), 400, "root");
});

it("missing parent directories get the mode of the new one, and an existing directory is kept", async () => {
  const { make, write, info, names } = await startFiles();
  await make("/a/b/c", "700");
  expect((await info("/a/b")).mode).toBe("drwx------");
  await write("/a/b/c/file");
  await make("/a/b/c", "755");
  expect((await info("/a/b/c")).mode).toBe("drwx------");
  expect(await names("/a/b/c")).toEqual(["file"]);
  await expectRefused(make("/a/b/c/file"), 400, "path is a file.");
  await expectRefused(make("/a/b/c/file/x"), 400, "path goes through /a/b/c/file, which is a file.");
});

it("the path of a file does not end with a slash", async () => {
  const { client, write, read, info, chmod, names, move, deleteFile } = await startFiles();
  await write("/a/file");
  await expectRefused(read("/a/file/"), 400, "path must not end with a slash");
  await expectRefused(write("/a/new/"), 400, "path must not end with a slash");
  const files = [{ dest_path: "/a/new/", file: new Blob() }];
  const upload = client.uploadFiles({ path: { id: seeded }, body: { files } });
  await expectRefused(upload, 400, "files[0].dest_path must not");
  await expectRefused(info("/a/file/"), 400, "path must not end with a slash");
  await expectRefused(chmod("/a/file/", "600"), 400, "path must not end with a slash");
  await expectRefused(deleteFile("/a/file/"), 400, "path must not end with a slash");
  await expectRefused(move("/a/file/", "/a/other"), 400, "src_path must not end with a slash");
  await expectRefused(move("/a/file", "/a/other/"), 400, "dest_path must not end with a slash");
  const watch = client.startFileWatch({ path: { id: seeded }, body: { path: "/a/file/" } });
  await expectRefused(watch, 400, "path must not end with a slash");
  expect(await names("/a")).toEqual(["file"]);
});

it("the path of a directory may end with a slash", async () => {
  const { make, move, info, names, deleteFile, deleteDirectory } = await startFiles();
  await make("/a/b/");
  expect((await info("/a/b/")).is_dir).toBe(true);
  await move("/a/b/", "/a/c/");
  expect(await names("/a/")).toEqual(["c"]);
  await deleteFile("/a/c/");
  await deleteDirectory("/a/");
});

it("reading a directory is refused, and nothing can be below a file", async () => {
  const { write, read, info, deleteDirectory } = await startFiles();
  await write("/a/file");
  await expectRefused(read("/a"), 400, "path is a directory.");
  for (const call of [read, info]) await expectRefused(call("/a/file/x"), 404, "/a/file/x");
  await deleteDirectory("/a/file/x"); // deleting a missing directory succeeds
  expect(await read("/a/file")).toBe("/a/file");
});

it.each([
  ["644", "-rw-r--r--"], ["000", "----------"], ["0777", "-rwxrwxrwx"],
  ["4755", "-rwxr-xr-x"], ["2644", "-rw-r--r--"], ["7000", "----------"],
])("the mode %s shows as %s", async (mode, letters) => {
  const { mock, write, make, chmod, info } = await startFiles();
  await write("/file");
  await chmod("/file", mode);
  await write("/new", "", mode);
  await make("/directory", mode);
  for (const file of ["/file", "/new"]) expect((await info(file)).mode).toBe(letters);
  expect((await info("/directory")).mode).toBe(`d${letters.slice(1)}`);
  expect(mock.file(seeded, "/new")?.mode).toBe(mode.slice(-3));
});

it("permissions change for one path only, and must be octal", async () => {
  const { client, make, chmod, info } = await startFiles();
  await make("/a/b");
  const body = { path: "/a", mode: "1770", owner: "user", group: "user" };
  await client.setFilePermissions({ path: { id: seeded }, body });
  expect(await info("/a")).toEqual({ ...await info("/a"), mode: "drwxrwx---" });
  expect((await info("/a/b")).mode).toBe("drwxr-xr-x");
  await expectRefused(chmod("/a", "888"), 400, "mode");
  await expectRefused(chmod("/none", "644"), 404, "/none");
});

it("the modification time is that of the last write, and for a directory that of its entries", async () => {
  const { mock, write, make, move, chmod, info, deleteFile, deleteDirectory } = await startFiles();
  const timeOf = async (path: string) => (await info(path)).mod_time;
  /** Returns whether an action changes the modification time of a path. */
  const changes = async (path: string, act: () => Promise<unknown>) => {
    const before = await timeOf(path);
    await mock.advance(1000);
    await act();
    return await timeOf(path) > before;
  };
  await write("/d/file");
  await make("/e/sub");
  expect(await changes("/d", () => write("/d/other"))).toBe(true);
  expect(await changes("/d", () => write("/d/other", "again"))).toBe(false);
  expect(await changes("/d/other", () => write("/d/other", "once more"))).toBe(true);
  expect(await changes("/d/other", () => chmod("/d/other", "600"))).toBe(false);
  expect(await changes("/d", () => make("/d/sub/deeper"))).toBe(true);
  expect(await changes("/d", () => make("/d/sub/deeper"))).toBe(false);
  expect(await changes("/d", () => move("/d/other", "/e/other"))).toBe(true);
  expect(await changes("/e", () => move("/d/file", "/e/file"))).toBe(true);
  expect(await changes("/e", () => deleteFile("/e/file"))).toBe(true);
  expect(await changes("/e", () => deleteDirectory("/e/sub"))).toBe(true);
  expect(await changes("/e", () => deleteDirectory("/e/sub"))).toBe(false);
});

describe("deleting", () => {
  it("deletes a file, or an empty directory", async () => {
    const { make, write, names, deleteFile } = await startFiles();
    await make("/a/empty");
    await write("/a/full/file");
    await deleteFile("/a/empty");
    await expectRefused(deleteFile("/a/full"), 400, "path is a directory that is not empty");
    await expectRefused(deleteFile("/a/empty"), 404, "/a/empty");
    expect(await names("/a")).toEqual(["full"]);
    expect(await names("/a/full")).toEqual(["file"]);
  });
  it("deletes a directory with its contents, any number of times, but not a file", async () => {
    const { mock, write, info, deleteDirectory } = await startFiles();
    await write("/a/b/c/file");
    await expectRefused(deleteDirectory("/a/b/c/file"), 400, "path is a file");
    await deleteDirectory("/a/b");
    await deleteDirectory("/a/b");
    await expectRefused(info("/a/b/c/file"), 404, "/a/b/c/file");
    expect(mock.file(seeded, "/a/b/c/file")).toBeUndefined();
    expect((await info("/a")).is_dir).toBe(true);
  });
  it("frees the storage", async () => {
    const { write, make, deleteFile, deleteDirectory } = await startFiles({ maxStorageMiB: 1 });
    const large = "x".repeat(400_000);
    for (let n = 0; n < 5; n++) {
      await write("/a/file", large);
      await write("/a/b/c/file", large);
      await deleteFile("/a/file");
      await deleteDirectory("/a");
      for (let n = 0; n < 60; n++) await make(`/a/${n}`);
      await deleteDirectory("/a");
    }
    await write("/a", large.repeat(2));
    await expectRefused(make("/d".repeat(100)), 400, "1 MiB"); // and takes no space
    await make("/d".repeat(40));
  });
});

it("a tree may be deeper than the longest path", async () => {
  const { mock, make, move, names, deleteDirectory } = await startFiles();
  const deep = "/d".repeat(2000);
  for (let n = 0; n < 6; n++) {
    await make(`/t${deep}`);
    if (n > 0) await move("/whole", `/t${deep}/whole`);
    await move("/t", "/whole");
  }
  await deleteDirectory("/whole");
  expect(await names("/")).toEqual(["home"]);
  await mock.reset();
});

it("a session has its own files, from its start to its end", async () => {
  const { client, mock, write, info } = await startFiles({ maxStorageMiB: 1 });
  const large = "x".repeat(500_000);
  for (let n = 0; n < 5; n++) {
    const { session_id: id } = await client.createBrowser();
    const own = filesOf(client, id);
    expect(await own.names("/")).toEqual(["home"]);
    expect(await own.list("/home/user")).toEqual([]);
    await own.write("/own", large);
    await expectRefused(info("/own"), 404, "/own");
    await client.deleteBrowser({ path: { id_or_name: id } });
    for (const call of [own.read, own.info, own.list, own.make, own.write, own.deleteFile, own.deleteDirectory]) {
      await expectRefused(call("/own"), 404, id);
    }
    expect(mock.file(id, "/own")).toBeUndefined();
  }
  await write("/own", large);
});

it("a reset restores the initial files", async () => {
  const { mock, write, names, read, deleteDirectory } = await startFiles();
  const before = await names("/home/user");
  await deleteDirectory("/home/user/archive");
  await write("/home/user/notes.txt", "changed");
  await write("/home/user/new");
  await mock.reset();
  expect(await names("/home/user")).toEqual(before);
  expect(await read("/home/user/notes.txt")).toBe("Remember the milk.\n");
});

it("the official SDK works with files", async () => {
  const { kernel } = await startFiles();
  const { fs } = kernel.browsers;
  await fs.writeFile(seeded, Buffer.from("a,b"), { path: "/data/a.csv", mode: "600" });
  expect(await (await fs.readFile(seeded, { path: "/data/a.csv" })).text()).toBe("a,b");
  expect(await fs.fileInfo(seeded, { path: "/data/a.csv" })).toMatchObject({ mode: "-rw-------", size_bytes: 3 });
  await fs.createDirectory(seeded, { path: "/data/old" });
  await fs.move(seeded, { src_path: "/data/a.csv", dest_path: "/data/old/a.csv" });
  await fs.setFilePermissions(seeded, { path: "/data/old/a.csv", mode: "444" });
  expect((await fs.listFiles(seeded, { path: "/data/old" })).map(({ name, mode }) => [name, mode]))
    .toEqual([["a.csv", "-r--r--r--"]]);
  await fs.deleteFile(seeded, { path: "/data/old/a.csv" });
  await fs.deleteDirectory(seeded, { path: "/data" });
  await expect(fs.listFiles(seeded, { path: "/data" })).rejects.toMatchObject({ status: 404 });
});
