/** What axe-core finds on a page that keeps somebody from reading it. */
import { readFile } from "node:fs/promises";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

/** What the injected script is called in the page, where every function given to `evaluate` runs. */
declare const axe: { run(context: string, options: RunOptions): Promise<AxeResults> };

/** In Redoc's own markup: the button that picks an example is called "Example", whatever the text on it. */
const known = ["label-content-name-mismatch"];
const script = await readFile("node_modules/axe-core/axe.min.js", "utf8");

/** The serious and critical violations that are not known, with the markup that each is in, in a part of the page. */
export async function violationsOn(page: Page, part = "html"): Promise<[rule: string, markup: string[]][]> {
  await page.evaluate(script);
  const { violations } = await page.evaluate((part) => axe.run(part, { resultTypes: ["violations"] }), part);
  return violations
    .filter(({ impact, id }) => ["serious", "critical"].includes(impact ?? "") && !known.includes(id))
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
