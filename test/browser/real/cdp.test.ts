/** `cdp_ws_url` leads to a real browser, for any client of the DevTools Protocol, as long as the session lasts. */
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect as connectSocket } from "node:net";
import { type Browser as Connection, chromium, type Page } from "playwright-core";
import { expect, it } from "vitest";
import type { Browser } from "../../../generated/openapi.js";
import { executablePath } from "../../support/chromium.js";
import { startCommand } from "../../support/command.js";
import { newFolder } from "../../support/folder.js";
import { clientOf, processesOf, startWithBrowsers } from "./support.js";

/** Connects Playwright to a session, and gives the page that is open. */
async function connect({ cdp_ws_url }: Browser) {
  const browser = await chromium.connectOverCDP(cdp_ws_url);
  return { browser, page: browser.contexts()[0]?.pages()[0] as Page };
}

const ended = (browser: Connection) => new Promise((resolve) => browser.once("disconnected", resolve));

it("connects Playwright to a page of the session's size and start", async () => {
  const { client } = await startWithBrowsers();
  const start_url = "data:text/html,<title>Begin</title>";
  const session = await client.createBrowser({ body: { viewport: { width: 1024, height: 600 }, start_url } });
  const { page } = await connect(session);
  expect(await page.title()).toBe("Begin");
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([1024, 600]);
});

it("lets a client take screenshots of a tab that is not in front", async () => {
  const { client } = await startWithBrowsers();
  const { page } = await connect(await client.createBrowser({ body: {} }));
  await (await page.context().newPage()).goto("data:text/html,<title>In front</title>");
  for (let count = 0; count < 3; count++) await page.screenshot({ timeout: 5000 });
});

it("gives each session a browser of its own", async () => {
  const { client } = await startWithBrowsers();
  const sessions = [await client.createBrowser({ body: {} }), await client.createBrowser({ body: {} })];
  const [one, other] = await Promise.all(sessions.map(connect));
  await one?.page.goto("data:text/html,one");
  expect(other?.page.url()).toBe("about:blank");
});

it("ends the browser with its session, and refuses later connections", async () => {
  const { client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const { browser } = await connect(session);
  const gone = ended(browser);
  await client.deleteBrowser({ path: { id_or_name: session.session_id } });
  await gone;
  await expect(connect(session)).rejects.toThrow("404");
  await expect.poll(() => processesOf(session.session_id), { timeout: 5000 }).toEqual([]);
});

it("refuses another token", async () => {
  const { client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const cdp_ws_url = session.cdp_ws_url?.replace(/jwt=.*/, "jwt=another");
  await expect(connect({ ...session, cdp_ws_url })).rejects.toThrow("401");
});

/** Asks for a WebSocket with an Origin, and gives the first line of the response. */
async function askFrom(origin: string, { cdp_ws_url }: Browser): Promise<string | undefined> {
  const { host, pathname, search, port } = new URL(cdp_ws_url);
  const socket = connectSocket(Number(port), "127.0.0.1");
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n`
    + "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
  const [response] = await once(socket, "data");
  socket.destroy();
  return String(response).split("\r\n")[0];
}

it("refuses pages of websites, by WebSocket and by HTTP, and logs it", async () => {
  const { mock, client, lines } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  expect(await askFrom("https://shop.example.com", session)).toMatch(/^HTTP\/1\.1 403 /);
  expect(lines.at(-1)).toBe(`WebSocket /vm/${session.session_id}/cdp 403: `
    + "Refused: pages of https://shop.example.com may not call the mock itself.");
  const headers = { Authorization: "Bearer any-token", Origin: "https://shop.example.com" };
  expect((await fetch(`${mock.url}/browsers`, { headers })).status).toBe(403);
});

it("accepts an extension with the session's token", async () => {
  const { client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const extension = "chrome-extension://kbfnbcaeplbcioakkpcpgfkobkghlhen";
  expect(await askFrom(extension, session)).toMatch(/^HTTP\/1\.1 101 /);
  const cdp_ws_url = session.cdp_ws_url.replace(/jwt=.*/, "jwt=another");
  expect(await askFrom(extension, { ...session, cdp_ws_url })).toMatch(/^HTTP\/1\.1 401 /);
});

it("is found by HTTP, where clients look for a browser, and by WebSocket at each path", async () => {
  const { mock, client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: { start_url: "data:text/html,<title>Begin</title>" } });
  const { base_url, cdp_ws_url } = session;
  const { search, host } = new URL(cdp_ws_url);
  for (const url of [`${base_url}/cdp`, base_url]) {
    expect(await (await connect({ ...session, cdp_ws_url: `${url}${search}` })).page.title()).toBe("Begin");
  }
  await connect({ ...session, cdp_ws_url: cdp_ws_url.replace("/cdp", "/cdp/devtools/browser/any") });
  for (const path of ["/cdp/json", "/cdp/json/", "/json/list", "/json/list/"]) {
    const [page] = await (await fetch(`${base_url}${path}${search}`)).json();
    const own = `${host}/vm/${session.session_id}/cdp/devtools/page/${page.id}${search}`;
    expect(page).toMatchObject({ title: "Begin", webSocketDebuggerUrl: `ws://${own}` });
    expect(new URL(page.devtoolsFrontendUrl, mock.url).searchParams.get("ws")).toBe(own);
  }
  for (const [query, headers, status] of [
    ["?jwt=another", {}, 401], [search, { Origin: "https://shop.example.com" }, 403], [search, {}, 200],
  ] as const) {
    expect((await fetch(`${base_url}/cdp/json/version/${query}`, { headers })).status).toBe(status);
  }
});

