/** Links lead to their targets, in the current format and in that of the earlier page. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { onDisk, open, type OpenedPage, openShared } from "./open.js";
import { articleOf, goToArticle } from "./articles.js";

const { folder, url } = inject("docs");
let chromium: Browser;
let shared: OpenedPage;

beforeAll(async () => {
  chromium = await startChromium();
  shared = await openShared(chromium, onDisk(folder));
});
afterAll(() => chromium.close());

const links: [hash: string, id: string][] = [
  ["#movePath", "movePath"],
  ["#/filesystem/movepath", "movePath"],
  ["#ErrorDetail", "ErrorDetail"],
  ["#/filesystem/movepath/t=request&path=dest_path", "movePath"],
  ["#tag/Filesystem/operation/movePath", "movePath"],
  ["#operation/movePath", "movePath"],
  ["#tag/Browser-sessions", "browser-sessions"],
  ["#/schemas/browser", "Browser"],
  ["#schema/Browser", "Browser"],
  ["#section/Errors", "errors"],
];

it.each(links.slice(0, 2))("opening %s shows %s, and updates the URL and the title", async (hash, id) => {
  const { page } = await open(chromium, `${onDisk(folder)}${hash}`);
  await expectArticle(page, id);
});

it.each(links)("following %s shows %s, and updates the URL and the title", async (hash, id) => {
  const { page } = shared;
  await page.evaluate(() => void (location.hash = "overview"));
  await expectArticle(page, "overview");
  await page.evaluate((hash) => void (location.hash = hash), hash);
  await expectArticle(page, id);
});

async function expectArticle(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${id}`);
  await expect.poll(() => page.evaluate(topOf, id)).toBeCloseTo(56, -1);
  const title = "Cloud Browser API";
  await expect.poll(async () => {
    const heading = await articleOf(page, id).locator("h1, h2").innerText(); // empty until the article is rendered
    return [heading === title ? title : `${heading} · ${title}`, await page.title()];
  }).toSatisfy(([expected, shown]) => expected === shown);
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

it.each(["#nothing", "#/nothing/at/all", "#%E0%A4%A"])("the unknown link %s shows the top", async (hash) => {
  const { page, problems } = await open(chromium, `${onDisk(folder)}${hash}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(problems).toEqual([]);
});

it("a field has a link, and nested schemas expand to their fields at any depth", async () => {
  const { page } = await open(chromium, `${url}#createBrowser.body.telemetry`);
  const field = page.locator("[id='createBrowser.body.telemetry']");
  await expect.poll(async () => (await field.boundingBox())?.y).toBeCloseTo(80, -1);
  await field.locator("summary").first().click();
  await field.locator(".inside .name", { hasText: /^browser$/ }).waitFor();
  await field.locator(".inside summary").first().click();
  await expect.poll(() => field.locator(".inside .inside .name").count()).toBeGreaterThan(2);
  expect(await field.locator(".inside [id]").count()).toBe(0);
});

it("a link to a nested field expands its parents, and highlights it", async () => {
  const { page } = shared;
  await page.evaluate(() => void (location.hash = "createBrowser.body.viewport.refresh_rate"));
  const field = page.locator("li:target");
  await field.getByText("Refresh rate of the screen").waitFor();
  expect(await field.locator("> .term .name").textContent()).toBe("refresh_rate");
  await expect.poll(() => field.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(80, -1);
  expect(await page.locator("[id='createBrowser.body.viewport'] > details").getAttribute("open")).toBe("");
});

it("a response links to the operations that accept its values", async () => {
  const { page } = shared;
  const article = await goToArticle(page, "createBrowser");
  await article.locator(".links > summary", { hasText: "session_id" }).click();
  await article.locator(".links").getByRole("link", { name: "Take a screenshot" }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#takeScreenshot");
});
