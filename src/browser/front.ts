/** The page in front of a browser, which the computer controls use. */
import type { Browser, Page } from "playwright-core";
import type { DevTools } from "../service/ports/browsers.js";
import { loadChromium } from "./playwright.js";
import { pagesByUse } from "./targets.js";

/** Returns the page that a person would see. */
export type FrontPage = () => Promise<Page>;

/** Creates the function that returns the page in front. Its first call connects to the browser. */
export function createFrontPage(devTools: () => Promise<DevTools>): FrontPage {
  let connected: Promise<Browser> | undefined;

  function forget(): void {
    connected = undefined;
  }

  async function connect(): Promise<Browser> {
    const { port, path } = await devTools();
    const chromium = await loadChromium();
    const noDefaults = true; // keeps the settings of clients, such as the path of downloads
    const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`, { noDefaults });
    browser.once("disconnected", forget);
    // Without a listener, Playwright would dismiss dialogs.
    for (const context of browser.contexts()) context.on("dialog", () => {});
    return browser;
  }

  return async () => {
    connected ??= connect();
    connected.catch(forget);
    const [context] = (await connected).contexts();
    if (!context) throw new Error("The browser has no window.");
    const pages = context.pages();
    if (pages.length === 1) return pages[0] as Page;
    const [latest] = await pagesByUse(context, `127.0.0.1:${(await devTools()).port}`);
    return latest?.page ?? context.newPage();
  };
}
