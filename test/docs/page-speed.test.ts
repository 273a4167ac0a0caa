/** Whoever follows a link to an operation reads it soon, with all the operations of the contract on the page. */
import { availableParallelism, loadavg } from "node:os";
import { expect, inject, it } from "vitest";
import { startChromium } from "../support/chromium.js";
import { onDisk, wide } from "./open.js";
import { placeOf, sectionOf } from "./places.js";

const { folder } = inject("docs");
/** ms from the start of the browser. The first is what the page promises, the second what Redoc may add to it. */
const goals = { readable: 1_500, complete: 3_000 };

/** In the page: when Chromium painted the largest piece of an operation. */
declare const paints: number[];

it("from the start of the browser to a readable operation it takes 1.5 s", { timeout: 120_000 }, async () => {
  const times = [await timesTo("movePath"), await timesTo("movePath"), await timesTo("movePath")];
  const readable = Math.min(...times.map(({ readable }) => readable));
  const complete = Math.min(...times.map(({ complete }) => complete));
  console.log(`Readable after ${readable.toFixed(0)} ms, complete after ${complete.toFixed(0)} ms, `
    + `with ${waiting().toFixed(1)} processes for each core.`);
  expect(readable).toBeLessThan(goals.readable * waiting());
  expect(complete).toBeLessThan(goals.complete * waiting());
  expect(readable / complete).toBeLessThan(0.75); // about 0.45, on a busy machine, too; 1 without the first view
});

/** How many processes share a core: other tests run beside this one. */
const waiting = () => Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());

async function timesTo(id: string): Promise<{ readable: number; complete: number }> {
  const { section, path } = placeOf(id);
  const start = performance.timeOrigin + performance.now();
  const chromium = await startChromium();
  try {
    const page = await chromium.newPage({ viewport: wide });
    await page.addInitScript(watchPaints, section);
    await page.goto(`${onDisk(folder)}#${section}`, { waitUntil: "commit" });
    await sectionOf(page, section).locator(".panel-request-samples", { hasText: path }).waitFor();
    const complete = performance.timeOrigin + performance.now();
    await page.waitForFunction(() => paints.length > 0);
    return { readable: await page.evaluate(() => Math.min(...paints)) - start, complete: complete - start };
  } finally {
    await chromium.close();
  }
}

/** https://w3c.github.io/largest-contentful-paint/ */
function watchPaints(section: string): void {
  const times: number[] = [];
  Object.assign(window, { paints: times });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      const read = entry.element?.closest(`main > article, [data-section-id="${section}"]`);
      if (read) times.push(performance.timeOrigin + entry.startTime);
    }
  }).observe({ type: "largest-contentful-paint", buffered: true });
}
