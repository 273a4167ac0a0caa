/** In print, everything is expanded, nothing is cut off, and controls are hidden. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { open } from "./open.js";

const { url } = inject("docs");
/** An A4 page at 96 pixels per inch. */
const [width, height] = [794, 1123];
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it("every article prints completely, fully expanded, and without menu and buttons", { timeout: 90_000 }, async () => {
  ({ page } = await open(chromium, url, { viewport: { width, height } }));
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(visible, "button, select, input, nav, header, .call, .skip")).toEqual([]);
  expect((await page.evaluate(visible, "main article > *")).length).toBeGreaterThan(500);
  const closed = await page.evaluate(() => [...document.querySelectorAll("main details:not(.call) > :not(summary)")]
    .filter((content) => !content.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 200)));
  expect(closed).toEqual([]);
  expect(await page.evaluate(cut)).toEqual([]);
  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type \/Page\b/g)?.length;
  const needed = await page.evaluate(() => document.documentElement.scrollHeight) / height;
  expect(pages).toBeGreaterThan(needed * 0.8);
});

/** In the page: returns the visible elements that match a selector. */
function visible(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 100));
}

/** In the page: returns the elements that overflow their box. */
function cut(): string[] {
  return [...document.querySelectorAll("main *")].filter((element) => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    const { overflow } = getComputedStyle(element);
    return clientHeight > 0 && overflow !== "visible" && element.checkVisibility({ contentVisibilityAuto: true })
      && (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1);
  }).map(({ outerHTML }) => outerHTML.slice(0, 200));
}
