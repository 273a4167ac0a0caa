/** The image of a screen: a page, and the pointer on it. */
import type { MousePosition, ScreenshotRegion } from "../../../../generated/openapi.js";
import type { Size } from "../../model/screen.js";
import type { PngImage } from "./png.js";

/** An image with an index into the palette for each pixel, row by row. */
export interface PaletteImage extends Size {
  palette: Uint8Array;
  pixels: Uint8Array;
}

/** The colours of the pointer, which come last in the palette. */
const black = [0, 0, 0];
const white = [255, 255, 255];

/** An arrow: `#` is black, `o` is white. Its tip is the position of the pointer. */
const pointer = [
  "o", "oo", "o#o", "o##o", "o###o", "o####o", "o#####o", "o######o", "o#######o", "o########o", "o#########o",
  "o######ooooo", "o###o##o", "o##oo##o", "o#o  o##o", "oo   o##o", "o     o##o", "      o##o", "       oo",
];

/** Reads a PNG with a palette of at most 254 colours. The two of the pointer come last. */
export async function readImage(file: Uint8Array): Promise<PaletteImage> {
  const { decode } = await import("fast-png"); // loaded for the first screenshot: most mocks never make one
  const { width, height, data, palette = [] } = decode(file);
  return { width, height, pixels: data as Uint8Array, palette: Uint8Array.from([...palette, black, white].flat()) };
}

/**
 * Returns a part of a screen that shows an image at its top, centred. Beyond the image, the screen repeats its edges.
 */
export function cropImage(image: PaletteImage, screen: Size, { x, y, width, height }: ScreenshotRegion): PngImage {
  const rows = new Uint8Array((width + 1) * height);
  const left = Math.max(0, Math.floor((screen.width - image.width) / 2)) - x; // where the image starts in a row
  const right = left + image.width;
  const within = (column: number) => Math.min(Math.max(column, 0), width);
  for (let row = 0; row < height; row++) {
    const at = row * (width + 1) + 1;
    const from = Math.min(y + row, image.height - 1) * image.width;
    const source = image.pixels.subarray(from, from + image.width);
    rows.fill(source[0] as number, at, at + within(left));
    rows.set(source.subarray(within(left) - left, within(right) - left), at + within(left));
    rows.fill(source.at(-1) as number, at + within(right), at + width);
  }
  return { width, height, palette: image.palette, rows };
}

/** Draws the pointer into a part of a screen, as far as it is inside. */
export function drawPointer({ width, height, palette, rows }: PngImage, at: MousePosition, part: MousePosition): void {
  const colours: Record<string, number> = { "#": palette.length / 3 - 2, "o": palette.length / 3 - 1 };
  for (const [down, line] of pointer.entries()) {
    for (const [across, kind] of [...line].entries()) {
      const x = at.x + across - part.x;
      const y = at.y + down - part.y;
      const colour = colours[kind];
      if (colour === undefined || x < 0 || x >= width || y < 0 || y >= height) continue;
      rows[y * (width + 1) + 1 + x] = colour;
    }
  }
}
