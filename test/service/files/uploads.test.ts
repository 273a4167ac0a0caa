/** Uploads: the bytes that were sent are stored, within a bound; or none of them. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Mock, MockOptions } from "../../../src/mock/index.js";
import { bearer, errorOf, session, startTestMock } from "../../support/mock.js";
import { blobsIn } from "../../support/raw.js";
import { sha256 } from "../../support/server.js";

const KiB = 2 ** 10;
const MiB = 2 ** 20;
const noise = randomBytes(11 * MiB);
const headers = { ...bearer, "Content-Type": "application/octet-stream" };

/** Starts a mock whose temporary directory nothing else uses. */
async function startAlone(options?: MockOptions) {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  vi.stubEnv("TMPDIR", folder);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  return { mock: await startTestMock(options), blobs: () => blobsIn(folder) };
}

/** Writes a file. A stream is sent in chunks, any other body with its length. */
function upload(mock: Mock, path: string, body: BodyInit, init: RequestInit = {}): Promise<Response> {
  const target = `${mock.url}/browsers/${session}/fs/write_file?path=${path}`;
  return fetch(target, { method: "PUT", headers, body, ...init, ...{ duplex: "half" } });
}

async function write(mock: Mock, path: string, body: BodyInit): Promise<void> {
  expect((await upload(mock, path, body)).status).toBe(200);
}

async function stored(mock: Mock, path: string) {
  const file = mock.file(session, path);
  return file && { mode: file.mode, sha256: sha256(await buffer(file.stream())) };
}

describe("writeFile", () => {
  it.each([["an empty file", 0], ["a file of 11 MB", 11_000_000]])("stores %s", async (_, size) => {
    const { mock } = await startAlone();
    const bytes = noise.subarray(0, size);
    await write(mock, "/a", bytes);
    expect(await stored(mock, "/a")).toEqual({ mode: "644", sha256: sha256(bytes) });
  });
  it("does not change the old file when the client stops half-way", async () => {
    const { mock, blobs } = await startAlone();
    await write(mock, "/a&mode=600", noise);
    const client = new AbortController();
    const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(MiB)) });
    const second = upload(mock, "/a", endless, { signal: client.signal });
    await expect.poll(blobs, { timeout: 3000 }).toHaveLength(2);
    client.abort();
    await expect(second).rejects.toThrow("aborted");
    await expect.poll(blobs, { timeout: 3000 }).toHaveLength(1);
    expect(await stored(mock, "/a")).toEqual({ mode: "600", sha256: sha256(noise) });
  });
  it("keeps its bytes until the mock is closed", async () => {
    const { mock, blobs } = await startAlone();
    await write(mock, "/a", "x");
    expect(await blobs()).toHaveLength(1);
    await mock.close();
    expect(await blobs()).toBeUndefined();
  });
});

describe("a mock with 1 MiB of storage", () => {
  const tooMuch = { status: 400, inner_error: { code: "storage_full" } };
  it.each([
    ["with its length", (bytes: Uint8Array<ArrayBuffer>) => bytes],
    ["in chunks", (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream()],
  ])("refuses a larger file sent %s, and tells the client why", async (_, make) => {
    const { mock, blobs } = await startAlone({ maxStorageMiB: 1 });
    for (const size of [1.25, 1.5, 4, 64]) {
      expect(await errorOf(upload(mock, "/large", make(new Uint8Array(size * MiB))))).toMatchObject(tooMuch);
      expect(await blobs()).toEqual([]);
      await write(mock, "/small", "x");
      await mock.reset();
    }
  });
  it.each<[operation: string, path: string, fields: Record<string, string>]>([
    ["uploadFiles", `/browsers/${session}/fs/upload`, { "files[0].file": "", "files[0].dest_path": "/a" }],
    ["uploadZip", `/browsers/${session}/fs/upload_zip`, { zip_file: "", dest_path: "/a" }],
    ["createExtension", "/extensions", { file: "" }],
    ["loadBrowserExtensions", `/browsers/${session}/extensions`, { "extensions.zip_file": "", "extensions.name": "a" }],
    ["createDeployment", "/deployments", { file: "", entrypoint_rel_path: "a.ts" }],
  ])("refuses a larger file in the form of %s, and tells the client why", async (operation, path, fields) => {
    const { mock, blobs } = await startAlone({ maxStorageMiB: 1 });
    const form = new FormData();
    for (const [name, text] of Object.entries(fields)) form.append(name, text || new Blob([noise]));
    const response = fetch(mock.url + path, { method: "POST", headers: bearer, body: form });
    expect(await errorOf(response)).toMatchObject(tooMuch);
    expect(mock.requests.at(-1)?.operation).toBe(operation);
    expect(await blobs()).toEqual([]);
  });
  it("counts empty files, too", async () => {
    const { mock } = await startAlone({ maxStorageMiB: 1 });
    const responses = await Promise.all(Array.from({ length: 257 }, (_, index) => upload(mock, `/${index}`, "")));
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused).not.toEqual([]);
    for (const response of refused) expect(await errorOf(response)).toMatchObject(tooMuch);
  });
  it("counts directories, too", async () => {
    const { mock } = await startAlone({ maxStorageMiB: 1 });
    expect(await errorOf(upload(mock, "/d".repeat(300), ""))).toMatchObject(tooMuch);
    await write(mock, "/d".repeat(200), "");
    expect(await errorOf(upload(mock, "/e".repeat(100), ""))).toMatchObject(tooMuch);
  });
  it("frees the space of a file when it is replaced or reset", async () => {
    const { mock, blobs } = await startAlone({ maxStorageMiB: 1 });
    for (const path of ["/a", "/a", "/a", "/a", "/b"]) await write(mock, path, new Uint8Array(300 * KiB));
    expect(await blobs()).toHaveLength(2);
    expect(await errorOf(upload(mock, "/c", new Uint8Array(1000 * KiB)))).toMatchObject(tooMuch);
    await mock.reset();
    expect(await blobs()).toEqual([]);
    await write(mock, "/c", new Uint8Array(1000 * KiB));
  });
});
