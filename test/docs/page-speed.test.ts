/** A link to an operation loads quickly, although the page has every operation of the contract. */
import { readFile } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { onDisk, wide } from "./open.js";

const { folder } = inject("docs");

/** In the page: the times at which Chromium painted the heading of an operation, in milliseconds. */
declare const paints: number[];

it("an operation is readable within a second of starting the browser", { timeout: 60_000 }, async () => {
  const times = [await timeTo("movePath"), await timeTo("updateAuthConnection"), await timeTo("createDeployment")];
  const readable = Math.min(...times);
  console.log(`Readable after ${readable.toFixed(0)} ms, with ${waiting().toFixed(1)} processes per core.`);
  expect(readable).toBeLessThan(1_000 * waiting());
});

it("the page takes at most 250 kB gzipped, and 5 MB of heap", async () => {
  expect(gzipSync(await readFile(join(folder, "index.html")), { level: 9 }).length).toBeLessThan(250_000);
  const chromium = await startChromium();
  try {
    const page = await chromium.newPage({ viewport: wide });
    await page.goto(onDisk(folder), { waitUntil: "load" });
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    expect(usedSize).toBeLessThan(5_000_000);
  } finally {
    await chromium.close();
  }
});

/** Returns how many processes share a core, because other tests run at the same time. */
const waiting = () => Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());

async function timeTo(id: string): Promise<number> {
  const start = performance.timeOrigin + performance.now();
  const chromium = await startChromium();
  try {
    const page = await chromium.newPage({ viewport: wide });
    await page.addInitScript(watchPaints, id);
    await page.goto(`${onDisk(folder)}#${id}`, { waitUntil: "commit" });
    await page.waitForFunction(() => paints.length > 0);
    return await page.evaluate(() => Math.min(...paints)) - start;
  } finally {
    await chromium.close();
  }
}

/** Records when the heading of an article is painted. See https://wicg.github.io/element-timing/. */
function watchPaints(id: string): void {
  const times: number[] = [];
  Object.assign(window, { paints: times });
  new MutationObserver(() => document.getElementById(`${id}-heading`)?.setAttribute("elementtiming", id))
    .observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) times.push(performance.timeOrigin + entry.startTime);
  }).observe({ type: "element", buffered: true });
}
