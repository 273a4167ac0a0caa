/** What axe-core finds on a page that keeps somebody from reading it. */
import { readFile } from "node:fs/promises";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** What the injected script is called in the page, where every function given to `evaluate` runs. */
declare const axe: { run(context: string, options: RunOptions): Promise<AxeResults> } | undefined;

const script = await readFile("node_modules/axe-core/axe.min.js", "utf8");

/** A rule that is violated, and each place where it is: its markup, and what is wrong. */
type Finding = [rule: string, places: string[]];

/** All violations in what a selector names, however slight. */
export async function everyViolationOn(page: Page, where = "html"): Promise<Finding[]> {
  if (!await page.evaluate(() => typeof axe === "object")) await page.evaluate(script);
  const violations = await page.evaluate(async (where) =>
    (await axe?.run(where, { resultTypes: ["violations"] }))?.violations ?? [], where);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html, any: [check] }) => `${html}: ${check?.message}`)]);
}
