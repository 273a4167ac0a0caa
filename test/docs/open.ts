/** Opens the docs in Chromium, blocks requests to other origins, and records them and console messages. */
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { serveDocs } from "../../src/cli/serve-docs.js";

export const wide = { width: 1440, height: 900 };
export const narrow = { width: 360, height: 800 };

/** An open page. */
export interface OpenedPage {
  page: Page;
  /** The URLs of requests to other origins, which are blocked. */
  blockedRequests: string[];
  /** Errors and warnings in the console. */
  problems: string[];
}

/** Serves a folder with docs as the command does. */
export async function serve(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { url, close } = await serveDocs({ port: 0, host: "127.0.0.1", folder });
  return { url: `${url}/`, close };
}

/** Returns the URL of the page on disk. */
export function onDisk(folder: string): string {
  return pathToFileURL(`${folder}/index.html`).href;
}

/** Opens the page in a window that closes after the test. */
export async function open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const opened = await openShared(browser, url, options);
  onTestFinished(() => opened.page.context().close());
  return opened;
}

/** Opens the page for several tests, which must not affect each other. It closes with the browser. */
export async function openShared(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: wide, ...options });
  const blockedRequests: string[] = [];
  const own = new RegExp(`^(${new URL("./", url).href}|data:|blob:)`);
  await context.route((requested) => !own.test(requested.href), async (route) => {
    blockedRequests.push(route.request().url());
    await route.abort();
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000); // shorter than the test timeout, so that a failure names the missing element
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (printed) => {
    if (["error", "warning"].includes(printed.type())) problems.push(printed.text());
  });
  await page.goto(url, { waitUntil: "load" });
  return { page, blockedRequests, problems };
}
