/** Pages by the ids of their targets (DevTools Protocol). It is JavaScript, because `runner.js` runs as it is. */

/**
 * Gives the id of a page.
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
 * Gives the pages with their ids, the one that a person has seen last before all others. By itself a page cannot tell:
 * Playwright has each of them believe that it is seen.
 *
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} host Where the browser takes connections.
 */
export async function pagesByUse(context, host) {
  const targets = /** @type {{ id: string }[]} */ (await (await fetch(`http://${host}/json/list`)).json());
  const order = targets.map(({ id }) => id); // the latest in use comes first
  const pages = await Promise.all(context.pages().map(async (page) => ({ page, id: await idOf(page) })));
  return pages.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
