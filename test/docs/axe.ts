/** Checks the accessibility of a page with axe-core. */
import { readFile } from "node:fs/promises";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** The global of the injected script. Functions passed to `evaluate` run in the page. */
declare const axe: { run(context: string, options: RunOptions): Promise<AxeResults> } | undefined;

const script = await readFile("node_modules/axe-core/axe.min.js", "utf8");

/** A violated rule, with the markup and the message for each element. */
type Violation = [rule: string, elements: string[]];

/** Returns all violations within a selector, of any severity. */
export async function everyViolationOn(page: Page, where = "html"): Promise<Violation[]> {
  if (!await page.evaluate(() => typeof axe === "object")) await page.evaluate(script);
  const violations = await page.evaluate(async (where) =>
    (await axe?.run(where, { resultTypes: ["violations"] }))?.violations ?? [], where);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html, any: [check] }) => `${html}: ${check?.message}`)]);
}
