/** A site with the mock in its files, as a user's server has them, under a policy without `unsafe-eval`. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { startChromium } from "../../support/chromium.js";
import { startServer } from "../../support/server.js";

const names = ["cloud-browser-mock.js", "mock-web.js", "mock-worker.js"];
const programs = new Map<string, Uint8Array>(await Promise.all(names.map(async (file) =>
  [`/${file}`, await readFile(new URL(`../../../dist/${file}`, import.meta.url))] as const)));
const policy = [
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src *; img-src *; frame-src *; media-src *",
].join();

/** The API that the page calls. Nothing is there but what the mock answers. */
export const api = "https://api.example.com";

/**
 * Serves a site.
 *
 * @param script The module of its page.
 * @param others Other files, by path: their media type and their text.
 */
export async function startSite(script: string, others: Record<string, [type: string, text: string]> = {}) {
  const files: Record<string, [type: string, text: string]> = {
    "/": ["text/html", "<!doctype html><script type=module src=/page.js></script>"],
    "/page.js": ["text/javascript", script],
    ...others,
  };
  const { baseUrl } = await startServer(({ url = "" }, response) => {
    const path = url.replace(/\?.*/, "");
    const program = programs.get(path);
    const [type, body] = program ? ["text/javascript", program] as const : files[path] ?? ["text/plain", undefined];
    response.statusCode = body === undefined ? 404 : 200;
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Security-Policy", policy);
    response.end(body ?? "There is nothing here.");
  });
  return baseUrl;
}

/** A browser with the pages of a site. */
export interface Site {
  baseUrl: string;
  /** Opens a page, and waits until its root element has the id `ready`. */
  open: (path?: string) => Promise<Page>;
  /** Stops the workers, as a browser does by itself when it likes. */
  stopWorkers: () => Promise<void>;
  /** What pages have thrown. */
  problems: string[];
}

/** Serves a site, and opens it in a browser with an empty profile. */
export async function openSite(script: string, others?: Record<string, [type: string, text: string]>): Promise<Site> {
  const baseUrl = await startSite(script, others);
  const chromium = await startChromium();
  onTestFinished(() => chromium.close());
  const context = await chromium.newContext();
  const problems: string[] = [];
  return {
    baseUrl,
    problems,
    async open(path = "/") {
      const page = await context.newPage();
      page.on("pageerror", ({ message }) => problems.push(message));
      await page.goto(baseUrl + path);
      await page.waitForSelector("#ready");
      return page;
    },
    async stopWorkers() {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("ServiceWorker.enable");
      await session.send("ServiceWorker.stopAllWorkers");
      await page.close();
    },
  };
}
