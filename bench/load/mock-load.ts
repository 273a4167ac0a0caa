/** Compares the mock under load to `prism mock` and to a bare `node:http` server. Logs are off. */
import autocannon, { type Request } from "autocannon";
import { type Started, startBuiltMock, startServer, startStockPrism } from "../../test/support/started.js";
import { withOperations } from "../descriptions.js";
import { inTurn, median } from "../measure.js";

/** The requests per second of the mock, as a multiple of each competitor's. */
export interface Rates {
  bare: number;
  prism: number;
}

/** The requests per second of the mock with 150 operations, as a multiple. */
export interface RatesOfMany {
  /** Of Prism's with the same operations. */
  prism: number;
  /** Of the mock's with the contract alone. */
  growth: number;
}

interface Load {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the latency, in milliseconds. */
  p99: number;
}

const headers = { "Authorization": "Bearer bench-token", "Content-Type": "application/json" };
const bare = () => startServer("--import", "tsx", "bench/bare-json.ts");

/** The requests that a connection repeats, by operation. Each connection has its own browser session. */
const requestsFor = {
  movePath: (session: string) => [move(session, "/a", "/b"), move(session, "/b", "/a")],
  getBrowser: (session: string): Request[] => [{ method: "GET", path: `/browsers/${session}`, headers }],
  listBrowsers: (): Request[] => [{ method: "GET", path: "/browsers", headers }],
};

type OperationId = keyof typeof requestsFor;

function move(session: string, src_path: string, dest_path: string): Request {
  const body = JSON.stringify({ src_path, dest_path });
  return { method: "PUT", path: `/browsers/${session}/fs/move`, headers, body };
}

/** Measures requests per second over 40 connections. */
export async function measureRates(operation: OperationId, rounds = 5, seconds = 2): Promise<Rates> {
  const servers = { bare, mock: () => startBuiltMock(), prism: () => startStockPrism() };
  const results = await loadInTurn(operation, { rounds, connections: 40, seconds }, servers);
  return {
    bare: median(results.map(({ mock, bare }) => mock.rate / bare.rate)),
    prism: median(results.map(({ mock, prism }) => mock.rate / prism.rate)),
  };
}

/** Measures `movePath` with 150 operations. */
export function measureRatesOfMany(rounds = 5, seconds = 2): Promise<RatesOfMany> {
  return withOperations(150, async (many) => {
    const results = await loadInTurn("movePath", { rounds, connections: 10, seconds }, {
      mock: () => startBuiltMock(),
      mockOfMany: () => startBuiltMock("--description", many),
      prismOfMany: () => startStockPrism(many),
    });
    return {
      prism: median(results.map(({ mockOfMany, prismOfMany }) => mockOfMany.rate / prismOfMany.rate)),
      growth: median(results.map(({ mockOfMany, mock }) => mockOfMany.rate / mock.rate)),
    };
  });
}

/** Measures the 99th percentile of the latency over 200 connections, as a multiple of Prism's. */
export async function measureLatency(rounds = 5, seconds = 3): Promise<number> {
  const servers = { mock: () => startBuiltMock(), prism: () => startStockPrism() };
  const results = await loadInTurn("movePath", { rounds, connections: 200, seconds }, servers);
  return median(results.map(({ mock, prism }) => mock.p99 / prism.p99));
}

interface LoadOptions {
  rounds: number;
  connections: number;
  seconds: number;
}

/** Starts the servers, loads them in turn after a warm-up round, and always stops them. */
async function loadInTurn<Name extends string>(
  operation: OperationId,
  { rounds, connections, seconds }: LoadOptions,
  servers: Record<Name, () => Promise<Started>>,
): Promise<Record<Name, Load>[]> {
  const started: Started[] = [];
  const competitors = {} as Record<Name, () => Promise<Load>>;
  try {
    for (const name of Object.keys(servers) as Name[]) {
      const server = await servers[name]();
      started.push(server);
      competitors[name] = () => load(server.url, operation, connections, seconds);
    }
    await inTurn(1, competitors);
    return await inTurn(rounds, competitors);
  } finally {
    await Promise.all(started.map((server) => server.close()));
  }
}

/** Creates browser sessions with a file each. A stateless server returns no ids, so they are made up. */
function startSessions(url: string, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, async (_, index) => {
    const body = JSON.stringify({ timeout_seconds: 3600 });
    const text = await (await fetch(`${url}/browsers`, { method: "POST", headers, body })).text();
    const { session_id = `session-${index}` } = JSON.parse(text || "{}") as { session_id?: string };
    await fetch(`${url}/browsers/${session_id}/fs/write_file?path=/a`, {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/octet-stream" },
      body: "x",
    });
    return session_id;
  }));
}

/** Sends requests of an operation over a number of connections. */
async function load(url: string, operation: OperationId, connections: number, seconds: number): Promise<Load> {
  const sessions = operation === "listBrowsers" ? [] : await startSessions(url, connections);
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests(requestsFor[operation](sessions.pop() ?? "")),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests for ${operation} failed on ${url}`);
  return { rate: requests.total / duration, p99: latency.p99 };
}
