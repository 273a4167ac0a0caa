/** The mock writes Zstandard that `zstd` can read. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { zstd } from "../../src/service/base/zstd.js";

it.each([
  ["nothing", []],
  ["a byte", [Buffer.of(0)]],
  ["chunks that are larger than a block, and smaller", [randomBytes(2 ** 18 + 1), Buffer.alloc(0), randomBytes(7)]],
])("packs %s", async (_, chunks) => {
  const { stdout, stderr, status } = spawnSync("zstd", ["-d"], { input: await buffer(zstd(Readable.from(chunks))) });
  expect([status, String(stderr)]).toEqual([0, ""]);
  expect(stdout.equals(Buffer.concat(chunks))).toBe(true);
});

it("fails with the error of its source", async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error("It broke off.")) });
  await expect(buffer(zstd(broken))).rejects.toThrow("It broke off.");
});
