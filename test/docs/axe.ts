/** What axe-core finds on a page that keeps somebody from reading it. */
import { readFile } from "node:fs/promises";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** What the injected script is called in the page, where every function given to `evaluate` runs. */
declare const axe: { run(context: string, options: RunOptions): Promise<AxeResults> } | undefined;

/** In Redoc's own markup: the button that picks an example is called "Example", whatever the text on it. */
const known = ["label-content-name-mismatch"];
const script = await readFile("node_modules/axe-core/axe.min.js", "utf8");

/** A rule that is violated, and the markup of each place where it is. */
type Finding = [rule: string, markup: string[]];

/** The serious and critical violations that are not known, in what a selector names. */
export async function violationsOn(page: Page, where = "html"): Promise<Finding[]> {
  const violations = await run(page, where);
  return violations
    .filter(({ impact, id }) => ["serious", "critical"].includes(impact ?? "") && !known.includes(id))
    .map(findingOf);
}

/** All violations on a page, however slight. */
export async function everyViolationOn(page: Page): Promise<Finding[]> {
  return (await run(page, "html")).map(findingOf);
}

async function run(page: Page, where: string): Promise<AxeResults["violations"]> {
  if (!await page.evaluate(() => typeof axe === "object")) await page.evaluate(script);
  return page.evaluate(async (where) =>
    (await axe?.run(where, { resultTypes: ["violations"] }))?.violations ?? [], where);
}

function findingOf({ id, nodes }: AxeResults["violations"][number]): Finding {
  return [id, nodes.map(({ html }) => html)];
}
