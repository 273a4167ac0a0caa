/** The places of the page: where each operation is shown, and under which words. */
import type { Locator, Page } from "playwright-core";
import { contract, type Operation, operations } from "../support/contract.js";

/** An operation as the page shows it. */
export interface Place extends Operation {
  /** Its heading, and its entry in the menu. */
  summary: string;
  tag: string;
}

export const places: Place[] = operations.map((operation) => {
  const { method, path, tags: [tag = ""] } = operation;
  const { summary } = contract.paths[path][method.toLowerCase()] as { summary: string };
  return { ...operation, summary, tag };
});

/** Goes to a place, by the link to it, and gives its article. */
export async function goTo(page: Page, id: string): Promise<Locator> {
  await page.evaluate((hash) => void (location.hash = hash), id);
  await page.waitForFunction((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? -1) >= 0, id);
  return articleOf(page, id);
}

export const articleOf = (page: Page, id: string) => page.locator(`article[id="${id}"]`);
/** Roles are looked for in a part of the page: in all of it, that takes a second. */
export const menuOf = (page: Page) => page.locator("nav[aria-label='Contents']");
export const barOf = (page: Page) => page.locator("header");
export const searchOf = (page: Page) => page.locator("dialog[aria-label='Search']");
