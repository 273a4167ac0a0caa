/** Screenshots of pages, by the mock's own connection: Playwright would take more time and memory. */
import type { ScreenshotRegion } from "../../generated/openapi.js";
import type { Session } from "../service/model/session.js";
import type { Picture } from "../service/ports/computer.js";
import { untilDialog } from "./covers/dialogs.js";
import type { Covers } from "./covers/index.js";
import type { Front, PageSession } from "./page-session.js";

/** The visible part of a page, in CSS pixels or in pixels of the screen. */
interface Viewport {
  pageX: number;
  pageY: number;
  clientWidth: number;
  clientHeight: number;
}

/**
 * Creates a PNG of a page, in Base64, with one pixel per CSS pixel.
 *
 * @param region The part to show. By default, the visible part of the page.
 */
export async function capturePage(page: PageSession, region?: ScreenshotRegion): Promise<string> {
  const metrics = await page.send("Page.getLayoutMetrics");
  const { cssVisualViewport: css, visualViewport: onScreen } = metrics as Record<string, Viewport>;
  const { pageX = 0, pageY = 0, clientWidth = 0, clientHeight = 0 } = css ?? {};
  const { x, y, width, height } = region ?? { x: 0, y: 0, width: clientWidth, height: clientHeight };
  const scale = clientWidth / (onScreen?.clientWidth ?? clientWidth);
  const clip = { x: pageX + x, y: pageY + y, width, height, scale };
  return (await page.send("Page.captureScreenshot", { format: "png", clip }) as { data: string }).data;
}

/** Creates the pictures of sessions: of the page in front, and of what covers it. */
export function createPicture(frontOf: (session: Session) => Promise<Front>, covers: Covers): Picture {
  return {
    async screenshot(session, screen, region) {
      const part = screen.part(region);
      const { cdp, page } = await frontOf(session);
      const captured = covers.of(page) ? undefined : capturePage(page, region && part);
      if (captured) await untilDialog(cdp, captured);
      const covered = covers.picture(page);
      if (covered) return covered.draw(screen.size(), part, "image/png");
      return Buffer.from(await (captured ?? capturePage(page, region && part)), "base64");
    },
  };
}
