/** The mock beside `prism mock`, both without a log: `movePath` under load, time to the first answer, idle memory. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import autocannon, { type Request } from "autocannon";
import { type Started, startBuiltMock, startStockPrism } from "../test/support/started.js";
import { inTurn, median } from "./measure.js";

/** What the mock does, as a multiple of what `prism mock` does. */
export interface MockFigures {
  rate: number;
  p99: number;
  /** The rate with a description of 150 operations. */
  rateOfMany: number;
  p99OfMany: number;
  /** The mock's rate with 150 operations, as a multiple of its own with the contract's. */
  growth: number;
  startup: number;
  memory: number;
}

interface Description {
  paths: Record<string, { put?: object }>;
}

interface Load {
  rate: number;
  p99: number;
}

/** Measures the mock. */
export async function measureMock(): Promise<MockFigures> {
  const folder = await mkdtemp(join(tmpdir(), "contract-"));
  const many = join(folder, "openapi.json");
  await writeFile(many, JSON.stringify(await withOperations(150)));
  try {
    return { ...await measureLoad(many), ...await measureStart() };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureLoad(many: string, rounds = 5) {
  const mock = await startBuiltMock();
  const prism = await startStockPrism();
  const mockOfMany = await startBuiltMock("--description", many);
  const prismOfMany = await startStockPrism(many);
  const competitors = {
    mock: () => load(mock),
    prism: () => load(prism),
    mockOfMany: () => load(mockOfMany),
    prismOfMany: () => load(prismOfMany),
  };
  try {
    await inTurn(1, competitors); // warm up
    const results = await inTurn(rounds, competitors);
    const ratio = (of: (result: (typeof results)[number]) => number) => median(results.map(of));
    return {
      rate: ratio(({ mock, prism }) => mock.rate / prism.rate),
      p99: ratio(({ mock, prism }) => mock.p99 / prism.p99),
      rateOfMany: ratio(({ mockOfMany, prismOfMany }) => mockOfMany.rate / prismOfMany.rate),
      p99OfMany: ratio(({ mockOfMany, prismOfMany }) => mockOfMany.p99 / prismOfMany.p99),
      growth: ratio(({ mock, mockOfMany }) => mockOfMany.rate / mock.rate),
    };
  } finally {
    await Promise.all([mock, prism, mockOfMany, prismOfMany].map((server) => server.close()));
  }
}

/** Moves files there and back for three seconds, over ten connections, each in a browser session of its own. */
async function load({ url }: Started): Promise<Load> {
  const headers = { "Authorization": "Bearer bench-token", "Content-Type": "application/json" };
  const move = (id: string, src_path: string, dest_path: string): Request => ({
    method: "PUT",
    path: `/browsers/${id}/fs/move`,
    headers,
    body: JSON.stringify({ src_path, dest_path }),
  });
  const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
  for (const id of ids) {
    await fetch(`${url}/browsers/${id}/fs/write_file?path=/a`, {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/octet-stream" },
      body: "x",
    });
  }
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: ids.length,
    duration: 3,
    setupClient(client) {
      const id = ids.pop() as string;
      client.setRequests([move(id, "/a", "/b"), move(id, "/b", "/a")]);
    },
  });
  if (non2xx > 0) throw new Error(`${non2xx} moves failed on ${url}`);
  return { rate: requests.average, p99: latency.p99 };
}

async function measureStart(rounds = 5) {
  const results = await inTurn(rounds, {
    mock: () => startAndIdle(startBuiltMock),
    prism: () => startAndIdle(startStockPrism),
  });
  return {
    startup: median(results.map(({ mock, prism }) => mock.startup / prism.startup)),
    memory: median(results.map(({ mock, prism }) => mock.memory / prism.memory)),
  };
}

/** How long a server takes to its first answer, in milliseconds, and what it holds a second later, in KiB. */
async function startAndIdle(start: () => Promise<Started>): Promise<{ startup: number; memory: number }> {
  const server = await start();
  await wait(1000);
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", `${server.pid}`]);
  await server.close();
  return { startup: server.startup, memory: Number(stdout) };
}

/** The contract with copies of `movePath` on other paths, until it has so many operations. */
async function withOperations(count: number): Promise<object> {
  const description = JSON.parse(await readFile("generated/openapi.json", "utf8")) as Description;
  const { put } = description.paths["/browsers/{id}/fs/move"] as { put: object };
  for (let n = Object.keys(description.paths).length; n < count; n++) {
    description.paths[`/browsers/{id}/area${n % 15}/action${n}`] = { put: { ...put, operationId: `action${n}` } };
  }
  return description;
}
