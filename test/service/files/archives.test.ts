/** Tests uploads of several files, and uploads and downloads of ZIP archives. */
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { textsIn, zipOf } from "../../support/zip.js";
import { expectRefused } from "../support.js";
import { seeded, startFiles as startAll } from "./start.js";

const path = { id: seeded };

async function startFiles(...given: Parameters<typeof startAll>) {
  const service = await startAll(...given);
  const { client } = service;
  return {
    ...service,
    upload: (files: Record<string, string | Uint8Array<ArrayBuffer>>) => client.uploadFiles({ path, body: {
      files: Object.entries(files).map(([dest_path, content]) => ({ dest_path, file: new Blob([content]) })),
    } }),
    unpack: (dest_path: string, zip: Uint8Array<ArrayBuffer>) =>
      client.uploadZip({ path, body: { dest_path, zip_file: new Blob([zip]) } }),
    download: async (directory: string) =>
      (await client.downloadDirZip({ path, query: { path: directory } })).arrayBuffer(),
  };
}

describe("uploadFiles", () => {
  it("writes each file to its path, creates directories, and keeps the mode of a replaced file", async () => {
    const { upload, write, read, info } = await startFiles();
    await write("/a/old", "old", "600");
    await upload({ "/a/old": "new", "/a/b/c/new": "other", "/empty": "" });
    expect([await read("/a/old"), await read("/a/b/c/new")]).toEqual(["new", "other"]);
    expect((await info("/empty")).size_bytes).toBe(0);
    expect((await info("/a/old")).mode).toBe("-rw-------");
    expect((await info("/a/b/c/new")).mode).toBe("-rw-r--r--");
    expect((await info("/a/b")).mode).toBe("drwxr-xr-x");
  });
  it.each([
    ["a directory", "/home/user", "files[1].dest_path is a directory."],
    ["a path below a file", "/old/x", "files[1].dest_path goes through /old, which is a file."],
    ["a path that another file needs as a directory", "/new", "files[1].dest_path is a directory."],
    ["a path below another uploaded file", "/new/a/x", "files[1].dest_path goes through /new/a, which is a file."],
    ["a path that is not absolute", "new", "dest_path"],
  ])("refuses %s, and writes none of the files", async (_, dest_path, words) => {
    const { upload, write, read, names } = await startFiles({ maxStorageMiB: 1 });
    await write("/old", "old");
    const large = randomBytes(300_000);
    for (let n = 0; n < 5; n++) {
      await expectRefused(upload({ "/new/a": large, [dest_path]: "", "/z/z": "" }), 400, words);
    }
    expect(await names("/")).toEqual(["home", "old"]);
    expect(await read("/old")).toBe("old");
  });
  it("refuses files that are too large together, and writes none of them", async () => {
    const { upload, names, write } = await startFiles({ maxStorageMiB: 1 });
    const large = randomBytes(200_000);
    await expectRefused(upload({ "/a": large, "/b": large, "/c": large }), 400, "1 MiB"); // the copies take space, too
    expect(await names("/")).toEqual(["home"]);
    await write("/a", "x".repeat(1_000_000));
  });
});

