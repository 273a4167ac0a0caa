/** Screenshots of the page in front, by the mock's own connection: Playwright would take more time and memory. */
import type { ScreenshotRegion } from "../../generated/openapi.js";
import { withCdpSession } from "./cdp-session.js";
import type { Cdp } from "./pipe.js";
import { listPages } from "./targets.js";

/** The visible part of a page, in CSS pixels or in pixels of the screen. */
interface Viewport {
  pageX: number;
  pageY: number;
  clientWidth: number;
  clientHeight: number;
}

/**
 * Creates a PNG of the page in front, with one pixel per CSS pixel.
 *
 * @param host Where the browser accepts connections.
 * @param region The part to show. By default, the visible part of the page.
 */
export async function screenshot(cdp: Cdp, host: string, region?: ScreenshotRegion): Promise<Uint8Array> {
  const [front] = await listPages(host);
  return withCdpSession(cdp, front?.id, async (sessionId) => {
    const metrics = await cdp.send("Page.getLayoutMetrics", {}, sessionId);
    const { cssVisualViewport: css, visualViewport: onScreen } = metrics as Record<string, Viewport>;
    const { pageX = 0, pageY = 0, clientWidth = 0, clientHeight = 0 } = css ?? {};
    const { x, y, width, height } = region ?? { x: 0, y: 0, width: clientWidth, height: clientHeight };
    const scale = clientWidth / (onScreen?.clientWidth ?? clientWidth);
    const clip = { x: pageX + x, y: pageY + y, width, height, scale };
    const { data } = await cdp.send("Page.captureScreenshot", { format: "png", clip }, sessionId) as { data: string };
    return Buffer.from(data, "base64");
  });
}
