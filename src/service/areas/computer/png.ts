/** PNG with a palette: one byte per pixel, which is fast and small (PNG, third edition, section 11). */
import { crc32, deflateSync } from "node:zlib";

/** An image of at most 256 colours. */
export interface PngImage {
  width: number;
  height: number;
  /** Three bytes for each colour: red, green, blue. */
  palette: Uint8Array;
  /** An index into the palette for each pixel, row by row. Each row starts with a 0, which means no filter. */
  rows: Uint8Array;
}

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/**
 * Writes an image as a file.
 *
 * @param level How much to compress it, from 1 to 9. Beyond 3, a large image takes four times as long.
 */
export function writePng({ width, height, palette, rows }: PngImage, level = 3): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // 8 bits per pixel, which are an index
  const data = deflateSync(rows, { level }); // synchronous: many large images at once would exhaust the memory
  return Buffer.concat([
    signature, chunk("IHDR", header), chunk("PLTE", palette), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A chunk: its length, its type, its data, and a checksum of the two. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), data.length + 8);
  return bytes;
}
