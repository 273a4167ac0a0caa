/** The page is accessible: on wide and narrow screens, in the light and the dark theme. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { everyViolationOn } from "./axe.js";
import { open } from "./open.js";
import { barOf, searchOf } from "./articles.js";

const { url } = inject("docs");
/** Each article is checked in one of these settings, which saves minutes. Each setting gets articles of every kind. */
const settings = [
  { width: 1440, colorScheme: "light" as const },
  { width: 1440, colorScheme: "dark" as const },
  { width: 360, colorScheme: "light" as const },
];
/** How many articles are checked at once: axe-core checks every element of a page. */
const batchSize = 15;
const checked: string[] = [];
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

describe.each(settings.map((one, part) => ({ ...one, part })))("at $width px, $colorScheme", (setting) => {
  const { width, colorScheme, part } = setting;

  it("axe-core finds no violations in the menu, in search, and in fully expanded articles", async () => {
    const { page } = await open(chromium, url, { viewport: { width, height: 900 }, colorScheme });
    const ids = await page.locator("main article").evaluateAll((all) => all.map(({ id }) => id));
    const own = ids.filter((_, index) => index % settings.length === part);
    await page.evaluate(openIn, own);
    await page.waitForFunction(() => !document.querySelector(".call[open]:not(:has(form))"));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.evaluate(detachArticles);
    await checkMenuAndSearch(page, width);
    for (let start = 0; start < own.length; start += batchSize) {
      const shown = own.slice(start, start + batchSize);
      await page.evaluate(attach, ["overview", ...shown]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), shown.join()).toBe(width);
      expect(await everyViolationOn(page), shown.join()).toEqual([]);
      checked.push(...shown);
    }
  }, 120_000);
});

it("every article is checked", async () => {
  const { page } = await open(chromium, url);
  const ids = await page.locator("main article").evaluateAll((all) => all.map(({ id }) => id));
  expect([...checked].sort()).toEqual(ids.sort());
});

async function checkMenuAndSearch(page: Page, width: number): Promise<void> {
  await page.evaluate(attach, ["overview"]);
  await page.locator("#menu").evaluate((menu) => {
    for (const details of menu.querySelectorAll("details")) details.open = true;
  });
  if (width < 800) await barOf(page).getByRole("button", { name: "Menu" }).click();
  expect(await everyViolationOn(page)).toEqual([]);
  if (width < 800) await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("session_id");
  await searchOf(page).getByRole("option").first().waitFor();
  expect(await everyViolationOn(page, "#search")).toEqual([]);
  await page.keyboard.press("Escape");
  await page.locator("#menu").evaluate((menu) => menu.replaceChildren());
}

/**
 * In the page: expands articles and opens their calls. Copies from other articles are the same everywhere, so they are
 * expanded in every fifth article only.
 */
function openIn(ids: string[]): void {
  for (const [index, id] of ids.entries()) {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(`[id="${id}"] details`)) {
      if (details.dataset.from === undefined || index % 5 === 0) details.open = true;
    }
  }
}

declare global {
  interface Window {
    /** The articles of the page by id, each with its section. */
    articles: Map<string, { article: HTMLElement; section: Element }>;
  }
}

/** In the page: removes every article, and sets it to its real height, which axe-core needs. */
function detachArticles(): void {
  window.articles = new Map();
  for (const article of document.querySelectorAll<HTMLElement>("main article")) {
    article.style.contentVisibility = "visible";
    window.articles.set(article.id, { article, section: article.parentElement as Element });
    article.remove();
  }
}

/** In the page: replaces the current articles by others. */
function attach(ids: string[]): void {
  for (const article of document.querySelectorAll("main article")) article.remove();
  for (const id of ids) {
    const { article, section } = window.articles.get(id) ?? {};
    if (article) section?.append(article);
  }
}
