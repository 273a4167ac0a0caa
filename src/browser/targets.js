/** Pages and their target ids (DevTools Protocol). It is JavaScript, because Node.js runs `code/runner.js` directly. */

/**
 * Returns the target id of a page.
 *
 * @param {import("playwright-core").Page} page
 */
export async function idOf(page) {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send("Target.getTargetInfo");
  await session.detach();
  return targetInfo.targetId;
}

/**
 * Lists the pages of a browser, the most recently used first.
 *
 * @param {string} host Where the browser accepts connections.
 * @returns {Promise<{ id: string, url: string }[]>}
 */
export async function listPages(host) {
  const targets = await (await fetch(`http://${host}/json/list`)).json();
  return targets.filter((/** @type {{ type: string }} */ { type }) => type === "page");
}

/**
 * Lists the pages of a context with their ids, the most recently used first. A page itself cannot tell: with
 * Playwright, every page believes that it is visible.
 *
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} host Where the browser accepts connections.
 */
export async function pagesByUse(context, host) {
  const order = (await listPages(host)).map(({ id }) => id);
  const known = await Promise.all(context.pages().map(async (page) => {
    const id = await idOf(page).catch(() => undefined); // it has been closed meanwhile
    return id === undefined ? [] : [{ page, id }];
  }));
  return known.flat().sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
