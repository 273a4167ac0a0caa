/** PNG with a palette: one byte per pixel, which is fast and small (PNG, third edition, section 11). */
import { zlibSync } from "fflate";
import { concatUint8Arrays } from "uint8array-extras";
import { crc32 } from "../../base/crc32.js";
import type { CompressionLevel, Deflate } from "../../ports/platform.js";

/** An image of at most 256 colours. */
export interface PngImage {
  width: number;
  height: number;
  /** Three bytes for each colour: red, green, blue. */
  palette: Uint8Array;
  /** An index into the palette for each pixel, row by row. Each row starts with a 0, which means no filter. */
  rows: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * Writes an image as a file.
 *
 * @param deflate Compresses it. It is synchronous: many large images at once would exhaust the memory.
 * @param level How much to compress it, from 1 to 9. Beyond 3, a large image takes four times as long.
 */
export function writePng(
  { width, height, palette, rows }: PngImage,
  deflate: Deflate = zlibSync,
  level: CompressionLevel = 3,
): Uint8Array {
  const header = new Uint8Array(13);
  const numbers = new DataView(header.buffer);
  numbers.setUint32(0, width);
  numbers.setUint32(4, height);
  header.set([8, 3], 8); // 8 bits per pixel, which are an index
  return concatUint8Arrays([
    signature, chunk("IHDR", header), chunk("PLTE", palette), chunk("IDAT", deflate(rows, { level })),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** A chunk: its length, its type, its data, and a checksum of the two. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const numbers = new DataView(bytes.buffer);
  numbers.setUint32(0, data.length);
  bytes.set(Uint8Array.from(type, (character) => character.charCodeAt(0)), 4);
  bytes.set(data, 8);
  numbers.setUint32(data.length + 8, crc32(bytes.subarray(4, -4)));
  return bytes;
}
