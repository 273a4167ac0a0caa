/** Starts sessions on a Selenium Grid, and sends the memory that each takes in the mock, in KiB, to its parent. */
import { setTimeout as wait } from "node:timers/promises";
import { slots } from "../test/browser/elsewhere/grid.js";
import { startMock } from "../dist/mock.js";

const mock = await startMock({ browser: { url: process.argv[2] ?? "" }, empty: true });
const begin = () => mock.fetch(new Request(`${mock.url}/browsers`, {
  method: "POST", headers: { "Authorization": "Bearer bench-token", "Content-Type": "application/json" }, body: "{}",
}));

async function memory(): Promise<number> {
  await wait(1000); // until what has started is ready
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 10;
}

await begin(); // loads what every session needs
const before = await memory();
for (let count = 1; count < 2 * slots; count++) await begin();
const after = await memory();
process.send?.((after - before) / (2 * slots - 1));
await mock.close();
process.disconnect();
