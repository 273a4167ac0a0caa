/** Everybody can read the page: on a wide and on a narrow screen, in the light and in the dark scheme. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { violationsOn } from "./axe.js";
import { narrow, open, wide } from "./open.js";
import { pickLanguage, requestOf } from "./pick.js";
import { goTo, kinds, placeOf, sectionOf } from "./places.js";

const { url } = inject("docs");
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

describe.each([
  { viewport: wide, colorScheme: "light" as const },
  { viewport: wide, colorScheme: "dark" as const },
  { viewport: narrow, colorScheme: "dark" as const },
])("at $viewport.width px in the $colorScheme scheme", ({ viewport, colorScheme }) => {
  it("everybody can read the introduction, the menu and search", { timeout: 60_000 }, async () => {
    const { page } = await open(chromium, url, { viewport, colorScheme });
    expect(await page.evaluate(() => document.documentElement.className)).toContain(colorScheme);
    expect(await violationsOn(page)).toEqual([]);
    await page.goto("about:blank");
    await page.goto(`${url}?search=session_id`);
    await page.locator('[data-component-name="Search/SearchItem"]').first().waitFor();
    expect(await violationsOn(page, '[data-testid="search-dialog"]')).toEqual([]);
  });

  it("everybody can read every kind of operation, without scrolling to the side", { timeout: 120_000 }, async () => {
    const { page } = await open(chromium, url, { viewport, colorScheme });
    for (const place of kinds) {
      const section = await goTo(page, place);
      const expand = section.getByTestId("schema-expand-all-button");
      await expand.evaluateAll((all) => all.forEach((button) => (button as HTMLElement).click()));
      const busy = expand.and(page.locator("[style*='opacity: 0']")); // faint while it works
      await busy.first().waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), place.id).toBe(viewport.width);
      // On a busy machine, what was expanded may still fade in.
      const found = () => violationsOn(page, `[data-section-id="${place.section}"]`);
      await expect.poll(found, { message: place.id, timeout: 5000 }).toEqual([]);
    }
  });

  it("everybody can read a schema, and a sample in each language", { timeout: 60_000 }, async () => {
    const { page } = await open(chromium, `${url}#/schemas/browser`, { viewport, colorScheme });
    await sectionOf(page, "/schemas/browser").getByRole("heading", { name: "Browser" }).first().waitFor();
    expect(await violationsOn(page, '[data-section-id="/schemas/browser"]')).toEqual([]);
    const { section } = placeOf("createProxy");
    const panel = requestOf(await goTo(page, placeOf("createProxy")));
    let current = "curl";
    for (const label of ["TypeScript", "fetch", "Payload"]) {
      await pickLanguage(page, panel, current, label);
      expect(await violationsOn(page, `[data-section-id="${section}"] .panel-request-samples`), label).toEqual([]);
      current = label;
    }
  });
});
