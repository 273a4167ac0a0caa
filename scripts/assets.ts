/**
 * `npm run assets`: records the images that the mock serves. `src/mock/assets/screen.png` is the screenshot of every
 * session, and `replay.mp4` is the video of every replay. Both show `scripts/assets/shop.html`: run the script when
 * that page changes, and commit the results. It needs Chromium, zopflipng, and ffmpeg with x264
 * (`apt-get install chromium zopfli ffmpeg`).
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { PNG } from "pngjs";
import { type PngImage, writePng } from "../src/service/areas/computer/png.js";

/** Shows one moment of the video. The page defines it. */
declare function show(moment: number): void;

const assets = join(import.meta.dirname, "../src/mock/assets");
const viewport = { width: 1280, height: 800 };
const rate = 15;
const seconds = 3;
/** Colours with fewer pixels than this are rounded: the edges of letters would fill the palette otherwise. */
const minPixels = 200;
/** Each channel of a rounded colour is a multiple of this. */
const step = 17;

const frames = mkdtempSync(join(tmpdir(), "frames-"));
const { CHROMIUM: executablePath = "/usr/bin/chromium" } = process.env;
const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
try {
  const page = await browser.newPage({ viewport });
  await page.goto(pathToFileURL(join(import.meta.dirname, "assets/shop.html")).href);
  const screen = join(assets, "screen.png");
  writeFileSync(screen, writePng(indexed(PNG.sync.read(await page.screenshot())), undefined, 9));
  run("zopflipng", "-y", screen, screen); // a seventh smaller
  for (let index = 0; index < rate * seconds; index++) {
    await page.evaluate((moment) => show(moment), index / (rate * seconds));
    await page.screenshot({ path: join(frames, `${String(index).padStart(3, "0")}.png`) });
  }
  encode(join(frames, "%03d.png"), join(assets, "replay.mp4"));
} finally {
  await browser.close();
  rmSync(frames, { recursive: true });
}

/** Converts an image to one with a palette. */
function indexed({ width, height, data }: PNG): PngImage {
  const exact = Array.from({ length: width * height }, (_, pixel) => data.readUIntBE(4 * pixel, 3));
  const counts = new Map<number, number>();
  for (const colour of exact) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const colours = exact.map((colour) => (counts.get(colour) ?? 0) < minPixels ? rounded(colour) : colour);
  const palette = [...new Set(colours)];
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  const rows = new Uint8Array((width + 1) * height);
  for (const [pixel, colour] of colours.entries()) {
    rows[pixel + Math.floor(pixel / width) + 1] = indexes.get(colour) ?? 0;
  }
  return { width, height, palette: Uint8Array.from(palette.flatMap(channelsOf)), rows };
}

function rounded(colour: number): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => Math.round(channel / step) * step);
  return red << 16 | green << 8 | blue;
}

function channelsOf(colour: number): number[] {
  return [colour >> 16, colour >> 8 & 255, colour & 255];
}

/** Encodes a video that every browser plays, and that starts to play before it is fully loaded. */
function encode(from: string, to: string): void {
  run(
    "ffmpeg", "-y", "-loglevel", "error", "-framerate", String(rate), "-i", from,
    "-c:v", "libx264", "-profile:v", "high", "-pix_fmt", "yuv420p", "-crf", "38", "-preset", "veryslow",
    "-movflags", "+faststart", "-bitexact", to,
  );
}

function run(program: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
}
