/** The window of a browser, as its session sets it. */
import type { Session } from "../service/model/session.js";
import { atMost } from "./at-most.js";
import { withCdpSession } from "./cdp-session.js";
import type { Cdp } from "./cdp.js";
import type { BrowserFeature } from "./feature.js";
import { pageSession } from "./page-session.js";

/** How long a browser waits for its first page. */
const openTimeoutMs = 1000;

/**
 * Creates the feature of the window. It comes last, since it opens the first page once everything else is ready, such
 * as cookies.
 *
 * @param headed Whether the window is visible.
 */
export function createWindow(headed: boolean): BrowserFeature {
  return {
    args({ settings: { kiosk_mode } }) {
      if (!headed) return ["--headless", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "about:blank"];
      return kiosk_mode ? ["--kiosk", "about:blank"] : ["about:blank"];
    },
    async prepare(session, cdp) {
      await resize(cdp, session);
      const { start_url: url } = session.settings;
      if (!url) return;
      await atMost(openTimeoutMs, openUrl(cdp, await firstPageId(cdp), url));
    },
  };
}

/** Returns the id of a page of a browser. */
export async function firstPageId({ send }: Cdp): Promise<string | undefined> {
  const { targetInfos } = await send("Target.getTargets") as { targetInfos: { type: string; targetId: string }[] };
  return targetInfos.find(({ type }) => type === "page")?.targetId;
}

/**
 * Opens a URL in a page. If it cannot be opened, the page shows the browser's error.
 *
 * @param targetId The page. Without one, a new page is opened.
 */
export async function openUrl(cdp: Cdp, targetId: string | undefined, url: string): Promise<void> {
  const opening = targetId === undefined
    ? cdp.send("Target.createTarget", { url })
    : withCdpSession(cdp, targetId, (sessionId) => cdp.send("Page.navigate", { url }, sessionId));
  await opening.catch(() => {}); // it takes too long, or the page is closed
}

/** Sets the page and the screen to the size of the session's viewport. The window is higher, by its toolbars. */
export async function resize(cdp: Cdp, { settings: { viewport: { width, height } } }: Session): Promise<void> {
  const targetId = await firstPageId(cdp);
  if (targetId === undefined) return;
  await resizeScreen(cdp, targetId, { width, height });
  const { windowId } = await cdp.send("Browser.getWindowForTarget", { targetId }) as { windowId: number };
  await cdp.send("Browser.setContentsSize", { windowId, width, height });
}

async function resizeScreen(cdp: Cdp, targetId: string, size: { width: number; height: number }): Promise<void> {
  const { send } = await pageSession(cdp, targetId);
  try {
    const { screenInfos } = await send("Emulation.getScreenInfos") as { screenInfos: { id: string }[] };
    await send("Emulation.updateScreen", { screenId: screenInfos[0]?.id, ...size });
  } catch {
    // a visible window has the screen of its machine, and an older browser has one that stays
  }
}
