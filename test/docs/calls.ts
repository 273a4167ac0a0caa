/** Opens the page in Chromium, pointed at a mock of its own, and sends calls from it. */
import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { startChromium } from "../support/chromium.js";

export const timeout = 180_000;
export const { folder, url } = inject("docs");

export let chromium: Browser;
export let mock: Mock;

/** Has the tests of a file share a browser and a mock, which begins anew for each of them. */
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

/** A page that is pointed at a server, with what it asked for elsewhere, and what went wrong in it. */
export interface Calling {
  page: Page;
  strayed: string[];
  problems: string[];
}

/** Opens the page, in a window that closes with the test. */
export async function openPage(
  options: BrowserContextOptions = {},
  { root = url, server = mock.url }: { root?: string; server?: string } = {},
): Promise<Calling> {
  const context = await chromium.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(10_000); // shorter than a test may take, so that a failure names what is not there
  const strayed: string[] = [];
  await page.route((url) => ![root, server, "data:", "blob:"].some((own) => url.href.startsWith(own)), (route) => {
    strayed.push(route.request().url());
    return route.abort();
  });
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (printed) => {
    const isAnswer = printed.text().startsWith("Failed to load resource"); // an error status, which is shown
    if (["error", "warning"].includes(printed.type()) && !isAnswer) problems.push(printed.text());
  });
  await page.goto(`${root}index.html?base_url=${server}`);
  return { page, strayed, problems };
}

/** Opens the call of an operation, and gives it. */
export async function openCall(page: Page, id: string): Promise<Locator> {
  const call = page.locator(`#${id} .call`);
  await call.locator("> summary").click();
  await call.getByRole("form").waitFor();
  return call;
}

/** Sends a call, and waits for the end of its answer. A stream is stopped once it is open. Gives the status line. */
export async function send(call: Locator): Promise<string> {
  await call.getByRole("button", { name: "Send" }).click();
  const done = call.locator("form:not([aria-busy])");
  await done.or(call.locator(".log")).first().waitFor();
  const stop = call.getByRole("button", { name: "Stop" });
  if (await stop.isVisible()) await stop.click();
  await done.waitFor();
  return outcomeOf(call).innerText();
}

/** Picks an example of a request, by its place among them. */
export async function pickExample(page: Page, id: string, example: number): Promise<void> {
  const list = page.locator(`#${id} .request .pick select`);
  if (await list.count() > 0) await list.selectOption(String(example));
}

export const outcomeOf = (call: Locator) => call.getByRole("status");
export const answerOf = (call: Locator) => call.locator(".answer");
export const fieldOf = (call: Locator, name: string) => call.locator(".field", {
  has: call.page().locator("label code").getByText(name, { exact: true }),
}).locator("input:not([type=file]), select, textarea");
