/** Compares the mock with a Selenium Grid to the same Grid asked directly, both by `playwright-core`. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Grid, startGrid } from "../test/browser/elsewhere/grid.js";
import { startBuiltMock } from "../test/support/started.js";
import { clientOf, compareCalls, connect } from "./browser.js";
import { inTurn, median } from "./measure.js";

/** A session of the Grid, as its `POST /session` returns it. */
interface GridSession {
  sessionId: string;
  capabilities: { "se:cdp": string };
}

/** Starts a Grid, passes it to `use`, and stops it afterwards. */
async function withGrid<T>(use: (grid: Grid) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "bench-grid-"));
  const grid = await startGrid(folder);
  try {
    return await use(grid);
  } finally {
    await Promise.all([grid.hub, ...grid.nodes].map(({ kill }) => kill()));
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const headers = { "Content-Type": "application/json; charset=utf-8" };
  const response = await fetch(url, { method, headers, ...body && { body: JSON.stringify(body) } });
  return (await response.json() as { value: unknown }).value;
}

/** Measures sessions of the mock, as multiples of sessions that the Grid gives directly. */
export function measureGrid(rounds = 9) {
  return withGrid(async ({ url, used }) => {
    const mock = await startBuiltMock("--browser", url, "--empty");
    try {
      const client = clientOf(mock);
      async function throughMock(): Promise<number> {
        const began = performance.now();
        const { session_id, cdp_ws_url } = await client.createBrowser({});
        const { browser } = await connect(cdp_ws_url);
        const took = performance.now() - began;
        await browser.close();
        await client.deleteBrowser({ path: { id_or_name: session_id } });
        while (await used() > 0) await wait(100);
        return took;
      }
      async function directly(): Promise<number> {
        const began = performance.now();
        const args = ["--headless", "--disable-gpu", "--hide-scrollbars", "--mute-audio"]; // as the mock's
        const alwaysMatch = { "browserName": "chrome", "goog:chromeOptions": { args } };
        const session = await ask(`${url}/session`, "POST", { capabilities: { alwaysMatch } }) as GridSession;
        const { browser } = await connect(session.capabilities["se:cdp"]);
        const took = performance.now() - began;
        await browser.close();
        await ask(`${url}/session/${session.sessionId}`, "DELETE");
        while (await used() > 0) await wait(100);
        return took;
      }
      await inTurn(1, { throughMock, directly }); // warm up
      const starts = await inTurn(rounds, { throughMock, directly });
      const { session_id, cdp_ws_url } = await client.createBrowser({});
      const endpoint = async () => {
        const { nodes } = await ask(`${url}/status`, "GET") as GridStatus;
        const [running] = nodes.flatMap(({ slots }) => slots).flatMap(({ session }) => session ?? []);
        return running?.capabilities["se:cdp"] ?? "";
      };
      const calls = await compareCalls(client, session_id, cdp_ws_url, endpoint, rounds);
      return { ready: median(starts.map(({ throughMock, directly }) => throughMock / directly)), ...calls };
    } finally {
      await mock.close();
    }
  });
}

interface GridStatus {
  nodes: { slots: { session: GridSession | null }[] }[];
}

/** Measures the memory of the mock per session whose browser is elsewhere, after garbage collection, in KiB. */
export function measureGridMemory(): Promise<number> {
  return withGrid(async ({ url }) => {
    const script = fileURLToPath(new URL("grid-memory-one.ts", import.meta.url));
    const process = fork(script, [url], { execArgv: ["--import", "tsx", "--expose-gc"] });
    const [kib] = await once(process, "message") as [number];
    await once(process, "exit");
    return kib;
  });
}
