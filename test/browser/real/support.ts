/** A mock whose sessions have real browsers, and sessions of it. */
import { onTestFinished } from "vitest";
import { createClient } from "../../../src/index.js";
import { type Mock, type MockOptions, startMock } from "../../../src/mock/index.js";

/** The system's Chromium, as for every other test in a browser. */
export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Starts a mock that ends with the test, and gives a client of it and what it logs. */
export async function startWithBrowsers({ browser, ...options }: MockOptions = {}) {
  const lines: string[] = [];
  const mock = await startMock({
    browser: { executablePath, ...typeof browser === "object" && browser },
    empty: true,
    log: (line) => lines.push(line),
    ...options,
  });
  onTestFinished(() => mock.close());
  return { mock, lines, client: clientOf(mock) };
}

export function clientOf({ url: baseUrl }: Mock) {
  return createClient({ baseUrl, token: "any-token" });
}
