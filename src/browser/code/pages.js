/** The browser and the page that code uses. It is JavaScript, because Node.js runs `runner.js` directly. */
import { idOf, pagesByUse } from "../targets.js";

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */

const ignoreDialog = () => {};

/**
 * Creates a function that connects to the browser: once for all calls, unless the browser was restarted.
 *
 * @param {string} playwright Path of its module.
 * @param {(path: string) => unknown} load
 */
export function createConnection(playwright, load) {
  /** @type {{ browser: Browser, endpoint: string } | undefined} */
  let connection;
  return async (/** @type {string} */ endpoint) => {
    if (connection?.endpoint === endpoint && connection.browser.isConnected()) return connection.browser;
    const { chromium } = /** @type {typeof import("playwright-core")} */ (load(playwright));
    const browser = await chromium.connectOverCDP(endpoint);
    connection = { browser, endpoint };
    return browser;
  };
}

/**
 * Runs an action in the context of a browser. Between calls, dialogs are ignored: otherwise Playwright dismisses them.
 *
 * @template T
 * @param {Browser} browser
 * @param {(context: BrowserContext) => Promise<T>} action
 */
export async function inContext(browser, action) {
  const [context = await browser.newContext()] = browser.contexts();
  context.off("dialog", ignoreDialog);
  try {
    return await action(context);
  } finally {
    context.on("dialog", ignoreDialog);
  }
}

/**
 * Finds the tab of a task, or opens another one.
 *
 * @param {BrowserContext} context
 * @param {import("./messages.js").CodeTask} task
 */
export async function findPage(context, { order, targetId, fallback }) {
  const open = await pagesByUse(context, order);
  const found = open.find(({ id }) => id === targetId) ?? (fallback === "open" ? open[0] : undefined);
  if (found) return { page: found.page, tab: { id: found.id, created: false } };
  const session = await /** @type {Browser} */ (context.browser()).newBrowserCDPSession();
  const target = { url: "about:blank", background: fallback === "new" };
  const created = session.send("Target.createTarget", target).then(({ targetId }) => targetId);
  // Other executors may open tabs, too.
  const opens = context.waitForEvent("page", async (page) => await idOf(page).catch(() => {}) === await created);
  const [page, id] = await Promise.all([opens, created]);
  await session.detach();
  return { page, tab: { id, created: true } };
}
