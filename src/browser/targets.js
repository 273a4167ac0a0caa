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
 * Lists the pages of a context with their ids, the most recently used first. A page itself cannot tell: with
 * Playwright, every page believes that it is visible.
 *
 * @param {import("playwright-core").BrowserContext} context
 * @param {string[]} order The ids of the pages, the most recently used first.
 */
export async function pagesByUse(context, order) {
  const known = await Promise.all(context.pages().map(async (page) => {
    const id = await idOf(page).catch(() => undefined); // it has been closed meanwhile
    return id === undefined ? [] : [{ page, id }];
  }));
  const rank = (/** @type {{ id: string }} */ { id }) => order.includes(id) ? order.indexOf(id) : order.length;
  return known.flat().sort((one, other) => rank(one) - rank(other));
}
