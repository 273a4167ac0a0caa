/** Takes screenshots of the page at three widths for reviewers, in `pictures/`. */
import { mkdir } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { open } from "./open.js";

const { url } = inject("docs");
const folder = "pictures";
let chromium: Browser;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it("an operation and its call fit any width", { timeout: 60_000 }, async () => {
  const { page } = await open(chromium, `${url}#uploadFiles`);
  const article = page.locator("#uploadFiles");
  await article.locator(".call > summary").click();
  await article.getByRole("button", { name: "Send" }).waitFor();
  for (const [width, colorScheme] of [[360, "dark"], [1440, "light"], [1920, "dark"]] as const) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ colorScheme });
    await article.evaluate((element) => element.scrollIntoView());
    await page.screenshot({ path: `${folder}/call-${width}.png` });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.screenshot({ path: `${folder}/start-${width}.png` });
  }
});
