/** Forms, bytes and events read as what they are, and every line of code is read whole. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bytesOf } from "../../src/contract/data-url.js";
import { startChromium } from "../support/chromium.js";
import { contentOf, type Node } from "../support/contract.js";
import { narrow, open, wide } from "./open.js";
import { pickLanguage, requestOf, responseOf, textOf } from "./pick.js";
import { goTo, type Place, placeOf, places } from "./places.js";

const { url } = inject("docs");
const streams = places.filter((place) => answerOf(place)?.mediaType === "text/event-stream");
const downloads = places.filter((place) => answerOf(place)?.example.startsWith("data:"));
let chromium: Browser;

beforeAll(async () => {
  chromium = await startChromium();
});
afterAll(() => chromium.close());

it("a stream shows an event as it comes over the wire", async () => {
  expect(streams.length).toBeGreaterThan(4);
  const { page } = await open(chromium, url);
  for (const place of streams) {
    const [event] = Object.values(contentOf(place.responses[200] as Node)?.examples ?? {});
    expect(await textOf(responseOf(await goTo(page, place)))).toBe(`data: ${JSON.stringify(event)}`);
  }
});

it("bytes that no text can show are told by their size and their media type", async () => {
  expect(downloads.length).toBeGreaterThan(4);
  const { page } = await open(chromium, url);
  for (const place of downloads) {
    const { mediaType = "", example = "" } = answerOf(place) ?? {};
    const text = await textOf(responseOf(await goTo(page, place)));
    expect(text).toMatch(new RegExp(`^${bytesOf(example).length} bytes of [a-z]+/[a-z0-9-]+$`));
    if (mediaType !== "application/octet-stream") expect(text).toContain(mediaType);
  }
});

it("a form shows its parts, a line for each", async () => {
  const { page } = await open(chromium, url);
  const files = requestOf(await goTo(page, placeOf("uploadFiles")));
  await pickLanguage(page, files, "curl", "Payload");
  expect((await textOf(files)).split("\n")).toEqual([
    "files[0][file]: file.txt  (22 bytes of text)",
    "files[0][dest_path]: /home/user/catalogue/prices.csv",
    "files[1][file]: file.txt  (26 bytes of text)",
    "files[1][dest_path]: /home/user/catalogue/products.csv",
  ]);
  const app = await textOf(requestOf(await goTo(page, placeOf("createDeployment"))));
  expect(app).toMatch(/^file: file\.zip {2}\(\d+ bytes of application\/zip\)$/m);
  expect(app).toContain("env_vars[SHOP_URL]: https://shop.example.com");
});

describe.each([wide, narrow])("at $width px", (viewport) => {
  it("no line of code is cut, nor covered by the button that copies it", async () => {
    const { page } = await open(chromium, url, { viewport });
    for (const id of ["createBrowser", "streamLogs", "curlBrowser", "uploadFiles", "createDeployment"]) {
      const section = await goTo(page, placeOf(id));
      expect(await section.locator("pre").count()).toBeGreaterThan(1);
      expect(await section.locator("pre").evaluateAll(hidden), id).toEqual([]);
    }
  });
});

/** The text that is outside of its block of code, or below the button in the corner of it. */
function hidden(blocks: Element[]): string[] {
  return blocks.flatMap((block) => {
    const { top, right } = block.getBoundingClientRect();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isHidden = (rect: DOMRect) => rect.right > right || (rect.top < top + 12 && rect.right > right - 24);
      if (rects.some(isHidden)) cut.push(text.textContent ?? "");
    }
    return cut;
  });
}

function answerOf({ responses }: Place): { mediaType: string; example: string } | undefined {
  const { mediaType = "", examples = {} } = contentOf(responses[200] ?? {}) ?? {};
  const [example] = Object.values(examples);
  return typeof example === "string" || mediaType === "text/event-stream"
    ? { mediaType, example: String(example) }
    : undefined;
}
