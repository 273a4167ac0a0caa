/** One measurement of recordings, in a process of its own. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../dist/index.js";
import { type Mock, startMock } from "../dist/mock.js";

const clientOf = ({ url, fetch }: Mock) => createClient({ baseUrl: url, token: "bench-token", fetch });

/** Returns the milliseconds of 1,000 changing calls by `mock.fetch`, and of their restore. */
async function measureTimes(): Promise<{ called: number; restored: number }> {
  const mock = await startMock({ record: true, empty: true });
  const client = clientOf(mock);
  const began = performance.now();
  for (let number = 0; number < 250; number++) {
    const { session_id } = await client.createBrowser({ body: { name: `session-${number}` } });
    const path = { id: session_id };
    await client.createProfile({ body: { name: `profile-${number}` } });
    await client.createDirectory({ path, body: { path: "/work" } });
    await client.moveMouse({ path, body: { x: number, y: 1 } });
  }
  const called = performance.now() - began;
  const text = JSON.stringify(await mock.record());
  const other = await startMock();
  const start = performance.now();
  const { restored } = await other.restore(text);
  if (restored !== 1000) throw new Error(`${restored} calls were restored.`);
  const times = { called, restored: performance.now() - start };
  await Promise.all([mock.close(), other.close()]);
  return times;
}

/** Writes a recording of 100 MB, most of it files. */
async function save(har: string): Promise<void> {
  const mock = await startMock({ empty: true, har, save: true });
  const client = clientOf(mock);
  const { session_id: id } = await client.createBrowser({ body: {} });
  const body = crypto.getRandomValues(new Uint8Array(60_000));
  for (let number = 0; (await stat(har)).size < 100e6; number++) {
    await client.writeFile({ path: { id }, query: { path: `/tmp/${number}` }, body: new Blob([body]) });
  }
  await mock.close();
}

/** Returns what is reachable, in bytes. */
function reachable(): number {
  gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Returns the MiB by which a process grows while it restores, less what the state takes. */
async function measureMemory(har: string): Promise<number> {
  const mock = await startMock({ empty: true });
  const empty = reachable();
  const before = process.memoryUsage.rss();
  let peak = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, process.memoryUsage.rss());
      await wait(5);
    }
  })();
  const { problems } = await mock.restore(createReadStream(har));
  isOver = true;
  await watching;
  if (problems.length > 0) throw new Error(problems[0]?.why);
  const state = reachable() - empty;
  await mock.close();
  return (peak - before - state) / 2 ** 20;
}

const [task = "", file = ""] = process.argv.slice(2);
const tasks: Record<string, () => Promise<unknown>> = {
  times: measureTimes, save: () => save(file), memory: () => measureMemory(file),
};
process.send?.({ result: await tasks[task]?.() });
process.disconnect();
