/** Compares reading 100,000 events through the client to a bare loop that reads the bytes without parsing them. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createClient } from "cloud-browser-contract";
import { inTurn, median, milliseconds, withServer } from "./measure.js";

const path = { id: "bs5c8m2r9k4t7w1x6v3n0q8z" };
const script = fileURLToPath(new URL("events-one.ts", import.meta.url));

/** Measures the throughput of the client as a multiple of the bare loop's, and its memory growth in MiB. */
export function measureEvents(rounds = 15): Promise<{ throughput: number; memory: number }> {
  return withServer(async (baseUrl) => {
    const client = createClient({ baseUrl, token: "bench-token" });
    const competitors = {
      client: () => milliseconds(async () => {
        let count = 0;
        for await (const { message } of await client.streamLogs({ path, query: { source: "supervisor" } })) {
          if (message) count++;
        }
        if (count !== 100_000) throw new Error(`Received ${count} events instead of 100000.`);
      }),
      fetch: () => milliseconds(async () => {
        const { body } = await fetch(`${baseUrl}/browsers/${path.id}/logs/stream?source=supervisor`);
        for await (const _ of body as AsyncIterable<Uint8Array>);
      }),
    };
    await inTurn(3, competitors); // warm up
    const results = await inTurn(rounds, competitors);
    const command = ["--expose-gc", "--import", "tsx", script, baseUrl];
    const { stdout } = await promisify(execFile)(process.execPath, command);
    return {
      throughput: median(results.map(({ client, fetch }) => fetch / client)),
      memory: Number(stdout),
    };
  }, "events-server.ts");
}
