/** Loads Playwright, an optional package. It takes time and memory, so it is loaded when it is first needed. */
import type { BrowserType } from "playwright-core";

/** Returns the object that connects to Chromium. */
export async function loadChromium(): Promise<BrowserType> {
  return (await import("playwright-core")).chromium;
}
