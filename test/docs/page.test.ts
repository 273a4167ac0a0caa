/** The docs page in Chromium: it works from disk and from any host without a network, and everybody can read it. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildDocs } from "../../scripts/docs.js";
import { startChromium } from "../support/chromium.js";
import { contract, operations, yaml } from "../support/contract.js";
import { violationsOn } from "./axe.js";
import { onDisk, open, serve } from "./open.js";

const wide = { width: 1400, height: 900 };
const narrow = { width: 375, height: 800 };
const shown = operations.map(({ id, method, path }) => {
  const { summary, tags: [tag] } = contract.paths[path][method.toLowerCase()] as { summary: string; tags: [string] };
  return { id, path, summary, tag, place: `#/${tag.toLowerCase().replaceAll(" ", "-")}/${id.toLowerCase()}` };
});
const places = [{ id: "the introduction", place: "" }, ...shown];
let folder: string;
let chromium: Browser;
let host: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docs-"));
  await buildDocs(folder);
  host = await serve(folder);
  chromium = await startChromium();
});
afterAll(async () => {
  await chromium.close();
  host.close();
  await rm(folder, { recursive: true });
});

it("the folder has the page and the description, and nothing else", async () => {
  expect(await readdir(folder)).toEqual(["index.html", "openapi.yaml"]);
  expect(await readFile(join(folder, "openapi.yaml"), "utf8")).toBe(yaml);
});

describe.each([
  ["from disk", () => onDisk(folder)],
  ["from a host", () => host.url],
])("the page %s", (_, url) => {
  it.each([
    ["shows each operation, found by the menu", async (page: Page) => {
      for (const { tag, summary, path } of shown) {
        await menu(page).getByText(tag, { exact: true }).click();
        await menu(page).getByText(summary).click();
        await page.getByRole("heading", { name: summary }).waitFor();
        await panel(page, path).waitFor();
      }
    }],
    ["finds an operation by a word of its path", async (page: Page) => {
      await page.getByTestId("search-trigger").click();
      await page.getByPlaceholder("Search docs...").fill("write_file");
      await page.getByRole("link", { name: "/fs/write_file Write or create a file" }).click();
      await page.getByRole("heading", { name: "Write or create a file" }).waitFor();
    }],
    ["offers the description for download", async (page: Page) => {
      const download = page.waitForEvent("download");
      await page.getByRole("link", { name: "openapi.yaml" }).click();
      expect(await readFile(await (await download).path(), "utf8")).toBe(yaml);
    }],
    ["has links that work in a new window, too", async (page: Page) => {
      const links = await menu(page).getByRole("link").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
      expect(links.filter((href) => !/^(#|https:\/\/redocly\.com\/redoc\/$)/.test(href ?? ""))).toEqual([]);
    }],
  ])("%s, and asks for nothing elsewhere", async (_, look) => {
    const { page, strayed, problems } = await open(chromium, url(), { viewport: wide });
    await look(page);
    expect({ strayed, problems }).toEqual({ strayed: [], problems: [] });
  });
});

it("the introduction has what a reader looks for first, in the text and in the menu", async () => {
  const { page } = await open(chromium, host.url, { viewport: wide });
  for (const name of ["Authentication", "Mock server", "Errors", "Limits", "Versioning"]) {
    await page.getByRole("heading", { name, level: 2 }).waitFor();
    await menu(page).getByText(name, { exact: true }).waitFor();
  }
});

it.each(shown)("$id has three samples to switch between", async ({ place, path }) => {
  const { page } = await open(chromium, host.url + place, { viewport: wide });
  const samples = panel(page, path);
  let current = "curl";
  for (const [label, text] of Object.entries({ TypeScript: "createClient", fetch: "await fetch", curl: "curl -i" })) {
    await samples.getByRole("button", { name: current, exact: true }).click();
    await page.getByRole("menuitem", { name: label }).click();
    await samples.locator("code", { hasText: text }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    current = label;
  }
});

describe.each([
  { viewport: wide, colorScheme: "light" as const },
  { viewport: wide, colorScheme: "dark" as const },
  { viewport: narrow, colorScheme: "dark" as const },
])("at $viewport.width px in the $colorScheme scheme", ({ viewport, colorScheme }) => {
  it.each(places)("everybody can read $id, without scrolling to the side", async ({ place }) => {
    const { page } = await open(chromium, host.url + place, { viewport, colorScheme });
    for (const button of await page.getByRole("button", { name: "Expand all" }).all()) await button.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await page.evaluate(() => document.documentElement.className)).toContain(colorScheme);
    expect(await violationsOn(page)).toEqual([]);
  });
});

const menu = (page: Page) => page.locator(".menu-content");

/** The panel with the samples of an operation. */
const panel = (page: Page, path: string) => page.locator(".panel-request-samples").filter({ hasText: path }).first();
