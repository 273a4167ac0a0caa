/** Every curl sample succeeds: the first of each operation in the order of the page, the others on a fresh mock. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { contract, yaml } from "../support/contract.js";
import { type OperationSample, samplesOf } from "./samples.js";

const baseUrl = contract.servers[0].url as string;
const all = samplesOf(yaml);
/** The samples that the page shows first, and those of the other examples. */
const first = all.filter(({ id }, index) => all[index - 1]?.id !== id);
const others = all.filter((sampled) => !first.includes(sampled));
let mock: Mock;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "contract-"));
  mock = await startMock();
});
afterAll(async () => {
  await mock.close();
  await rm(folder, { recursive: true });
});

it.each(first)("$id $name succeeds after the samples before it", async (sampled) => {
  await expectSuccess(sampled);
});

it.each(others)("$id $name succeeds on a fresh mock", async (sampled) => {
  await mock.reset();
  await expectSuccess(sampled);
});

async function expectSuccess({ id, response, samples }: OperationSample): Promise<void> {
  const program = samples.curl?.replaceAll(baseUrl, mock.url).replace(/^curl/m, "exec curl") ?? "";
  const child = spawn("sh", ["-c", program], { cwd: folder, env: { ...process.env, ACCESS_TOKEN: "any-token" } });
  const ended = once(child, "close");
  // A stream may never end. It succeeds once it sends something.
  if (response?.mediaType === "text/event-stream") await Promise.race([once(child.stdout, "data"), ended]);
  else await ended;
  child.kill();
  const { operation, status = 0 } = mock.requests.at(-1) ?? {};
  expect([operation, Math.floor(status / 100)]).toEqual([id, 2]);
}