describe("uploadZip", () => {
  it("unpacks into a directory, which it creates, and replaces existing files", async () => {
    const { unpack, write, read, names, info } = await startFiles();
    await write("/t/a/old", "old", "600");
    await write("/t/a/kept", "kept");
    const long = "line\n".repeat(10_000);
    await unpack("/t", await zipOf({ "a/old": "new", "a/long": long, "top": "top", "empty/dir/": "" }));
    expect([await read("/t/a/old"), await read("/t/a/kept"), await read("/t/top")]).toEqual(["new", "kept", "top"]);
    expect(await read("/t/a/long")).toBe(long);
    expect((await info("/t/a/old")).mode).toBe("-rw-------");
    expect(await names("/t/empty")).toEqual(["dir"]);
    await unpack("/made/on/the/way", await zipOf({}));
    expect(await names("/made/on/the/way")).toEqual([]);
  });

  it("places absolute names below the directory", async () => {
    const { unpack, write, names, read } = await startFiles();
    await write("/top", "kept");
    const zip = await zipOf({ "xtop": "top", "xx/dir/": "", "yyyy/file": "file" });
    await unpack("/t", withName(withName(zip, "xx/", "///"), "xtop", "/top"));
    expect(await names("/t")).toEqual(["dir", "top", "yyyy"]);
    expect([await read("/top"), await read("/t/top"), await read("/t/yyyy/file")]).toEqual(["kept", "top", "file"]);
  });
  it("sets the permissions in an archive, without other bits of the mode", async () => {
    const { unpack, info } = await startFiles();
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(""), "run.sh", { mode: 0o104750 });
    zip.addEmptyDirectory("shared", { mode: 0o042775 });
    zip.end();
    await unpack("/t", await buffer(zip.outputStream));
    expect([(await info("/t/run.sh")).mode, (await info("/t/shared")).mode]).toEqual(["-rwxr-x---", "drwxrwxr-x"]);
  });

  /** Replaces every occurrence of a text in an archive. */
  const withName = (zip: Buffer<ArrayBuffer>, from: string, to: string) =>
    Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
  it.each<[what: string, zip: () => Promise<Buffer<ArrayBuffer>>, words: string]>([
    ["no archive", () => Promise.resolve(Buffer.from("no archive")), "zip_file is not a ZIP archive"],
    ["a name above the directory", async () => withName(await zipOf({ a: "", xxxdef: "" }), "xxx", "../"), "../def"],
    ["a name that leads out", async () => withName(await zipOf({ "a": "", "b/xx/xx/c": "" }), "xx", ".."), "b/../../c"],
    ["a path that leads out", async () => withName(await zipOf({ a: "", xxxxef: "" }), "xxxx", "/../"), "../ef"],
    ["a name with a drive", async () => withName(await zipOf({ a: "", xxdef: "" }), "xx", "C:"), "C:def"],
    ["a long name", () => zipOf({ a: "", ["n".repeat(256)]: "" }), "255 bytes"],
    ["a directory where a file is", () => zipOf({ "a": "", "old/": "" }), "zip_file: old/ is a file."],
    ["a file where a directory is", () => zipOf({ a: "", dir: "" }), "zip_file: dir is a directory."],
    ["a file below a file", () => zipOf({ "a": "", "old/x": "" }), "zip_file: old/x goes through /t/old"],
    ["a wrong checksum", async () => withName(await zipOf({ a: "", b: "abc" }), "abc", "abd"), "b is damaged"],
    ["content that cannot be unpacked", async () => {
      const zip = await zipOf({ a: "", packed: "x".repeat(200) });
      const content = zip.indexOf("packed") + "packed".length; // a name of one letter may also occur in a timestamp
      return zip.fill(0xff, content, content + 3);
    }, "zip_file cannot be unpacked"],
    ["more than 10,000 entries", async () => {
      const zip = await zipOf({ a: "" });
      for (const place of [-14, -12]) zip.writeUInt16LE(10_001, zip.length + place);
      return zip;
    }, "more than 10000 entries"],
    ["more than fits into the storage", () => zipOf({ a: "", b: "x".repeat(2 ** 20) }), "1 MiB"],
  ])("refuses %s, and unpacks nothing", async (_, zip, words) => {
    const { unpack, write, names } = await startFiles({ maxStorageMiB: 1 });
    await write("/t/old", "old");
    await write("/t/dir/file", "");
    await expectRefused(unpack("/t", await zip()), 400, words);
    await expectRefused(unpack("/none", await zip().then((zip) => zip.subarray(0, -1))), 400, "zip_file");
    expect(await names("/t")).toEqual(["dir", "old"]);
    expect(await names("/")).toEqual(["home", "t"]);
    await write("/t/large", "x".repeat(1_000_000)); // the space is free
  });
  it("refuses a directory that is a file, or is below one", async () => {
    const { unpack, write } = await startFiles();
    await write("/file", "");
    await expectRefused(unpack("/file", await zipOf({ a: "" })), 400, "dest_path is a file.");
    await expectRefused(unpack("/file/x", await zipOf({})), 400, "dest_path goes through /file");
  });
});

describe("downloadDirZip", () => {
  it("returns everything in a directory, with relative names", async () => {
    const { client, write, download } = await startFiles();
    const long = "line\n".repeat(100_000);
    await write("/d/a", "a");
    await write("/d/b/c/long", long, "600");
    for (const directory of ["/d/b/empty", "/e"]) await client.createDirectory({ path, body: { path: directory } });
    expect(await textsIn(await download("/d"))).toEqual({
      "a": "a", "b/": "", "b/c/": "", "b/c/long": long, "b/empty/": "",
    });
    expect(await textsIn(await download("/e"))).toEqual({});
    expect(Object.keys(await textsIn(await download("/")))).toContain("home/user/notes.txt");
  });
  it("returns an archive that can be unpacked again", async () => {
    const { unpack, download, make, write, info } = await startFiles();
    for (let n = 0; n < 50; n++) await write(`/d/${n}/${n}/ünï ${n}`, `${n}`.repeat(n));
    await make("/d/private", "700");
    await write("/d/private/key", "", "400");
    const archive = await download("/d");
    await unpack("/e", new Uint8Array(archive));
    expect(await textsIn(await download("/e"))).toEqual(await textsIn(archive));
    expect((await info("/e/private")).mode).toBe("drwx------");
    expect((await info("/e/private/key")).mode).toBe("-r--------");
  });
  it("refuses a path that is not a directory, and names that an archive cannot contain", async () => {
    const { write, download } = await startFiles();
    await write("/d/file", "");
    await expectRefused(download("/none"), 404, "/none");
    await expectRefused(download("/d/file"), 400, "path is a file.");
    await write("/d/a\\b", "");
    await expectRefused(download("/d"), 400, "a\\b");
  });
});

it("the official SDK uploads files and an archive, and downloads an archive", async () => {
  const { kernel, read } = await startFiles();
  const { fs } = kernel.browsers;
  await fs.upload(seeded, { files: [
    { dest_path: "/d/a", file: new File(["a"], "a") },
    { dest_path: "/d/b", file: new File(["b"], "b") },
  ] });
  const zip_file = new File([await zipOf({ "c/d": "d" })], "c.zip");
  await fs.uploadZip(seeded, { dest_path: "/d", zip_file });
  expect(await read("/d/c/d")).toBe("d");
  const archive = await (await fs.downloadDirZip(seeded, { path: "/d" })).arrayBuffer();
  expect(await textsIn(archive)).toEqual({ "a": "a", "b": "b", "c/": "", "c/d": "d" });
});
