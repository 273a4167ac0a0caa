/** The client sends the exact bytes of a request body, of any type. */
import { createReadStream, openAsBlob } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { createClient, unwrap } from "../../src/index.js";
import type { RawBody } from "../../src/types.js";
import { sha256, startServer } from "../support/server.js";

const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);

function writeTo(baseUrl: string, body: RawBody, id = "bs5c8m2r9k4t7w1x6v3n0q8z") {
  return unwrap(createClient({ baseUrl, token: "t" }).PUT("/browsers/{id}/fs/write_file", {
    params: { path: { id }, query: { path: "/tmp/file" } },
    body,
  }));
}

/** Writes to a new server, and returns the request that it received. */
async function write(body: RawBody) {
  const { baseUrl, arrived } = await startServer();
  await writeTo(baseUrl, body);
  return arrived[0];
}

async function* chunksOf(...chunks: Uint8Array[]) {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

const kinds: [string, (bytes: Uint8Array<ArrayBuffer>) => RawBody][] = [
  ["Uint8Array", (bytes) => bytes],
  ["Buffer", (bytes) => Buffer.from(bytes)],
  ["ArrayBuffer", (bytes) => bytes.slice().buffer],
  ["DataView", ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength)],
  ["Blob", (bytes) => new Blob([bytes], { type: "image/png" })],
  ["File", (bytes) => new File([bytes], "a.png")],
  ["ReadableStream", (bytes) => new Blob([bytes]).stream()],
  ["Node Readable", (bytes) => Readable.from([Buffer.from(bytes)])],
  ["async generator", (bytes) => chunksOf(bytes.subarray(0, 7), bytes.subarray(7))],
];

describe.each(kinds)("a %s", (_, make) => {
  it.each([["256 bytes", bytes], ["no bytes", new Uint8Array(0)]])("of %s arrives unchanged", async (_, bytes) => {
    expect(await write(make(bytes))).toMatchObject({
      bytes: bytes.length,
      sha256: sha256(bytes),
      headers: { "content-type": "application/octet-stream" },
    });
  });
});

it("a body of 50 MB arrives unchanged from memory, from a file and from a stream", async () => {
  const large = Buffer.alloc(50_000_000, "cloud browser contract ");
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "large"), large);
  const expected = { bytes: large.length, sha256: sha256(large) };
  expect(await write(large)).toMatchObject(expected);
  expect(await write(await openAsBlob(join(folder, "large")))).toMatchObject(expected);
  expect(await write(createReadStream(join(folder, "large")))).toMatchObject(expected);
});

it("a body that is a part of a larger buffer arrives without the rest", async () => {
  expect(await write(bytes.subarray(10, 20))).toMatchObject({ bytes: 10, sha256: sha256(bytes.subarray(10, 20)) });
});

it.each(["", "plain", "grüße, 世界", '{"json":"text"}'])("the string %j arrives as UTF-8", async (text) => {
  expect(await write(text)).toMatchObject({
    sha256: sha256(text),
    headers: { "content-type": "application/octet-stream", "content-length": String(Buffer.byteLength(text)) },
  });
});

it("a body is not read if the request is refused, so it can be sent again", async () => {
  const { baseUrl, arrived } = await startServer();
  const body = chunksOf(bytes);
  await expect(writeTo(baseUrl, body, "..")).rejects.toThrow("Path parameter id is ..");
  await writeTo(baseUrl, body);
  expect(arrived).toMatchObject([{ sha256: sha256(bytes) }]);
});

it("a body that fails while it is sent fails the request, and its source is closed", async () => {
  const { baseUrl } = await startServer();
  let closed = false;
  async function* broken() {
    try {
      yield await Promise.resolve(bytes);
      throw new Error("disk is gone");
    } finally {
      closed = true;
    }
  }
  await expect(writeTo(baseUrl, broken())).rejects.toThrow();
  expect(closed).toBe(true);
});
