/** Opens the console in Chromium, pointed at a mock of its own, and sends calls from it. */
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from "vitest";
import { type Mock, startMock } from "../../src/mock/index.js";
import { startChromium } from "../support/chromium.js";
import { operations } from "../support/contract.js";

export const timeout = 120_000;
export const { folder, url } = inject("docs");

/** Where each operation stands in the console, and where on the page. */
export const places = operations.map(({ id, tags: [tag = ""] }) => ({
  id,
  inConsole: `console.html#/${encodeURIComponent(tag)}/${id}`,
  onPage: `index.html#/${tag.toLowerCase().replaceAll(" ", "-")}/${id.toLowerCase()}`,
}));
export const placeOf = (id: string) => places.find((place) => place.id === id)?.inConsole as string;

export let chromium: Browser;
export let mock: Mock;

/** Has the tests of a file share a browser and a mock, which begins anew for each of them. */
export function setUpConsole(): void {
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

/** Opens a place of the console, pointed at the mock, and keeps what it asked for elsewhere. */
export async function openConsole(place: string, options: Parameters<Browser["newPage"]>[0] = {}, root = url) {
  const page = await chromium.newPage(options);
  onTestFinished(() => page.close());
  page.setDefaultTimeout(60_000);
  const strayed: string[] = [];
  await page.route((url) => ![root, mock.url, "data:", "blob:"].some((own) => url.href.startsWith(own)), (route) => {
    strayed.push(route.request().url());
    return route.abort();
  });
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  await page.goto(root + place.replace(".html", `.html?base_url=${mock.url}`));
  return { page, strayed, problems, operation: page.locator(".opblock.is-open") };
}

/** Sends the call of an open operation, and waits for its answer. */
export async function execute(operation: Locator): Promise<Locator> {
  await operation.getByRole("button", { name: "Execute" }).click();
  const answer = operation.locator(".live-responses-table tbody");
  await answer.waitFor();
  return answer;
}

export const status = (page: Page) => page.getByRole("status");
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
