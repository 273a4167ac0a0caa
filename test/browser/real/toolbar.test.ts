/** The keys of a browser's toolbar and tabs do what they do on a desktop, as Playwright sees it. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { PNG } from "pngjs";
import { type BrowserContext, chromium } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { ContractClient } from "../../../src/index.js";
import { startWithBrowsers } from "./support.js";

let client: ContractClient;
let path: { id: string };
let context: BrowserContext;
/** The address of a website without its scheme, and how often each of its pages was requested. */
let host: string;
const counts = new Map<string, number>();

beforeAll(async () => {
  const server = createServer(({ url = "" }, response) => {
    counts.set(url, (counts.get(url) ?? 0) + 1);
    const color = { "/two": "red", "/three": "blue" }[url] ?? "green";
    response.setHeader("Content-Type", "text/html").end(`<title>${url}</title><body style="background: ${color}">`);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  let end = () => Promise.resolve();
  ({ client } = await startWithBrowsers({}, (close) => end = close));
  return async () => {
    await end();
    server.closeAllConnections();
    server.close();
  };
});

beforeEach(async () => {
  await start();
  return () => client.deleteBrowser({ path: { id_or_name: path.id } });
});

async function start(body = {}) {
  const { session_id, cdp_ws_url } = await client.createBrowser({
    body: { viewport: { width: 800, height: 600 }, start_url: `http://${host}/start`, ...body },
  });
  path = { id: session_id };
  [context] = (await chromium.connectOverCDP(cdp_ws_url)).contexts() as [BrowserContext];
}

const poll = (read: () => unknown) => expect.poll(read, { timeout: 8000 });
const press = (...keys: string[]) => client.pressKey({ path, body: { keys } });
const type = (text: string) => client.typeText({ path, body: { text } });
/** The paths of all pages. */
const pages = () => context.pages().map((page) => new URL(page.url()).pathname);
/** The colour of a pixel in a screenshot. */
async function colorAt(x: number, y: number): Promise<number[]> {
  const { width, data } = PNG.sync.read(Buffer.from(await (await client.takeScreenshot({ path })).arrayBuffer()));
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
}
const [green, white, red, blue] = [[0, 128, 0], [255, 255, 255], [255, 0, 0], [0, 0, 255]];

it("opens what is typed after Ctrl+L, and shows the address bar until then", async () => {
  expect(await colorAt(400, 3)).toEqual(green);
  await press("ctrl+l");
  expect(await colorAt(400, 3)).toEqual(white);
  expect(await colorAt(400, 300)).toEqual(green);
  await type(`${host}/typed`);
  await press("Return");
  expect(await colorAt(400, 3)).toEqual(green);
  await poll(pages).toEqual(["/typed"]);
});

it("selects the address, dismisses it by Escape or a click on the page, and takes it from the clipboard", async () => {
  await press("alt+d", "End");
  await type("ed");
  await press("Escape");
  await press("F6", "End");
  await type("-again\n");
  await poll(pages).toEqual(["/start-again"]);
  await press("ctrl+l");
  await client.clickMouse({ path, body: { x: 400, y: 300 } });
  expect(await colorAt(400, 3)).toEqual(green);
  await client.writeClipboard({ path, body: { text: `${host}/pasted` } });
  await press("ctrl+L", "ctrl+v", "Return");
  await poll(pages).toEqual(["/pasted"]);
});

it("opens, switches, closes and reopens tabs", async () => {
  for (const name of ["two", "three"]) {
    await press("ctrl+t");
    await type(`${host}/${name}\n`);
  }
  await poll(pages).toEqual(["/start", "/two", "/three"]);
  const seen = [];
  for (const key of ["ctrl+Tab", "ctrl+shift+Tab", "ctrl+2", "ctrl+Tab", "ctrl+9", "ctrl+Prior", "ctrl+1"]) {
    await press(key);
    seen.push(await colorAt(400, 300));
  }
  expect(seen).toEqual([green, blue, red, blue, blue, red, green]);
  await press("ctrl+w");
  await poll(pages).toEqual(["/two", "/three"]);
  await press("ctrl+shift+t");
  await poll(pages).toEqual(["/two", "/three", "/start"]);
  expect(await colorAt(400, 300)).toEqual(green);
  const size = await context.pages()[1]?.evaluate(() => [innerWidth, innerHeight]);
  expect(size).toEqual([800, 600]);
});

it("reloads, and goes back and forward", async () => {
  const page = context.pages()[0];
  await page?.waitForLoadState();
  const count = Number(counts.get("/start"));
  let loads = 0;
  page?.on("load", () => loads++);
  await press("ctrl+r");
  await poll(() => loads).toBe(1);
  await press("F5");
  await poll(() => loads).toBe(2);
  expect(counts.get("/start")).toBe(count + 2);
  await press("ctrl+l");
  await type(`${host}/next\n`);
  await poll(pages).toEqual(["/next"]);
  await press("alt+Left");
  await poll(pages).toEqual(["/start"]);
  await press("alt+Right");
  await poll(pages).toEqual(["/next"]);
});

it("has no address bar in kiosk mode", async () => {
  await start({ kiosk_mode: true });
  await press("ctrl+l");
  expect(await colorAt(400, 3)).toEqual(green);
});
