/** A storage, on disk and in Blobs, keeps bytes until they are removed, and no more than it may. */
import { buffer } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createBlobStorage } from "../../src/server/blob-storage.js";
import { createDiskStorage } from "../../src/server/node/storage.js";
import { blockBytes, type Storage } from "../../src/server/storage.js";

const mebibyte = 2 ** 20;
const isFull = { status: 400, message: expect.stringMatching(/^The files would take more than the 1 MiB/) as string };

async function* chunks(...all: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* await Promise.resolve(all);
}

describe.each([["on disk", createDiskStorage], ["in Blobs", createBlobStorage]])("a storage %s", (_, createStorage) => {
  function start(limit = 1): Storage {
    const storage = createStorage(limit);
    onTestFinished(() => storage.close());
    return storage;
  }

  it.each([
    ["nothing", []],
    ["a few bytes", [Buffer.from("a"), Buffer.alloc(0), Buffer.from("bc")]],
    ["chunks of several MiB", [Buffer.alloc(5 * mebibyte, 1), Buffer.alloc(3 * mebibyte, 2), Buffer.alloc(7, 3)]],
  ])("returns %s as it was stored, each time", async (_, all) => {
    const stored = await start(16).store(chunks(...all));
    const content = Buffer.concat(all);
    const blob = await stored.blob("text/csv");
    expect([stored.size, blob.size, blob.type]).toEqual([content.length, content.length, "text/csv"]);
    await stored.check();
    for (const source of [stored.stream(), await stored.open(), stored.stream(), blob.stream()]) {
      expect((await buffer(source)).equals(content)).toBe(true);
    }
  });
  it("reads bytes to the end that are removed meanwhile", async () => {
    const stored = await start().store(chunks(Buffer.from("abc")));
    const opened = await stored.open();
    await stored.remove();
    expect(String(await buffer(opened))).toBe("abc");
  });
  it("lets a reader stop early", async () => {
    const stored = await start().store(chunks(Buffer.alloc(mebibyte / 2)));
    for await (const chunk of stored.stream()) {
      expect(chunk.length).toBeGreaterThan(0);
      break;
    }
  });
  it("refuses bytes beyond its limit, and has the space again that they took", async () => {
    const storage = start();
    const half = Buffer.alloc(mebibyte / 2 - blockBytes);
    const first = await storage.store(chunks(half));
    await expect(storage.store(chunks(half, Buffer.of(1)))).rejects.toMatchObject(isFull);
    await storage.store(chunks(half));
    await expect(storage.store(chunks())).rejects.toMatchObject(isFull);
    await first.remove();
    await storage.store(chunks(half));
  });
  it("counts what is reserved, until it is freed", async () => {
    const storage = start();
    storage.reserve(mebibyte);
    expect(() => storage.reserve(1)).toThrow(/^The files would take more/);
    await expect(storage.store(chunks())).rejects.toMatchObject(isFull);
    storage.free(mebibyte);
    await storage.store(chunks());
  });
  it("stores nothing of bytes that break off", async () => {
    const storage = start();
    async function* broken() {
      yield await Promise.resolve(Buffer.alloc(mebibyte / 2));
      throw new Error("It broke off.");
    }
    await expect(storage.store(broken())).rejects.toThrow("It broke off.");
    storage.reserve(mebibyte);
  });
});
