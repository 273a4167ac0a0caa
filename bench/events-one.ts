/** Reads a stream of events, and prints how far memory grows after the first tenth of the stream, in MiB. */
import { createClient } from "cloud-browser-contract";

const [baseUrl = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, token: "bench-token" });
const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };

const memory: number[] = [];
let count = 0;
for await (const _ of await client.streamLogs({ path, query: { source: "supervisor" } })) {
  if (++count % 10_000 > 0) continue;
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage(); // after garbage collection
  memory.push((heapUsed + external) / 2 ** 20);
}
console.log(Math.max(...memory) - memory[0]!);
process.exit();
