/** Pages of another origin than the mock, in Chromium, with programs that call the mock by the package's client. */
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { startServer } from "../support/server.js";

/** An open page. */
export interface Frontend {
  page: Page;
  origin: string;
  /** What it prints as errors. */
  problems: string[];
}

/** Makes a script of `page.ts`. What it exports is called `frontend` in the page. */
export async function bundle(): Promise<string> {
  const entryPoints = [`${import.meta.dirname}/page.ts`];
  const { outputFiles } = await build({ entryPoints, bundle: true, globalName: "frontend", write: false });
  return outputFiles[0]?.text ?? "";
}

/** Opens a page with a script. It has a port and thus an origin of its own, and closes with the test. */
export async function openFrontend(chromium: Browser, script: string): Promise<Frontend> {
  const { baseUrl: origin } = await startServer(({ url }, response) => {
    response.setHeader("Content-Type", url === "/" ? "text/html" : "text/javascript");
    response.end(url === "/" ? "<!doctype html><script src=page.js></script>" : script);
  });
  const page = await chromium.newPage();
  onTestFinished(() => page.close());
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (printed) => {
    if (printed.type() === "error" && !isNoteOfStatus(printed.text())) problems.push(printed.text());
  });
  await page.goto(origin);
  return { page, origin, problems };
}

/** Chromium prints such a note for every response with an error status, however well the page takes it. */
export const isNoteOfStatus = (text: string) =>
  /^Failed to load resource: the server responded with a status of [45]\d\d \(/.test(text);
