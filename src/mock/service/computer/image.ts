/** The image that every screenshot is: white, in the size that is asked for. */
import { HttpError } from "../../../server/http-error.js";
import type { Size } from "./screen.js";

/** The most pixels that an image may have: those of a screen of 7680 × 4320 (8K UHD). */
const mostPixels = 7680 * 4320;

/** Greyscale, with a byte for each pixel (PNG, section 11.2.1), and no filter: there is nothing for it to save. */
const format = { colorType: 0, inputColorType: 0, inputHasAlpha: false, bitDepth: 8, filterType: 0 } as const;

/**
 * Makes an image.
 *
 * @throws {HttpError} With 400 when it would be too large.
 */
export async function whiteImage({ width, height }: Size): Promise<Uint8Array> {
  if (width * height > mostPixels) {
    const violation = `This mock makes images of at most ${mostPixels} pixels, not of ${width} × ${height}.`;
    throw new HttpError(400, [`${violation} Ask for a smaller region.`]);
  }
  const { PNG } = await import("pngjs"); // by the first who wants one: most never do
  const image = Object.assign(new PNG(), { width, height, data: Buffer.alloc(width * height, 0xff) });
  return PNG.sync.write(image, format);
}
