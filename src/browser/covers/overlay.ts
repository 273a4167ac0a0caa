/**
 * A page of the mock's own for what a browser draws in front of a page: an address bar, or a dialog. Clients do not see
 * it. It gets real input; since Chromium does not paint it, it draws itself.
 */
import type { ScreenshotRegion } from "../../../generated/openapi.js";
import type { Size } from "../../service/model/screen.js";
import { type PageSession, pageSession } from "../page-session.js";
import type { Cdp } from "../cdp.js";
import { type Answer, type Drawing, draw, read, show } from "./in-page.js";

/** A page in front of another. */
export interface Overlay {
  /** What gets the input. */
  page: PageSession;
  /** Returns the answer, once there is one. */
  answer(): Promise<Answer | undefined>;
  /**
   * Draws it on the picture of a page.
   *
   * @param background The picture, in Base64.
   */
  draw(background: string, size: Size, part: ScreenshotRegion, type: Drawing["type"]): Promise<Uint8Array>;
  close(): void;
}

/**
 * Opens an overlay.
 *
 * @param html Its content: a form, whose `autofocus` element gets the focus.
 */
export async function openOverlay(cdp: Cdp, html: string, { width, height }: Size): Promise<Overlay> {
  const hidden = { url: "about:blank", hidden: true };
  const { targetId } = await cdp.send("Target.createTarget", hidden) as { targetId: string };
  const session = await pageSession(cdp, targetId);
  const page: PageSession = {
    ...session,
    // Moves would wait for a frame.
    input: async (method, event) => {
      if (!("type" in event && event.type === "mouseMoved")) await session.input(method, event);
    },
  };

  /** Calls a function in the page. */
  async function call<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const expression = `(${run.toString()})(...${JSON.stringify(args)})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await page.send("Runtime.evaluate", options) as { result: { value: Awaited<Result> } };
    return result.value;
  }

  await page.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
  await page.send("Emulation.setFocusEmulationEnabled", { enabled: true });
  await call(show, html);
  return {
    page,
    answer: () => call(read),
    draw: async (background, size, part, type) =>
      Buffer.from(await call(draw, { background, size, part, type }), "base64"),
    close() {
      cdp.send("Target.closeTarget", { targetId }).catch(() => {}); // it has ended
    },
  };
}
