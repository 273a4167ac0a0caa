/** Screenshots of sessions. Without real browsers, all sessions show the same page. */
import { HttpError } from "../../../server/http-error.js";
import type { Platform } from "../../ports/platform.js";
import type { Picture } from "../../ports/computer.js";
import { cropImage, drawPointer, type PaletteImage, readImage } from "./image.js";
import { writePng } from "./png.js";

/** The maximum number of pixels in an image: those of a screen of 7680 × 4320 (8K UHD). */
const maxPixels = 7680 * 4320;

/** Creates screenshots of the sample page, with the pointer of each session. */
export function createPicture({ readAsset, deflate }: Platform): Picture {
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
      return writePng(image, deflate);
    },
  };
}
