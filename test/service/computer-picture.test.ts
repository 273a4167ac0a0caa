/** Tests the image of a screenshot: the page in the viewport, with the pointer. */
import { readFile } from "node:fs/promises";
import { PNG } from "pngjs";
import { beforeEach, expect, it } from "vitest";
import type { ScreenshotRegion } from "../../src/types.js";
import { type Service, startService } from "./support.js";

const id = "bs5c8m2r9k4t7w1x6v3n0q8z";
const path = { id };
const page = PNG.sync.read(await readFile("src/mock/assets/screen.png"));
const header = pixelOf(page, 0, 0);
const ground = pixelOf(page, 0, page.height - 1);
let service: Service;

beforeEach(async () => {
  service = await startService();
  await service.client.setCursor({ path, body: { hidden: true } });
});

function pixelOf({ width, data }: PNG, x: number, y: number): number {
  return data.readUInt32BE(4 * (y * width + x));
}

async function screenshot(region?: ScreenshotRegion): Promise<PNG> {
  const image = await service.client.takeScreenshot({ path, ...region && { body: { region } } });
  return PNG.sync.read(Buffer.from(await image.arrayBuffer()));
}

async function resize(width: number, height: number): Promise<void> {
  await service.client.updateBrowser({ path: { id_or_name: id }, body: { viewport: { width, height } } });
}

/** Returns the corners of the smallest rectangle with all pixels in which two images differ; undefined if none do. */
function differenceOf(one: PNG, other: PNG): [left: number, top: number, right: number, bottom: number] | undefined {
  const places: [number, number][] = [];
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) if (pixelOf(one, x, y) !== pixelOf(other, x, y)) places.push([x, y]);
  }
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return places.length > 0 ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : undefined;
}

it("a screenshot has every pixel of the page, and a region crops it", async () => {
  const whole = await screenshot();
  expect(differenceOf(whole, page)).toBeUndefined();
  const region = { x: 300, y: 60, width: 500, height: 300 };
  const cut = new PNG({ width: region.width, height: region.height });
  PNG.bitblt(page, cut, region.x, region.y, region.width, region.height, 0, 0);
  expect(differenceOf(await screenshot(region), cut)).toBeUndefined();
});

it("a larger screen shows the page at its top, centred, and repeats the edges of the page", async () => {
  await resize(1920, 1080);
  const whole = await screenshot();
  expect(whole).toMatchObject({ width: 1920, height: 1080 });
  const cut = new PNG({ width: page.width, height: page.height });
  PNG.bitblt(whole, cut, 320, 0, page.width, page.height, 0, 0);
  expect(differenceOf(cut, page)).toBeUndefined();
  for (const x of [0, 319, 1600, 1919]) expect(pixelOf(whole, x, 0)).toBe(header);
  for (const [x, y] of [[0, 1079], [1919, 1079], [960, 900], [1919, 200]] as const) {
    expect(pixelOf(whole, x, y)).toBe(ground);
  }
  for (const [region, colour] of [
    [{ x: 0, y: 0, width: 10, height: 10 }, header], [{ x: 1700, y: 5, width: 10, height: 10 }, header],
    [{ x: 310, y: 1000, width: 1310, height: 80 }, ground],
  ] as const) {
    const part = await screenshot(region);
    expect([pixelOf(part, 0, 0), pixelOf(part, region.width - 1, region.height - 1)]).toEqual([colour, colour]);
  }
});

it("a smaller screen shows the upper left of the page", async () => {
  await resize(390, 700);
  const cut = new PNG({ width: 390, height: 700 });
  PNG.bitblt(page, cut, 0, 0, 390, 700, 0, 0);
  expect(differenceOf(await screenshot(), cut)).toBeUndefined();
});

it("the pointer is drawn at its position, as far as it is on the image, unless it is hidden", async () => {
  await service.client.moveMouse({ path, body: { x: 200, y: 100 } });
  const without = await screenshot();
  await service.client.setCursor({ path, body: { hidden: false } });
  const whole = await screenshot();
  expect(differenceOf(whole, without)).toEqual([200, 100, 211, 118]);
  const region = { x: 205, y: 110, width: 40, height: 40 };
  const cut = new PNG({ width: 40, height: 40 });
  PNG.bitblt(whole, cut, 205, 110, 40, 40, 0, 0);
  expect(differenceOf(await screenshot(region), cut)).toBeUndefined();
  await service.client.clickMouse({ path, body: { x: 1279, y: 799 } }); // one pixel of it is on the screen
  expect(differenceOf(await screenshot(), without)).toEqual([1279, 799, 1279, 799]);
});

it("a screenshot of the largest screen takes well under a second", { timeout: 60_000 }, async () => {
  await resize(7680, 4320);
  await screenshot({ x: 0, y: 0, width: 1, height: 1 }); // the first one reads the page
  const before = process.cpuUsage();
  await service.client.takeScreenshot({ path });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(700);
});
