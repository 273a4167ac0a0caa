/** Puppeteer and Playwright share a session's browser by `cdp_ws_url`. */
import { chromium } from "playwright-core";
import puppeteer, { TargetType } from "puppeteer-core";
import { expect, it } from "vitest";
import { startWithBrowsers } from "../real/support.js";

it("connects Puppeteer to the browser that Playwright is connected to", async () => {
  const { client } = await startWithBrowsers();
  const session = await client.createBrowser({ body: {} });
  const browser = await chromium.connectOverCDP(session.cdp_ws_url);
  const page = browser.contexts()[0]?.pages()[0];
  await page?.setContent("<title>Shared</title>");
  const other = await puppeteer.connect({ browserWSEndpoint: session.cdp_ws_url });
  const [seen] = await other.pages();
  expect(await seen?.title()).toBe("Shared");
  await other.disconnect();
  expect(await page?.title()).toBe("Shared");
});

it("connects Puppeteer by the address that the browser has by HTTP", async () => {
  const { client } = await startWithBrowsers();
  const { base_url, cdp_ws_url } = await client.createBrowser({ body: { start_url: "data:text/html,<title>Found" } });
  const response = await fetch(`${base_url}/json/version${new URL(cdp_ws_url).search}`);
  const { webSocketDebuggerUrl } = await response.json() as { webSocketDebuggerUrl: string };
  const browser = await puppeteer.connect({ browserWSEndpoint: webSocketDebuggerUrl });
  const page = await (await browser.waitForTarget((target) => target.type() === TargetType.PAGE)).page();
  expect(await page?.title()).toBe("Found");
  await browser.disconnect();
});

it("shows Puppeteer what mouse, keyboard and dialogs do, and lets it answer dialogs", async () => {
  const { client } = await startWithBrowsers();
  const start_url = "data:text/html,<body onkeydown='document.title = prompt()'>";
  const { session_id, cdp_ws_url } = await client.createBrowser({ body: { start_url } });
  const browser = await puppeteer.connect({ browserWSEndpoint: cdp_ws_url });
  const page = await (await browser.waitForTarget((target) => target.type() === TargetType.PAGE)).page();
  const path = { id: session_id };
  await client.pressKey({ path, body: { keys: ["a"] } });
  await client.typeText({ path, body: { text: "Ann\n" } });
  await expect.poll(() => page?.title()).toBe("Ann");
  page?.once("dialog", (dialog) => void dialog.accept("Puppeteer"));
  await client.pressKey({ path, body: { keys: ["b"] } });
  await expect.poll(() => page?.title()).toBe("Puppeteer");
  await client.pressKey({ path, body: { keys: ["ctrl+t"] } });
  await expect.poll(async () => (await browser.pages()).length).toBe(2);
  await browser.disconnect();
});
