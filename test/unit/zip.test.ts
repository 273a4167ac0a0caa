/** ZIP archives are written and read the same on every platform. */
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import zlib from "node:zlib";
import { describe, expect, it } from "vitest";
import { nodeZip } from "../../src/mock/node/zip.js";
import { inMemory } from "../../src/server/storage.js";
import { crc32 } from "../../src/service/base/crc32.js";
import { webZip } from "../../src/service/base/web-zip.js";
import { type NewZipEntry, openZip } from "../../src/service/base/zip.js";
import { packZip } from "../../src/service/model/files/archives.js";
import { filePath } from "../../src/service/model/files/file-path.js";
import { textsIn, zipOf } from "../support/zip.js";

const modTime = new Date("2026-10-01T12:00:00Z");
const long = "line\n".repeat(100_000);

async function* bytesOf(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

const entries: NewZipEntry[] = [
  { name: "empty/", modTime, mode: 0o40700 },
  { name: "ünï/文.txt", modTime, mode: 0o100640, read: () => bytesOf("a", "", "b") },
  { name: "long", modTime, mode: 0o100600, read: () => bytesOf(long, long) },
  { name: "nothing", modTime, mode: 0o100644, read: () => bytesOf() },
];
const part = (await zipOf({ a: "a" })).subarray(0, -1);
const texts = { "empty/": "", "ünï/文.txt": "ab", "long": long + long, "nothing": "" };

describe.each([["Node.js", nodeZip], ["a page", webZip]])("on %s, an archive", (_, zip) => {
  async function contentOf(file: Blob): Promise<Record<string, string>> {
    const archive = await openZip(zip, "file", file);
    const content: Record<string, string> = {};
    for await (const { name, read } of archive.entries()) content[name] = String(await buffer(read()));
    archive.close();
    return content;
  }

  it("has what is put into it, also for other programs", async () => {
    const packed = await buffer(zip.pack(entries));
    expect(await textsIn(packed)).toEqual(texts);
    expect(packed.length).toBeLessThan(10_000);
    expect(await contentOf(new Blob([packed]))).toEqual(texts);
  });
  it("has the size and the mode of each entry", async () => {
    const archive = await zip.open(new Blob([await buffer(zip.pack(entries))]));
    const seen: [string, number, string][] = [];
    for await (const { name, size, attributes } of archive.entries()) {
      seen.push([name, size, (attributes >>> 16).toString(8)]);
    }
    archive.close();
    expect(archive.count).toBe(4);
    expect(seen).toEqual([
      ["empty/", 0, "40700"], ["ünï/文.txt", 2, "100640"], ["long", 1_000_000, "100600"], ["nothing", 0, "100644"],
    ]);
  });
  it("from another program is read, packed or not", async () => {
    const given = { "a": "short", "b/c": "x".repeat(1000), "d/": "" };
    expect(await contentOf(new Blob([await zipOf(given)]))).toEqual(given);
    expect(await contentOf(new Blob([await zipOf({})]))).toEqual({});
  });
  it.each([
    ["no archive", Buffer.from("no archive")], ["nothing", Buffer.alloc(0)],
    ["part of an archive", part],
  ])("is not %s", async (_, bytes) => {
    await expect(openZip(zip, "file", new Blob([bytes])))
      .rejects.toMatchObject({ status: 400, message: expect.stringMatching(/^file is not a ZIP archive: /) as string });
  });
  it.each([["stored", "abc"], ["packed", "abc".repeat(100)]])("with damaged content, %s, is told", async (_, text) => {
    const bytes = await zipOf({ name: text });
    const at = bytes.indexOf("name") + "name".length;
    bytes[at] = (bytes[at] as number) ^ 0x10;
    await expect(contentOf(new Blob([bytes]))).rejects.toThrow();
  });
  it.each(["0000-01-01", "1979-12-31", "9999-12-31"])("has a file of %s", async (day) => {
    const modTime = `${day}T12:00:00Z`;
    const file = { mode: "644", modTime, bytes: inMemory(Buffer.from("a")) };
    const root = { mode: "755", modTime, takes: 0, entries: new Map([["file", file]]) };
    expect(await textsIn(await buffer(await packZip(zip, filePath("path", "/"), root)))).toEqual({ file: "a" });
  });
  it("fails with the error of a file in it", async () => {
    async function* broken() {
      yield await Promise.resolve(Buffer.from("a"));
      throw new Error("It broke off.");
    }
    const all = [{ name: "a", modTime, mode: 0o100644, read: broken }];
    await expect(buffer(zip.pack(all))).rejects.toThrow("It broke off.");
  });
});

it("a checksum is that of zlib, also in parts", () => {
  const bytes = randomBytes(1000);
  const [first, second] = [bytes.subarray(0, 333), bytes.subarray(333)];
  expect(crc32(second, crc32(first))).toBe(zlib.crc32(bytes));
});
