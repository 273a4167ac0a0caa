/** The mock under load: `movePath`, beside `prism mock` and a bare `node:http` server. None of them keeps a log. */
import autocannon, { type Request } from "autocannon";
import { type Started, startBuiltMock, startServer, startStockPrism } from "../test/support/started.js";
import { withOperations } from "./descriptions.js";
import { inTurn, median } from "./measure.js";

/** The mock's requests per second, as a multiple of others'. */
export interface Rates {
  bare: number;
  prism: number;
  /** Both with a description of 150 operations. */
  prismOfMany: number;
  /** With 150 operations, as a multiple of the mock's own with the contract's. */
  growth: number;
}

interface Load {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the time to an answer, in milliseconds. */
  p99: number;
}

/** Measures requests per second over ten connections. */
export function measureRates(rounds = 5, seconds = 3): Promise<Rates> {
  return withOperations(150, async (many) => {
    const results = await loadInTurn(rounds, 10, seconds, {
      bare: () => startServer("--import", "tsx", "bench/bare-json.ts"),
      mock: () => startBuiltMock(),
      prism: () => startStockPrism(),
      mockOfMany: () => startBuiltMock("--description", many),
      prismOfMany: () => startStockPrism(many),
    });
    return {
      bare: median(results.map(({ mock, bare }) => mock.rate / bare.rate)),
      prism: median(results.map(({ mock, prism }) => mock.rate / prism.rate)),
      prismOfMany: median(results.map(({ mockOfMany, prismOfMany }) => mockOfMany.rate / prismOfMany.rate)),
      growth: median(results.map(({ mockOfMany, mock }) => mockOfMany.rate / mock.rate)),
    };
  });
}

/** Measures the 99th percentile of the time to an answer over 200 connections, as a multiple of what Prism takes. */
export async function measureLatency(rounds = 5, seconds = 3): Promise<number> {
  const servers = { mock: () => startBuiltMock(), prism: () => startStockPrism() };
  const results = await loadInTurn(rounds, 200, seconds, servers);
  return median(results.map(({ mock, prism }) => mock.p99 / prism.p99));
}

/** Starts the servers, loads them in turn, once more to warm up, and ends them, whatever happens. */
async function loadInTurn<Name extends string>(
  rounds: number,
  connections: number,
  seconds: number,
  servers: Record<Name, () => Promise<Started>>,
): Promise<Record<Name, Load>[]> {
  const started: Started[] = [];
  const competitors = {} as Record<Name, () => Promise<Load>>;
  try {
    for (const name of Object.keys(servers) as Name[]) {
      const server = await servers[name]();
      started.push(server);
      competitors[name] = () => load(server.url, connections, seconds);
    }
    await inTurn(1, competitors);
    return await inTurn(rounds, competitors);
  } finally {
    await Promise.all(started.map((server) => server.close()));
  }
}

/** Moves files there and back, over so many connections, each in a browser session of its own. */
async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const headers = { "Authorization": "Bearer bench-token", "Content-Type": "application/json" };
  const move = (id: string, src_path: string, dest_path: string): Request => ({
    method: "PUT",
    path: `/browsers/${id}/fs/move`,
    headers,
    body: JSON.stringify({ src_path, dest_path }),
  });
  const ids = Array.from({ length: connections }, () => crypto.randomUUID());
  for (const id of ids) {
    await fetch(`${url}/browsers/${id}/fs/write_file?path=/a`, {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/octet-stream" },
      body: "x",
    });
  }
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      const id = ids.pop() as string;
      client.setRequests([move(id, "/a", "/b"), move(id, "/b", "/a")]);
    },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} moves failed on ${url}`);
  return { rate: requests.total / duration, p99: latency.p99 };
}
