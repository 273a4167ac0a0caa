/** The menu leads to every operation, from disk, from a host, and offline. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { contract, type Node, yaml } from "../support/contract.js";
import { narrow, onDisk, open } from "./open.js";
import { articleOf, barOf, menuOf, pageOperations } from "./articles.js";

const { folder, url: host } = inject("docs");
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it("the folder contains the page, the description, and the same as Markdown", async () => {
  expect((await readdir(folder)).sort()).toEqual([
    "cloud-browser-mock.js", "index.html", "introduction.md", "llms.txt", "openapi.yaml", "operations", "schemas",
  ]);
  expect(await readFile(join(folder, "openapi.yaml"), "utf8")).toBe(yaml);
});

describe.each([["from disk", onDisk(folder)], ["from a host", host]])("the page %s", (_, url) => {
  it("links to operations in its menu, offers the description, and makes no other requests", async () => {
    const { page, blockedRequests, problems } = await open(chromium, url);
    for (const { tag, summary, id } of [pageOperations[0]!, pageOperations[40]!, pageOperations.at(-1)!]) {
      const area = menuOf(page).locator("summary").getByText(tag, { exact: true }).last();
      if (!await menuOf(page).getByRole("link", { name: summary }).isVisible()) await area.click();
      await menuOf(page).locator(`a[href="#${id}"]`).click();
      await expect.poll(() => page.title()).toBe(`${summary} · Cloud Browser API`);
      await expect.poll(async () => (await articleOf(page, id).boundingBox())?.y).toBeCloseTo(56, -1);
      expect(await menuOf(page).locator("[aria-current=true]").getAttribute("href")).toBe(`#${id}`);
    }
    const download = page.waitForEvent("download");
    await barOf(page).getByRole("link", { name: "openapi.yaml" }).click();
    expect(await readFile(await (await download).path(), "utf8")).toBe(yaml);
    expect({ blockedRequests, problems }).toEqual({ blockedRequests: [], problems: [] });
  });
});

it("the page works under any path of a host, as a single file", async () => {
  const url = "http://docs.invalid/a/b/";
  const page = await (await chromium.newContext()).newPage();
  const requested: string[] = [];
  const body = await readFile(join(folder, "index.html"), "utf8");
  await page.route("**", async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ body, contentType: "text/html" });
  });
  await page.goto(`${url}#movePath`);
  await expect.poll(() => page.title()).toMatch(/^Move or rename/);
  expect(requested).toEqual([url]);
  await page.context().close();
});

it("the menu has every part of the contract in its group, and every link has a target", async () => {
  const { page } = await open(chromium, host);
  const groups = await menuOf(page).locator(".group").allTextContents();
  const written = contract["x-tagGroups"] as { name: string; tags: string[] }[];
  expect(groups).toEqual(["Introduction", ...written.map(({ name }) => name), "Reference"]);
  const areas = await menuOf(page).locator("summary").allTextContents();
  expect(areas).toEqual([...written.flatMap(({ tags }) => tags), "Schemas", "Responses"]);
  const links = await page.locator("a[href^='#']").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(expect.arrayContaining(pageOperations.map(({ id }) => `#${id}`)));
  expect(links).toEqual(expect.arrayContaining(Object.keys(contract.components.schemas as Node).map((id) => `#${id}`)));
  const ids = new Set(await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)));
  expect([...new Set(links)].filter((href) => !ids.has(href!.slice(1)))).toEqual([]);
  for (const name of ["Authentication", "Errors", "Limits", "Versioning"]) {
    await page.locator("main h2", { hasText: name }).first().waitFor();
    await menuOf(page).getByRole("link", { name, exact: true }).waitFor();
  }
});

it("on a narrow screen the menu opens by click or by keyboard, and closes when a link is followed", async () => {
  const { page } = await open(chromium, host, { viewport: narrow });
  const button = barOf(page).getByRole("button", { name: "Menu" });
  expect(await menuOf(page).isVisible()).toBe(false);
  await button.focus();
  await page.keyboard.press("Enter");
  await menuOf(page).getByRole("link", { name: "Errors" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await menuOf(page).isVisible()).toBe(false);
  await button.click();
  await menuOf(page).getByRole("link", { name: "Errors" }).click();
  expect(await menuOf(page).isVisible()).toBe(false);
  expect(page.url()).toMatch(/#errors$/);
});

it("the theme is that of the system until the reader chooses one, which survives a reload", async () => {
  const { page } = await open(chromium, host, { colorScheme: "dark" });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await barOf(page).getByRole("button", { name: "Theme: system" }).click();
  await expect.poll(background).toBe("rgb(255, 255, 255)");
  await page.reload();
  expect(await background()).toBe("rgb(255, 255, 255)");
  await barOf(page).getByRole("button", { name: "Theme: light" }).click();
  await expect.poll(background).toBe(dark);
});
