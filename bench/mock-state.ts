/** Measures the state of the mock: request times as it grows, memory after a reset, and a stream with many clients. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { createClient } from "../dist/index.js";
import { median } from "./measure.js";

interface Running {
  process: ChildProcess;
  url: string;
  times: Times;
}

/** The milliseconds of the first `startMock` in a process, of a further one, and of a reset. */
interface Times {
  first: number;
  further: number;
  reset: number;
}

/** Starts a mock as a child process, passes it to `use`, and stops it afterwards. */
async function withMock<T>(use: (running: Running) => Promise<T>): Promise<T> {
  const script = fileURLToPath(new URL("mock-state-one.ts", import.meta.url));
  const process = fork(script, { execArgv: ["--import", "tsx", "--expose-gc"] });
  try {
    const [started] = await once(process, "message") as [Omit<Running, "process">];
    return await use({ process, ...started });
  } finally {
    process.disconnect();
  }
}

/** Measures how long it takes to start and reset a mock in a test. */
export async function measureStarts(rounds = 5): Promise<Times> {
  const results: Times[] = [];
  for (let round = 0; round < rounds; round++) results.push(await withMock(({ times }) => Promise.resolve(times)));
  const medianOf = (name: keyof Times) => median(results.map((times) => times[name]));
  return { first: medianOf("first"), further: medianOf("further"), reset: medianOf("reset") };
}

/** The cost of 10,000 browser sessions. */
export interface Growth {
  /** The time of the last requests as a multiple of that of the first, for the operation that grows most. */
  time: number;
  /** The heap after a reset, as a multiple of the heap before. */
  memory: number;
}

const many = 10_000;

/** Measures sessions that are created, listed page by page and deleted. */
export function measureSessions(rounds = 3): Promise<Growth> {
  return withMock(async ({ process, url }) => {
    const client = createClient({ baseUrl: url, token: "bench-token" });
    const heap = async () => {
      process.send("heap");
      return (await once(process, "message") as [number])[0];
    };
    const reset = () => fetch(`${url}/_mock/reset`, { method: "POST" });

    const run = async (many: number) => {
      const ids: string[] = [];
      const create = await growthOf(many, async () => {
        ids.push((await client.createBrowser({ body: { timeout_seconds: 3600 } })).session_id);
      });
      const list = await growthOf(many / 20, (page) =>
        client.listBrowsers({ query: { limit: 20, offset: page * 20 } }));
      const remove = await growthOf(many, (index) =>
        client.deleteBrowser({ path: { id_or_name: ids[index] as string } }));
      return Math.max(create, list, remove);
    };
    await run(many / 5); // warm up
    await reset();
    const before = await heap();
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await run(many));
      await reset();
    }
    return { time: median(times), memory: await heap() / before };
  });
}

/** Returns the median time of the last tenth of calls, as a multiple of that of the first tenth. */
async function growthOf(count: number, call: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const start = performance.now();
    await call(index);
    times.push(performance.now() - start);
  }
  return median(times.slice(-count / 10)) / median(times.slice(0, count / 10));
}

/** Follows one deployment with 1,000 clients, and counts those that receive the event that it is running. */
export function measureFollowers(followers = 1000): Promise<number> {
  return withMock(async ({ url }) => {
    const client = createClient({ baseUrl: url, token: "bench-token" });
    const body = { entrypoint_rel_path: "main.ts", file: new Blob(["export {};"]) };
    const { id } = await client.createDeployment({ body });
    const received = Array.from({ length: followers }, async () => {
      for await (const event of await client.streamDeploymentEvents({ path: { id } })) {
        if (event.event === "deployment_state" && event.deployment.status === "running") return true;
      }
      return false;
    });
    return (await Promise.all(received)).filter(Boolean).length;
  });
}