it("passes large messages", async () => {
  const { client } = await startWithBrowsers();
  const { page } = await connect(await client.createBrowser({ body: {} }));
  expect(await page.evaluate((text) => text.length, "x".repeat(2 ** 22))).toBe(2 ** 22); // Chromium reads it slowly
  expect((await page.evaluate(() => "x".repeat(2 ** 24))).length).toBe(2 ** 24);
});

it("counts a connection as activity, and ends an idle session's browser", async () => {
  const { client, mock } = await startWithBrowsers();
  const session = await client.createBrowser({ body: { timeout_seconds: 60 } });
  const { browser, page } = await connect(session);
  await mock.advance(50_000);
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await mock.advance(50_000);
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  const gone = ended(browser);
  await mock.advance(61_000);
  await gone;
});

it("limits the number of browsers, and starts another when one has ended", async () => {
  const { client } = await startWithBrowsers({ browser: { maxBrowsers: 1 } });
  const { session_id } = await client.createBrowser({ body: {} });
  await expect(client.createBrowser({ body: {} })).rejects.toMatchObject({ status: 429 });
  await client.deleteBrowser({ path: { id_or_name: session_id } });
  await client.createBrowser({ body: {} });
});

it("restarts a crashed browser, and logs it", async () => {
  const { client, lines } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const { browser } = await connect(session);
  const gone = ended(browser);
  const [main] = await processesOf(session.session_id);
  process.kill(Number(main), "SIGKILL");
  await gone;
  await expect.poll(() => lines.join("\n")).toContain(`The browser of ${session.session_id} ended with SIGKILL.`);
  const { page } = await connect(session);
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
});

it("has a client that connects while the browser goes wait for the next one", async () => {
  const { client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const { browser } = await connect(session);
  const gone = ended(browser);
  const [main] = await processesOf(session.session_id);
  process.kill(Number(main), "SIGKILL");
  const { page } = await connect(session);
  expect(await page.evaluate(() => 1 + 1)).toBe(2);
  await gone;
});

it.each(["SIGINT", "SIGKILL"] as const)("leaves no browser behind when the mock ends by %s", async (signal) => {
  const folder = await newFolder();
  const { mock, kill, ended: end } = await startCommand(folder, "--browser", executablePath);
  const session = await clientOf(mock).createBrowser({ body: {} });
  await connect(session);
  expect(await processesOf(session.session_id)).not.toEqual([]);
  kill(signal);
  await end;
  await expect.poll(() => processesOf(session.session_id), { timeout: 5000 }).toEqual([]);
  if (signal === "SIGINT") expect(await readdir(folder)).toEqual([]);
});

it("ends its browsers even when a second Ctrl-C ends the mock at once", async () => {
  const folder = await newFolder();
  const { mock, kill, ended: end } = await startCommand(folder, "--browser", executablePath);
  const session = await clientOf(mock).createBrowser({ body: {} });
  await connect(session);
  kill("SIGINT");
  kill("SIGINT");
  await end;
  await expect.poll(() => processesOf(session.session_id), { timeout: 5000 }).toEqual([]);
});

it("starts the browser of a pool with its lease, keeps it for the next one, and counts it", async () => {
  const { client } = await startWithBrowsers({ browser: { maxBrowsers: 1 } });
  const { id } = await client.createBrowserPool({ body: { size: 1 } });
  const path = { id_or_name: id };
  const first = await client.acquireBrowser({ path, body: {} }) as Browser;
  const { page } = await connect(first);
  await page.setContent("<title>Kept</title>");
  await expect(client.createBrowser({ body: {} })).rejects.toMatchObject({ status: 429 });
  await client.releaseBrowser({ path, body: { session_id: first.session_id } });
  const next = await client.acquireBrowser({ path, body: {} }) as Browser;
  expect(next.session_id).toBe(first.session_id);
  expect(await (await connect(next)).page.title()).toBe("Kept");
});
