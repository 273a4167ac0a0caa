/** Compares the docs to Redoc for the same contract: the time from a link to a readable operation. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { buildDocs } from "../scripts/docs.js";
import { redocly } from "../scripts/redocly.js";
import { serveDocs } from "../src/cli/serve-docs.js";
import { executablePath } from "../test/support/chromium.js";
import { inTurn, median } from "./measure.js";

/** Measures the load time of the docs, as a multiple of that of stock Redoc. Each load has a new browser. */
export async function measureDocs(rounds = 7): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "docs-"));
  await buildDocs(folder);
  await redocly("build-docs", "main", "--inlineBundle", "--output", join(folder, "redoc.html"));
  const { url, close } = await serveDocs({ port: 0, host: "127.0.0.1", folder });
  try {
    const results = await inTurn(rounds, {
      page: () => timeTo(`${url}/index.html#movePath`, "#movePath h2"),
      redoc: () => timeTo(`${url}/redoc.html#filesystem/movepath`, '[id="filesystem/movepath"] h2'),
    });
    return median(results.map(({ page, redoc }) => page / redoc));
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
}

/** Returns the milliseconds until the heading of an operation is visible. */
async function timeTo(url: string, heading: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route((requested) => requested.origin !== new URL(url).origin, (route) => route.abort());
    const began = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction((selector) => {
      const { top = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < innerHeight;
    }, heading, { polling: "raf" });
    return performance.now() - began;
  } finally {
    await browser.close();
  }
}
