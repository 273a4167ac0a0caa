/** The mock with real browsers, beside `playwright-core` by itself: both with the same Chromium, headless. */
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "cloud-browser-contract";
import { type Browser, chromium, type Page } from "playwright-core";
import { executablePath } from "../test/support/chromium.js";
import { type Started, startBuiltMock } from "../test/support/started.js";
import { inTurn, median, memoryOf, milliseconds } from "./measure.js";

const token = "bench-token";
/** A page with something to paint, as large as the sessions' usual window. */
const content = "<body style='background: linear-gradient(red, blue)'><h1>A page</h1>".padEnd(5000, "<p>Text.</p>");

/** Starts the mock with browsers, gives it and a client of it to `use`, and ends both. */
async function withBrowsers<T>(use: (client: ReturnType<typeof clientOf>, mock: Started) => Promise<T>): Promise<T> {
  const mock = await startBuiltMock("--browser", executablePath, "--empty");
  try {
    return await use(clientOf(mock), mock);
  } finally {
    await mock.close();
  }
}

const clientOf = ({ url }: Started) => createClient({ baseUrl: url, token });

/** Connects with a browser, and gives the page that is open. */
async function connect(endpoint: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.connectOverCDP(endpoint);
  return { browser, page: browser.contexts()[0]?.pages()[0] as Page };
}

/** Gives the time from `createBrowser` to a page, as a multiple of that from `chromium.launch` to a page. */
export function measureBrowserStart(rounds = 15): Promise<number> {
  return withBrowsers(async (client) => {
    async function session(): Promise<number> {
      const began = performance.now();
      const { session_id, cdp_ws_url } = await client.createBrowser({});
      const { browser } = await connect(cdp_ws_url);
      const took = performance.now() - began;
      await browser.close();
      await client.deleteBrowser({ path: { id_or_name: session_id } });
      await wait(500); // it ends beside what comes next
      return took;
    }
    async function launch(): Promise<number> {
      const began = performance.now();
      const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
      await browser.newPage();
      const took = performance.now() - began;
      await browser.close();
      await wait(500);
      return took;
    }
    const results = await inTurn(rounds, { session, launch });
    return median(results.map(({ session, launch }) => session / launch));
  });
}

/** What one session costs, as a multiple of what its browser costs without the mock between. */
export function measureBrowserCalls(rounds = 15, calls = 1000) {
  return withBrowsers(async (client) => {
    const { session_id, cdp_ws_url } = await client.createBrowser({});
    const through = await connect(cdp_ws_url);
    const direct = await connect(await endpointOf(session_id));
    await direct.page.setContent(content);
    const evaluate = ({ page }: typeof direct, count: number) => milliseconds(async () => {
      for (let i = 0; i < count; i++) await page.evaluate(() => 1);
    });
    const competitors = {
      tunnel: () => evaluate(through, calls),
      direct: () => evaluate(direct, calls),
      takeScreenshot: () => milliseconds(async () => {
        await (await client.takeScreenshot({ path: { id: session_id } })).arrayBuffer();
      }),
      screenshot: () => milliseconds(() => direct.page.screenshot()),
    };
    await inTurn(2, competitors); // warm up
    const results = await inTurn(rounds, competitors);
    for (const { browser } of [through, direct]) await browser.close();
    return {
      calls: median(results.map(({ tunnel, direct }) => tunnel / direct)),
      screenshot: median(results.map(({ takeScreenshot, screenshot }) => takeScreenshot / screenshot)),
    };
  });
}

/** Finds where the browser of a session takes connections itself. Linux tells the command lines of processes. */
async function endpointOf(session: string): Promise<string> {
  for (const pid of await readdir("/proc")) {
    const line = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") : "";
    const folder = line.split("\0").find((one) => one.startsWith("--user-data-dir=") && one.includes(session));
    if (!folder) continue;
    const [port, path] = (await readFile(`${folder.split("=")[1]}/DevToolsActivePort`, "utf8")).split("\n");
    return `ws://127.0.0.1:${port}${path}`;
  }
  throw new Error(`No browser of ${session} runs.`);
}

/** Gives what the mock itself holds with browsers that a client works with, above one without browsers, in MiB. */
export async function measureBrowserMemory(sessions = 8): Promise<number> {
  const held = async (mock: Started, url: (cdp_ws_url: string) => Promise<unknown>) => {
    const client = clientOf(mock);
    for (let i = 0; i < sessions; i++) await url((await client.createBrowser({})).cdp_ws_url);
    await wait(1000);
    return (await memoryOf(mock.pid)).now;
  };
  const real = await withBrowsers((_, mock) => held(mock, async (url) => {
    const { page } = await connect(url);
    await page.setContent(content);
    const [, , id = ""] = new URL(url).pathname.split("/");
    await (await clientOf(mock).takeScreenshot({ path: { id } })).arrayBuffer();
  }));
  const plain = await startBuiltMock("--empty");
  try {
    return real - await held(plain, () => Promise.resolve());
  } finally {
    await plain.close();
  }
}
