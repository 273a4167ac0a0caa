/** A site with the mock in its files, as a user's server has them, under a policy without `unsafe-eval`. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { startChromium } from "../../support/chromium.js";
import { startServer } from "../../support/server.js";

/** The files of a site, by path: their media type and their text. */
export type Files = Record<string, [type: string, text: string]>;

const names = ["cloud-browser-mock.js", "mock-web.js", "mock-worker.js"];
/** The mock as the package has it. */
export const programs: Files = Object.fromEntries(await Promise.all(names.map(async (name) => {
  const text = await readFile(new URL(`../../../dist/${name}`, import.meta.url), "utf8");
  return [`/${name}`, ["text/javascript", text]] as [path: string, Files[string]];
})));
const policy = [
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src *; img-src *; frame-src *; media-src *",
].join();

/** The API that the page calls. Nothing is there but what the mock answers. */
export const api = "https://api.example.com";

/**
 * Serves a site.
 *
 * @param script The module of its page.
 * @param others Other files, which may change while it is served.
 */
export async function startSite(script: string, others: Files = {}): Promise<string> {
  const files: Files = {
    "/": ["text/html", "<!doctype html><script type=module src=/page.js></script>"],
    "/page.js": ["text/javascript", script],
    ...programs,
  };
  const { baseUrl } = await startServer(({ url = "" }, response) => {
    const path = url.replace(/\?.*/, "");
    const file = others[path] ?? files[path];
    const [type, body] = file ?? ["text/plain", "There is nothing here."];
    response.writeHead(file ? 200 : 404, { "Content-Type": type, "Content-Security-Policy": policy }).end(body);
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
  /** What pages have thrown, and the warnings in their consoles. */
  problems: string[];
}

/** Serves a site, and opens it in a browser with an empty profile. */
export async function openSite(script: string, others?: Files): Promise<Site> {
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
      page.on("console", (printed) => printed.type() === "warning" && problems.push(printed.text()));
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
