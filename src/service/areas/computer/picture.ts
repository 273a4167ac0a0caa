/** Screenshots of sessions. Without real browsers, all sessions show the same page. */
import type { ScreenshotRegion } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { readAsset } from "../../../mock/assets.js";
import type { Session } from "../sessions/index.js";
import { cropImage, drawPointer, type PaletteImage, readImage } from "./image.js";
import { writePng } from "./png.js";
import type { Screen } from "../../model/screen.js";

/** Creates the screenshots of sessions. */
export interface Picture {
  /**
   * Creates a PNG of the screen of a session.
   *
   * @param region The part to show. By default, the whole screen.
   * @throws {HttpError} With 400 if the region is outside the screen, or too large.
   */
  screenshot(session: Session, screen: Screen, region?: ScreenshotRegion): Promise<Uint8Array>;
}

/** The maximum number of pixels in an image: those of a screen of 7680 × 4320 (8K UHD). */
const maxPixels = 7680 * 4320;

/** Creates screenshots of the sample page, with the pointer of each session. */
export function createPicture(): Picture {
  let page: Promise<PaletteImage> | undefined;

  return {
    async screenshot(_, screen, region) {
      const part = screen.part(region);
      const { width, height } = part;
      if (width * height > maxPixels) {
        const violation = `This mock makes images of at most ${maxPixels} pixels, not of ${width} × ${height}.`;
        throw new HttpError(400, [`${violation} Ask for a smaller region.`]);
      }
      page ??= readAsset("screen.png").then(readImage);
      const image = cropImage(await page, screen.size(), part);
      if (!screen.isPointerHidden) drawPointer(image, screen.position(), part);
      return writePng(image);
    },
  };
}
