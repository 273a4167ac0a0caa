/** Compares `movePath` through `mock.fetch` to `movePath` over a local port. */
import { createClient } from "cloud-browser-contract";
import { startMock } from "cloud-browser-contract/mock";
import { inTurn, median, milliseconds } from "./measure.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const token = "bench-token";

/** Measures the calls per second of `mock.fetch`, as a multiple of those over a port. */
export async function measureMockFetch(rounds = 30, calls = 50): Promise<number> {
  const mock = await startMock();
  try {
    const byPort = createClient({ baseUrl: mock.url, token });
    const byFetch = createClient({ baseUrl: mock.url, token, fetch: mock.fetch });
    await byPort.writeFile({ path: { id }, query: { path: "/a" }, body: "x" });
    const times = (client: typeof byPort) => () => milliseconds(async () => {
      for (let i = 0; i < calls; i++) {
        await client.movePath({ path: { id }, body: { src_path: "/a", dest_path: "/b" } });
        await client.movePath({ path: { id }, body: { src_path: "/b", dest_path: "/a" } });
      }
    });
    const competitors = { byPort: times(byPort), byFetch: times(byFetch) };
    await inTurn(20, competitors); // warm up
    const results = await inTurn(rounds, competitors);
    return median(results.map(({ byPort, byFetch }) => byPort / byFetch));
  } finally {
    await mock.close();
  }
}
