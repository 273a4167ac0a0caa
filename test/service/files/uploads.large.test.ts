/** A large upload: the bytes that were sent are stored, in little memory. */
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { bearer, session } from "../../support/mock.js";
import { blobsIn, startMockProcess } from "../../support/raw.js";

const KiB = 2 ** 10;
const MiB = 2 ** 20;
const noise = randomBytes(MiB);
const headers = { ...bearer, "Content-Type": "application/octet-stream" };

it("writeFile stores 256 MiB as they were sent, with less than 96 MiB of memory", async () => {
  const mock = await startMockProcess();
  onTestFinished(() => mock.end());
  const { rss } = await mock.ask("memory");
  await mock.ask("startSampling");
  const target = `${mock.url}/browsers/${session}/fs/write_file?path=/large`;
  const put = request(target, { method: "PUT", headers });
  const response = once(put, "response") as Promise<[IncomingMessage]>;
  const hash = createHash("sha256");
  for (let index = 0; index < 256 * MiB / (64 * KiB); index++) {
    const chunk = noise.subarray(index * 64, index * 64 + 64 * KiB); // no two are the same
    hash.update(chunk);
    if (!put.write(chunk)) await once(put, "drain");
  }
  put.end();
  expect((await response)[0].statusCode).toBe(200);
  expect(await mock.ask("peak") - rss).toBeLessThan(96 * MiB);
  expect(await mock.ask("file", session, "/large")).toEqual({ mode: "644", sha256: hash.digest("hex") });
  expect(await mock.close()).toBe(0);
  expect(await blobsIn(mock.folder)).toBeUndefined();
});
