/**
 * Whoever tries the samples of the docs in the order of the page, on a mock that has just started, sees each succeed;
 * so does whoever picks another example of one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { contract, yaml } from "../support/contract.js";
import { type Sampled, samplesOf } from "./samples.js";

const baseUrl = contract.servers[0].variables.base_url.default as string;
const all = samplesOf(yaml);
/** The samples that the page shows at first, and those of the other examples, which are there to be picked. */
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

it.each(first)("$id $name, after those before it", async (sampled) => {
  await expectSuccess(sampled);
});

it.each(others)("$id $name, at the start", async (sampled) => {
  await mock.reset();
  await expectSuccess(sampled);
});

async function expectSuccess({ id, answer, samples }: Sampled): Promise<void> {
  const program = samples.curl?.replaceAll(baseUrl, mock.url).replace(/^curl/m, "exec curl") ?? "";
  const child = spawn("sh", ["-c", program], { cwd: folder, env: { ...process.env, ACCESS_TOKEN: "any-token" } });
  const ended = once(child, "close");
  // A stream goes on for as long as what it tells of: it has succeeded once something has come.
  if (answer?.mediaType === "text/event-stream") await Promise.race([once(child.stdout, "data"), ended]);
  else await ended;
  child.kill();
  const { operation, status = 0 } = mock.requests.at(-1) ?? {};
  expect([operation, Math.floor(status / 100)]).toEqual([id, 2]);
}
