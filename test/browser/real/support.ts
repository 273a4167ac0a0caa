/** A mock whose sessions have real browsers, and sessions of it. */
import { readdir, readFile } from "node:fs/promises";
import { onTestFinished } from "vitest";
import { createClient } from "../../../src/index.js";
import { type Mock, type MockOptions, startMock } from "../../../src/mock/index.js";
import { executablePath } from "../../support/chromium.js";

/** Where browsers run: here, unless BROWSER_URL names an engine elsewhere, where tests of this machine's disk fail. */
const where = process.env.BROWSER_URL ? { url: process.env.BROWSER_URL } : { executablePath };

/**
 * Starts a mock, and gives a client of it and what it logs.
 *
 * @param atEnd Takes what ends the mock. By default it ends with the test.
 */
export async function startWithBrowsers(
  { browser, ...options }: MockOptions = {},
  atEnd: (end: () => Promise<void>) => void = onTestFinished,
) {
  const lines: string[] = [];
  const asked = typeof browser === "object" ? browser : {};
  const mock = await startMock({
    browser: asked.url === undefined ? { ...where, ...asked } : asked,
    empty: true,
    log: (line) => lines.push(line),
    ...options,
  });
  atEnd(() => mock.close());
  return { mock, lines, client: clientOf(mock) };
}

export function clientOf({ url: baseUrl }: Mock) {
  return createClient({ baseUrl, token: "any-token" });
}

/** The processes whose command line has a text in it. */
export async function processesOf(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir("/proc")) {
    const line = /^\d+$/.test(pid) ? await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "") : "";
    if (line.includes(text)) found.push(pid);
  }
  return found;
}
