/** Compares the mock with real browsers to `playwright-core` alone, both with the same headless Chromium. */
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "cloud-browser-contract";
import { type Browser, chromium, type Page } from "playwright-core";
import { executablePath } from "../test/support/chromium.js";
import { type Started, startBuiltMock } from "../test/support/started.js";
import { inTurn, median, memoryOf, milliseconds } from "./measure.js";

const token = "bench-token";
/** A page with content to paint, as large as the default window of a session. */
const content = "<body style='background: linear-gradient(red, blue)'><h1>A page</h1>".padEnd(5000, "<p>Text.</p>");

/** Starts the mock with browsers, passes it and a client to `use`, and stops it afterwards. */
async function withBrowsers<T>(use: (client: ReturnType<typeof clientOf>, mock: Started) => Promise<T>): Promise<T> {
  const mock = await startBuiltMock("--browser", executablePath, "--empty");
  try {
    return await use(clientOf(mock), mock);
  } finally {
    await mock.close();
  }
}

export const clientOf = ({ url }: Started) => createClient({ baseUrl: url, token });

/** Connects to a browser, and returns its open page. */
export async function connect(endpoint: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await chromium.connectOverCDP(endpoint);
  return { browser, page: browser.contexts()[0]?.pages()[0] as Page };
}

/** Measures the time from `createBrowser` to a page, as a multiple of the time from `chromium.launch` to a page. */
export function measureBrowserStart(rounds = 15): Promise<number> {
  return withBrowsers(async (client) => {
    async function session(): Promise<number> {
      const began = performance.now();
      const { session_id, cdp_ws_url } = await client.createBrowser({});
      const { browser } = await connect(cdp_ws_url);
      const took = performance.now() - began;
      await browser.close();
      await client.deleteBrowser({ path: { id_or_name: session_id } });
      await wait(500); // so that the browser has exited before the next round
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

/** Measures calls through the mock, as a multiple of calls that go directly to the browser. */
export function measureBrowserCalls(rounds = 15, calls = 1000) {
  return withBrowsers(async (client) => {
    const { session_id, cdp_ws_url } = await client.createBrowser({});
    return compareCalls(client, session_id, cdp_ws_url, () => endpointOf(session_id), rounds, calls);
  });
}

/**
 * Compares calls and screenshots through the mock to those over a direct connection.
 *
 * @param id The session.
 * @param endpoint Returns the address for the direct connection, once the browser runs.
 */
export async function compareCalls(
  client: ReturnType<typeof clientOf>,
  id: string,
  cdp_ws_url: string,
  endpoint: () => Promise<string>,
  rounds: number,
  calls = 1000,
) {
  const tunneled = await connect(cdp_ws_url);
  const direct = await connect(await endpoint());
  await direct.page.setContent(content);
  const evaluate = ({ page }: typeof direct, count: number) => milliseconds(async () => {
    for (let i = 0; i < count; i++) await page.evaluate(() => 1);
  });
  const competitors = {
    tunnel: () => evaluate(tunneled, calls),
    direct: () => evaluate(direct, calls),
    takeScreenshot: () => milliseconds(async () => {
      await (await client.takeScreenshot({ path: { id } })).arrayBuffer();
    }),
    screenshot: () => milliseconds(() => direct.page.screenshot()),
  };
  await inTurn(2, competitors); // warm up
  const results = await inTurn(rounds, competitors);
  for (const { browser } of [tunneled, direct]) await browser.close();
  return {
    calls: median(results.map(({ tunnel, direct }) => tunnel / direct)),
    screenshot: median(results.map(({ takeScreenshot, screenshot }) => takeScreenshot / screenshot)),
  };
}

/** Finds the CDP endpoint of a session's browser, from the command lines of processes in `/proc` (Linux only). */
async function endpointOf(session: string): Promise<string> {
  for (const pid of await readdir("/proc")) {
    const line = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") : "";
    const folder = line.split("\0").find((option) => option.startsWith("--user-data-dir=") && option.includes(session));
    if (!folder) continue;
    const [port, path] = (await readFile(`${folder.split("=")[1]}/DevToolsActivePort`, "utf8")).split("\n");
    return `ws://127.0.0.1:${port}${path}`;
  }
  throw new Error(`No browser is running for ${session}.`);
}

/** Measures the memory of the mock process with browsers in use, above that of a mock without browsers, in MiB. */
export async function measureBrowserMemory(sessions = 8): Promise<number> {
  const measure = async (mock: Started, use: (cdp_ws_url: string) => Promise<unknown>) => {
    const client = clientOf(mock);
    for (let i = 0; i < sessions; i++) await use((await client.createBrowser({})).cdp_ws_url);
    await wait(1000);
    return (await memoryOf(mock.pid)).now;
  };
  const real = await withBrowsers((_, mock) => measure(mock, async (url) => {
    const { page } = await connect(url);
    await page.setContent(content);
    const [, , id = ""] = new URL(url).pathname.split("/");
    await (await clientOf(mock).takeScreenshot({ path: { id } })).arrayBuffer();
  }));
  const plain = await startBuiltMock("--empty");
  try {
    return real - await measure(plain, () => Promise.resolve());
  } finally {
    await plain.close();
  }
}
