/** Puppeteer and Playwright share a session's browser by `cdp_ws_url`. */
import { chromium } from "playwright-core";
import puppeteer from "puppeteer-core";
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
