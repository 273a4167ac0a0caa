/** Opens the docs in Chromium with a mock as the server, and sends calls from the page. */
import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { startChromium } from "../support/chromium.js";

export const timeout = 180_000;
export const { folder, url } = inject("docs");
export const diskRoot = pathToFileURL(`${folder}/`).href;

export let chromium: Browser;
export let mock: Mock;

/** Starts a browser and a mock for the tests of a file. The mock is reset before each test. */
export function setUpCalls(): void {
  beforeAll(async () => {
    mock = await startMock();
    chromium = await startChromium();
  }, timeout);
  beforeEach(() => mock.reset());
  afterAll(async () => {
    await chromium.close();
    await mock.close();
  });
}

/** An open page that calls a server. */
export interface CallPage {
  page: Page;
  /** The URLs of requests to other origins, which are blocked. */
  blockedRequests: string[];
  /** Errors and warnings in the console. */
  problems: string[];
}

/**
 * Opens the page in a window that closes after the test.
 *
 * @param server Where its calls go; null for the mock in the page.
 */
export async function openPage(
  options: BrowserContextOptions = {},
  { root = url, server = mock.url }: { root?: string; server?: string | null } = {},
): Promise<CallPage> {
  const context = await chromium.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(10_000); // shorter than the test timeout, so that a failure names the missing element
  const blockedRequests: string[] = [];
  const own = [root, server ?? mock.url, "data:", "blob:"];
  await page.route((url) => !own.some((start) => url.href.startsWith(start)), (route) => {
    blockedRequests.push(route.request().url());
    return route.abort();
  });
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (printed) => {
    const isErrorStatus = printed.text().startsWith("Failed to load resource"); // the page shows it
    if (["error", "warning"].includes(printed.type()) && !isErrorStatus) problems.push(printed.text());
  });
  await page.goto(`${root}index.html${server === null ? "" : `?base_url=${server}`}`);
  return { page, blockedRequests, problems };
}

/** Opens the call of an operation. */
export async function openCall(page: Page, id: string): Promise<Locator> {
  const call = page.locator(`#${id} .call`);
  await call.locator("> summary").click();
  await call.getByRole("form").waitFor();
  return call;
}

/** Sends a call, waits for its response to end, and returns the status line. Stops a stream once it is open. */
export async function send(call: Locator): Promise<string> {
  await call.getByRole("button", { name: "Send" }).click();
  const done = call.locator("form:not([aria-busy])");
  await done.or(call.locator(".log")).first().waitFor();
  const stop = call.getByRole("button", { name: "Stop" });
  if (await stop.isVisible()) await stop.click();
  await done.waitFor();
  return outcomeOf(call).innerText();
}

/** Picks an example of a request by its index. */
export async function pickExample(page: Page, id: string, example: number): Promise<void> {
  const list = page.locator(`#${id} .request .pick select`);
  if (await list.count() > 0) await list.selectOption(String(example));
}

export const outcomeOf = (call: Locator) => call.getByRole("status");
export const responseOf = (call: Locator) => call.locator(".received");
export const fieldOf = (call: Locator, name: string) => call.locator(".field", {
  has: call.page().locator("label code").getByText(name, { exact: true }),
}).locator("input:not([type=file]), select, textarea");
