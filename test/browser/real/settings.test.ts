/** What a session shows of its time zone, its language and its screen is what pages see. */
import Kernel from "@onkernel/sdk";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, it } from "vitest";
import { startServer } from "../../support/server.js";
import { startWithBrowsers } from "./support.js";

const facts = `(async () => {
  const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  const source = "postMessage([navigator.language, Intl.DateTimeFormat().resolvedOptions().timeZone])";
  const worker = new Worker(URL.createObjectURL(new Blob([source])));
  const inWorker = await new Promise((take) => worker.onmessage = ({ data }) => take(data));
  return [document.body.innerText.split(",")[0], navigator.language, zone(), ...inWorker];
})()`;
const screenSize = "[screen.width, screen.height, screen.availWidth, screen.availHeight]";
const pageSize = "[innerWidth, innerHeight]";

/** Starts a server whose pages show the languages that the browser asks for. */
async function startSite(): Promise<string> {
  const { baseUrl } = await startServer(({ headers }, response) => {
    response.setHeader("Content-Type", "text/html").end(headers["accept-language"]);
  });
  return baseUrl;
}

async function start() {
  const { mock, lines } = await startWithBrowsers();
  return { sdk: new Kernel({ baseURL: mock.url, apiKey: "any-token" }), lines };
}

async function open(cdpUrl: string): Promise<[BrowserContext, Page]> {
  const browser = await chromium.connectOverCDP(cdpUrl);
  const context = browser.contexts()[0] as BrowserContext;
  return [context, context.pages()[0] as Page];
}

async function factsOf(page: Page, url: string): Promise<unknown> {
  await page.goto(url);
  return page.evaluate(facts);
}

it("has the time zone and the language of the session in pages and workers, unless a client sets its own", async () => {
  const url = await startSite();
  const { sdk, lines } = await start();
  const body = { location: { timezone: "Asia/Kolkata", locale: "de-DE" } };
  const { session_id, cdp_ws_url } = await sdk.post<{ session_id: string; cdp_ws_url: string }>("/browsers", { body });
  const [context, page] = await open(cdp_ws_url);
  const session = ["de-DE", "de-DE", "Asia/Calcutta", "de-DE", "Asia/Calcutta"];
  expect(await factsOf(page, url)).toEqual(session);
  const own = await context.browser()?.newContext({ timezoneId: "Asia/Tokyo", locale: "fr-FR" });
  expect(await factsOf(await own?.newPage() as Page, url))
    .toEqual(["fr-FR", "fr-FR", "Asia/Tokyo", "fr-FR", "Asia/Tokyo"]);
  expect(await factsOf(await context.newPage(), url)).toEqual(session);

  await sdk.patch(`/browsers/${session_id}`, { body: { location: { timezone: null, locale: "it-IT" } } });
  expect(lines.join("\n")).toContain("restarts with another location");
  const [, later] = await open((await sdk.browsers.retrieve(session_id)).cdp_ws_url);
  expect(await factsOf(later, url)).toEqual(["it-IT", "it-IT", "America/New_York", "it-IT", "America/New_York"]);
});

it("has a screen of the viewport's size, in new tabs and popups, and after a change", async () => {
  const { sdk, lines } = await start();
  const viewport = { width: 1024, height: 768, refresh_rate: 60 };
  const network = { allowed_hosts: ["shop.example.com"] };
  const body = { viewport, network, memory: "16GiB" };
  const { session_id, cdp_ws_url } = await sdk.post<{ session_id: string; cdp_ws_url: string }>("/browsers", { body });
  for (const name of ["viewport.refresh_rate", "network.allowed_hosts", "memory"]) {
    expect(lines).toContain(`${name} is stored and returned, but the browser does not support it.`);
  }
  const [context, page] = await open(cdp_ws_url);
  expect(await page.evaluate(pageSize)).toEqual([1024, 768]);
  expect(await (await context.newPage()).evaluate(screenSize)).toEqual([1024, 768, 1024, 768]);
  await sdk.browsers.update(session_id, { viewport: { width: 1280, height: 800 } });
  const popup = context.waitForEvent("page");
  await page.evaluate("void open('about:blank', '', 'width=300,height=200')");
  for (const each of [page, await popup]) {
    await expect.poll(() => each.evaluate(screenSize)).toEqual([1280, 800, 1280, 800]);
  }
  await page.bringToFront(); // a tab in the background keeps its size until then
  await expect.poll(() => page.evaluate(pageSize)).toEqual([1280, 800]);
});
