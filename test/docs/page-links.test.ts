/** A link leads to its place: by the name of the contract, and by what the page before this one called it. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { onDisk, open, type Opened, openShared } from "./open.js";
import { articleOf, goTo } from "./places.js";

const { folder, url } = inject("docs");
let chromium: Browser;
let shared: Opened;

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

it.each(links.slice(0, 2))("%s, opened, leads to %s, which the URL and the title then name", async (hash, id) => {
  const { page } = await open(chromium, `${onDisk(folder)}${hash}`);
  await expectPlace(page, id);
});

it.each(links)("%s, followed, leads to %s, which the URL and the title then name", async (hash, id) => {
  const { page } = shared;
  await page.evaluate(() => void (location.hash = "overview"));
  await expectPlace(page, "overview");
  await page.evaluate((hash) => void (location.hash = hash), hash);
  await expectPlace(page, id);
});

async function expectPlace(page: Page, id: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${id}`);
  await expect.poll(() => page.evaluate(topOf, id)).toBeCloseTo(56, -1);
  const title = "Cloud Browser API";
  await expect.poll(async () => {
    const heading = await articleOf(page, id).locator("h1, h2").innerText(); // empty until it is laid out
    return [heading === title ? title : `${heading} · ${title}`, await page.title()];
  }).toSatisfy(([expected, shown]) => expected === shown);
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;

it.each(["#nothing", "#/nothing/at/all", "#%E0%A4%A"])("%s leads to the beginning", async (hash) => {
  const { page, problems } = await open(chromium, `${onDisk(folder)}${hash}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(problems).toEqual([]);
});

it("a field has a link, and what is nested opens to its fields, at any depth", async () => {
  const { page } = await open(chromium, `${url}#createBrowser.body.telemetry`);
  const field = page.locator("[id='createBrowser.body.telemetry']");
  await expect.poll(async () => (await field.boundingBox())?.y).toBeCloseTo(80, -1);
  await field.locator("summary").first().click();
  await field.locator(".inside .name", { hasText: /^browser$/ }).waitFor();
  await field.locator(".inside summary").first().click();
  await expect.poll(() => field.locator(".inside .inside .name").count()).toBeGreaterThan(2);
  expect(await field.locator(".inside [id]").count()).toBe(0);
});

it("a link to a field in a field opens what it is in, and marks it", async () => {
  const { page } = shared;
  await page.evaluate(() => void (location.hash = "createBrowser.body.viewport.refresh_rate"));
  const field = page.locator("li:target");
  await field.getByText("Refresh rate of the screen").waitFor();
  expect(await field.locator("> .term .name").textContent()).toBe("refresh_rate");
  await expect.poll(() => field.evaluate((one) => one.getBoundingClientRect().top)).toBeCloseTo(80, -1);
  expect(await page.locator("[id='createBrowser.body.viewport'] > details").getAttribute("open")).toBe("");
});

it("a response leads to the operations that take what it gives", async () => {
  const { page } = shared;
  const article = await goTo(page, "createBrowser");
  await article.locator(".links > summary", { hasText: "session_id" }).click();
  await article.locator(".links").getByRole("link", { name: "Take a screenshot" }).click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#takeScreenshot");
});
