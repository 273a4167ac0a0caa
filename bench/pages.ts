/** Measures the mock in web pages, in Chromium: its size, the way to its first response, its speed, and its return. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { startMock } from "cloud-browser-contract/mock";
import type { Browser, Page } from "playwright-core";
import { startChromium } from "../test/support/chromium.js";
import { inTurn, median } from "./measure.js";
import { bundleMsw } from "./load/msw.js";
import { movesPerSecond } from "./moves.js";

const dist = new URL("../dist/", import.meta.url);
const api = "https://api.example.com";
/** A page says when it has its first response, in milliseconds since its navigation began. */
const firstResponse = (fetch: string) => `
const response = await ${fetch}("${api}/browsers", { headers: { Authorization: "Bearer any" } });
await response.text();
globalThis.responded = performance.now();`;
/** What the transpiler of this program names functions by. */
const named = "globalThis.__name = (value) => value;";
const pages: Record<string, string> = {
  mock: `import { createMock } from "/mock-web.js";
const mock = await createMock({ url: "${api}" });${firstResponse("mock.fetch")}`,
  worker: `import { startWorker } from "/mock-worker.js";
await startWorker({ apiBase: "${api}" });${firstResponse("fetch")}`,
  msw: `import { start } from "/msw.js";
await start();${firstResponse("fetch")}`,
  moves: `import { createMock } from "/mock-web.js";
const mock = await createMock({ url: "${api}" });
globalThis.movesPerSecond = ${movesPerSecond.toString()};
globalThis.measure = (calls) => movesPerSecond(mock.fetch, "${api}", calls);
globalThis.responded = 0;`,
};

let compressing: Promise<Map<string, Uint8Array>> | undefined;

/** Returns the scripts, compressed as a host does. MSW is bundled once for all measurements. */
async function compressScripts(): Promise<Map<string, Uint8Array>> {
  const msw = await bundleMsw(api);
  const scripts = new Map([["/msw.js", msw.module], ["/mockServiceWorker.js", msw.worker]]);
  for (const file of ["cloud-browser-mock.js", "mock-web.js", "mock-worker.js"]) {
    scripts.set(`/${file}`, await readFile(new URL(file, dist)));
  }
  return new Map([...scripts].map(([path, bytes]) => [path, gzipSync(bytes)]));
}

/** Serves the pages and their scripts, and passes a browser to `use`. */
async function withPages<T>(use: (browser: Browser, baseUrl: string) => Promise<T>): Promise<T> {
  compressing ??= compressScripts();
  const compressed = await compressing;
  const server = createServer(({ url = "" }, response) => {
    const page = pages[url.slice(1)];
    const script = compressed.get(url);
    if (page !== undefined) {
      response.writeHead(200, { "Content-Type": "text/html" }).end(`<script type="module">${named}${page}</script>`);
    } else if (script) {
      response.writeHead(200, { "Content-Type": "text/javascript", "Content-Encoding": "gzip" }).end(script);
    } else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const browser = await startChromium();
  try {
    return await use(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Opens a page in a browser with an empty profile, and waits for its first response. */
async function open(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const failed = new Promise<never>((_, reject) => page.once("pageerror", reject));
  await page.goto(url);
  await Promise.race([failed, page.waitForFunction("globalThis.responded !== undefined")]);
  return page;
}

/** Measures the size of the script that has everything, in bytes, minified and gzipped. */
export function measureScript(): Promise<number> {
  return gzippedSize("cloud-browser-mock.js");
}

/** Measures the size of the panel, gzipped, in bytes. */
export function measurePanel(): Promise<number> {
  return gzippedSize("mock/panel.html");
}

async function gzippedSize(file: string): Promise<number> {
  return gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length;
}

/** Measures the time from navigation to the first response, as multiples of that of MSW. */
export function measureNavigation(rounds = 9): Promise<{ page: number; worker: number }> {
  return withPages(async (browser, baseUrl) => {
    const timeTo = (name: string) => async () => {
      const page = await open(browser, `${baseUrl}/${name}`);
      const time = await page.evaluate<number>("responded");
      await page.context().close();
      return time;
    };
    const competitors = { mock: timeTo("mock"), worker: timeTo("worker"), msw: timeTo("msw") };
    await inTurn(1, competitors); // warm up
    const results = await inTurn(rounds, competitors);
    return {
      page: median(results.map(({ mock, msw }) => mock / msw)),
      worker: median(results.map(({ worker, msw }) => worker / msw)),
    };
  });
}

/** Measures `movePath` per second in a page, as a multiple of `mock.fetch` in Node.js. */
export function measureMoves(rounds = 9, calls = 500): Promise<number> {
  return withPages(async (browser, baseUrl) => {
    const mock = await startMock();
    const page = await open(browser, `${baseUrl}/moves`);
    const competitors = {
      page: () => page.evaluate<number>(`measure(${calls})`),
      node: () => movesPerSecond(mock.fetch, mock.url, calls),
    };
    await inTurn(4, competitors); // warm up
    const results = await inTurn(rounds, competitors);
    await mock.close();
    return median(results.map(({ page, node }) => page / node));
  });
}

/** Measures the time to the first response of a worker that the browser has stopped after changes, in milliseconds. */
export function measureReturn(rounds = 5, changes = 10_000): Promise<number> {
  return withPages(async (browser, baseUrl) => {
    const page = await open(browser, `${baseUrl}/worker`);
    await page.evaluate(makeChanges, { api, changes });
    const session = await page.context().newCDPSession(page);
    await session.send("ServiceWorker.enable");
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await session.send("ServiceWorker.stopAllWorkers");
      times.push(await page.evaluate(async (api) => {
        const began = performance.now();
        const response = await fetch(`${api}/browsers?limit=1`, { headers: { Authorization: "Bearer any" } });
        await response.text();
        return performance.now() - began;
      }, api));
    }
    return median(times);
  });
}

/** In the page: creates sessions and changes them, some at once. */
async function makeChanges({ api, changes }: { api: string; changes: number }): Promise<void> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { "Authorization": "Bearer any", "Content-Type": "application/json" };
    const response = await fetch(api + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
    return await response.json().catch(() => undefined) as { session_id: string };
  };
  const sessions: string[] = [];
  for (let i = 0; i < 100; i++) sessions.push((await send("POST", "/browsers", { name: `s${i}` })).session_id);
  for (let done = 100; done < changes; done += 50) {
    await Promise.all(sessions.slice(0, 50).map((id, i) => i % 2 === 0
      ? send("PATCH", `/browsers/${id}`, { tags: { n: String(done) } })
      : send("PUT", `/browsers/${id}/fs/create_directory`, { path: `/tmp/d${done}` })));
  }
}
