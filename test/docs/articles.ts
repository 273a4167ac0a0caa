/** The articles of the page, and the operations that they show. */
import type { Locator, Page } from "playwright-core";
import { contract, type Operation, operations } from "../support/contract.js";

/** An operation with the texts that the page shows. */
export interface PageOperation extends Operation {
  /** The heading, and the text of the link in the menu. */
  summary: string;
  tag: string;
}

export const pageOperations: PageOperation[] = operations.map((operation) => {
  const { method, path, tags: [tag = ""] } = operation;
  const { summary } = contract.paths[path][method.toLowerCase()] as { summary: string };
  return { ...operation, summary, tag };
});

/** Follows the link to an article, and returns the article. */
export async function goToArticle(page: Page, id: string): Promise<Locator> {
  await page.evaluate((hash) => void (location.hash = hash), id);
  await page.waitForFunction((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? -1) >= 0, id);
  return articleOf(page, id);
}

export const articleOf = (page: Page, id: string) => page.locator(`article[id="${id}"]`);
/** Queries by role search only a part of the page, because a search of the whole page takes a second. */
export const menuOf = (page: Page) => page.locator("nav[aria-label='Contents']");
export const barOf = (page: Page) => page.locator("header");
export const searchOf = (page: Page) => page.locator("dialog[aria-label='Search']");
