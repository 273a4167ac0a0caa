/** Compares one `movePath` through the client, through a hand-written `fetch`, and through the official SDK. */
import Kernel from "@onkernel/sdk";
import { createClient } from "cloud-browser-contract";
import { inTurn, median, milliseconds, withServer } from "./measure.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const token = "bench-token";
const body = { src_path: "/home/user/report.tmp", dest_path: "/home/user/report.csv" };

/** Measures the time of a call through the client, as a multiple of the others. */
export function measureCall(rounds = 150, calls = 50): Promise<{ fetch: number; sdk: number }> {
  return withServer(async (baseUrl) => {
    const client = createClient({ baseUrl, token });
    const sdk = new Kernel({ baseURL: baseUrl, apiKey: token });
    const times = (call: () => Promise<unknown>) => () => milliseconds(async () => {
      for (let i = 0; i < calls; i++) await call();
    });
    const competitors = {
      client: times(() => client.movePath({ path: { id }, body })),
      fetch: times(() => move(baseUrl)),
      sdk: times(() => sdk.browsers.fs.move(id, body)),
    };
    await inTurn(60, competitors); // warm up
    const results = await inTurn(rounds, competitors);
    return {
      fetch: median(results.map(({ client, fetch }) => client / fetch)),
      sdk: median(results.map(({ client, sdk }) => client / sdk)),
    };
  });
}

/** Calls the operation as a developer would without a client. */
async function move(baseUrl: string): Promise<void> {
  const response = await fetch(`${baseUrl}/browsers/${encodeURIComponent(id)}/fs/move`, {
    method: "PUT",
    headers: { "Authorization": `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
}
