/** What is seen of a session. There is no browser behind it: all sessions show the same page. */
import type { ScreenshotRegion } from "../../../../generated/openapi.js";
import { HttpError } from "../../../server/http-error.js";
import { readAsset } from "../../assets.js";
import type { Session } from "../sessions/index.js";
import { cut, drawPointer, type Image, readImage } from "./image.js";
import { writePng } from "./png.js";
import type { Screen } from "./screen.js";

/** Where screenshots, live views and replays come from. */
export interface Picture {
  /**
   * Makes a PNG of the screen of a session.
   *
   * @param region What it shows; left out, it is the whole screen.
   * @throws {HttpError} With 400 when the region is not on the screen, or too large.
   */
  screenshot(session: Session, screen: Screen, region?: ScreenshotRegion): Promise<Uint8Array>;
  /** Makes an MP4 of what a replay has recorded. */
  video(): Promise<Uint8Array>;
}

/** The most pixels that an image may have: those of a screen of 7680 × 4320 (8K UHD). */
const mostPixels = 7680 * 4320;

/** Makes the picture of a page that is always the same, with the pointer of each session. */
export function createPicture(): Picture {
  let page: Promise<Image> | undefined;

  return {
    async screenshot(_, screen, region) {
      const part = screen.part(region);
      const { width, height } = part;
      if (width * height > mostPixels) {
        const violation = `This mock makes images of at most ${mostPixels} pixels, not of ${width} × ${height}.`;
        throw new HttpError(400, [`${violation} Ask for a smaller region.`]);
      }
      const whole = await (page ??= readAsset("screen.png").then(readImage));
      const image = cut(whole, screen.size(), part);
      if (!screen.isPointerHidden) drawPointer(image, screen.position(), part);
      return writePng(image);
    },
    video: () => readAsset("replay.mp4"),
  };
}
