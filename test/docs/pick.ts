/** What a reader picks in the panels beside an operation: an example by its summary, a language by its name. */
import type { Locator, Page } from "playwright-core";

export const requestOf = (section: Locator) => section.locator(".panel-request-samples");
export const responseOf = (section: Locator) => section.locator(".panel-response-samples");

/** What the panel shows, as lines. */
export const textOf = (panel: Locator) => panel.locator("pre").innerText();

export async function pickExample(page: Page, panel: Locator, summary: string): Promise<void> {
  await panel.getByRole("button", { name: "Example" }).dispatchEvent("click");
  await page.getByRole("menuitem", { name: summary, exact: true }).dispatchEvent("click");
}

/** The language goes for every operation from then on. */
export async function pickLanguage(page: Page, panel: Locator, from: string, to: string): Promise<void> {
  await panel.getByRole("button", { name: from, exact: true }).click();
  await page.getByRole("menuitem", { name: to, exact: true }).click();
}
