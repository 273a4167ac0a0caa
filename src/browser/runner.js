/**
 * The program that runs Playwright code of a request, in a process of its own: it gets the code in a message, and gives
 * what came of it in another. It is JavaScript, so that Node.js runs it as it is.
 */
import { chromium } from "playwright-core";
import { idOf, pagesByUse } from "./targets.js";

/** @typedef {{ endpoint: string, code: string, targetId?: string, otherwise: "open" | "new" }} Task */
/** @typedef {{ id: string, url: string, created: boolean, isClosed: boolean }} Tab */

const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);

process.once("message", async (/** @type {Task} */ task) => {
  /** @type {{ result?: unknown, error?: string, tab?: Tab }} */
  const done = {};
  try {
    const browser = await chromium.connectOverCDP(task.endpoint);
    const [context = await browser.newContext()] = browser.contexts();
    const { page, tab } = await pageOf(browser, context, task);
    try {
      const result = await new AsyncFunction("page", "context", "browser", task.code)(page, context, browser);
      JSON.stringify(result); // what cannot be told is an error of the code
      done.result = result;
    } finally {
      done.tab = { ...tab, url: page.url(), isClosed: page.isClosed() };
    }
  } catch (thrown) {
    done.error = thrown instanceof Error ? thrown.message : String(thrown);
  }
  process.send?.(done, () => process.exit());
});

/**
 * Finds the tab that is asked for, or what there is in its place.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContext} context
 * @param {Task} task
 */
async function pageOf(browser, context, { endpoint, targetId, otherwise }) {
  const open = await pagesByUse(context, new URL(endpoint).host);
  const found = open.find(({ id }) => id === targetId) ?? (otherwise === "open" ? open[0] : undefined);
  if (found) return { page: found.page, tab: { id: found.id, created: false } };
  const session = await browser.newBrowserCDPSession();
  const [page] = await Promise.all([
    context.waitForEvent("page"),
    session.send("Target.createTarget", { url: "about:blank", background: otherwise === "new" }),
  ]);
  return { page, tab: { id: await idOf(page), created: true } };
}
