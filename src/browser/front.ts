/** The page in front of a browser, on which the computer controls act. */
import type { Browser, BrowserType, Page } from "playwright-core";
import type { DevTools } from "../mock/service/sessions/browsers.js";
import { pagesByUse } from "./targets.js";

/** Gives the page that a person would see. */
export type Front = () => Promise<Page>;

/** Connects with a browser, when its page is first asked for. */
export function createFront(chromium: BrowserType, devTools: () => Promise<DevTools>): Front {
  let connected: Promise<Browser> | undefined;

  async function connect(): Promise<Browser> {
    const { port, path } = await devTools();
    const browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`);
    browser.once("disconnected", () => connected = undefined);
    for (const context of browser.contexts()) context.on("dialog", () => {}); // else Playwright would dismiss it
    return browser;
  }

  return async () => {
    connected ??= connect();
    connected.catch(() => connected = undefined);
    const [context] = (await connected).contexts();
    if (!context) throw new Error("The browser has no window.");
    const pages = context.pages();
    if (pages.length === 1) return pages[0] as Page;
    const [latest] = await pagesByUse(context, `127.0.0.1:${(await devTools()).port}`);
    return latest?.page ?? context.newPage();
  };
}
