/** The mock under load, beside `prism mock` and a bare `node:http` server. None of them keeps a log. */
import autocannon, { type Request } from "autocannon";
import { type Started, startBuiltMock, startServer, startStockPrism } from "../test/support/started.js";
import { withOperations } from "./descriptions.js";
import { inTurn, median } from "./measure.js";

/** The mock's requests per second, as a multiple of others'. */
export interface Rates {
  bare: number;
  prism: number;
}

/** The same, where there are 150 operations. */
export interface RatesOfMany {
  prism: number;
  /** As a multiple of the mock's own with the contract's. */
  growth: number;
}

interface Load {
  /** Requests per second. */
  rate: number;
  /** 99th percentile of the time to an answer, in milliseconds. */
  p99: number;
}

const headers = { "Authorization": "Bearer bench-token", "Content-Type": "application/json" };
const bare = () => startServer("--import", "tsx", "bench/bare-json.ts");

/** What a connection asks, again and again. Each has a browser session of its own. */
const asked = {
  movePath: (session: string) => [move(session, "/a", "/b"), move(session, "/b", "/a")],
  getBrowser: (session: string): Request[] => [{ method: "GET", path: `/browsers/${session}`, headers }],
  listBrowsers: (): Request[] => [{ method: "GET", path: "/browsers", headers }],
};

type Asked = keyof typeof asked;

function move(session: string, src_path: string, dest_path: string): Request {
  const body = JSON.stringify({ src_path, dest_path });
  return { method: "PUT", path: `/browsers/${session}/fs/move`, headers, body };
}

/** Measures requests per second over ten connections. */
export async function measureRates(operation: Asked, rounds = 5, seconds = 2): Promise<Rates> {
  const servers = { bare, mock: () => startBuiltMock(), prism: () => startStockPrism() };
  const results = await loadInTurn(operation, { rounds, connections: 40, seconds }, servers);
  return {
    bare: median(results.map(({ mock, bare }) => mock.rate / bare.rate)),
    prism: median(results.map(({ mock, prism }) => mock.rate / prism.rate)),
  };
}

/** Measures `movePath` with a description of 150 operations. */
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

/** Measures the 99th percentile of the time to an answer over 200 connections, as a multiple of what Prism takes. */
export async function measureLatency(rounds = 5, seconds = 3): Promise<number> {
  const servers = { mock: () => startBuiltMock(), prism: () => startStockPrism() };
  const results = await loadInTurn("movePath", { rounds, connections: 200, seconds }, servers);
  return median(results.map(({ mock, prism }) => mock.p99 / prism.p99));
}

interface Course {
  rounds: number;
  connections: number;
  seconds: number;
}

/** Starts the servers, loads them in turn, once more to warm up, and ends them, whatever happens. */
async function loadInTurn<Name extends string>(
  operation: Asked,
  { rounds, connections, seconds }: Course,
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

/** Starts browser sessions with a file each. A server that keeps nothing gives them no ids. */
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

/** Sends requests of an operation over so many connections. */
async function load(url: string, operation: Asked, connections: number, seconds: number): Promise<Load> {
  const sessions = operation === "listBrowsers" ? [] : await startSessions(url, connections);
  const { requests, duration, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => client.setRequests(asked[operation](sessions.pop() ?? "")),
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests for ${operation} failed on ${url}`);
  return { rate: requests.total / duration, p99: latency.p99 };
}
