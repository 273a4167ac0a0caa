/** Starts Chromium for tests that need a real browser. playwright-core has no browser, so this is the system's. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** The path of Chromium. */
export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** The arguments that every test needs. */
export const args = ["--disable-gpu", "--disable-quic"];

/**
 * Starts Chromium without a window, with an empty profile that is removed when Chromium closes.
 *
 * @throws {Error} If there is no Chromium. The message says how to install it.
 */
export async function startChromium(): Promise<Browser> {
  if (!existsSync(executablePath)) {
    const advice = "Install it (apt-get install -y chromium), or name another executable in CHROMIUM.";
    throw new Error(`There is no Chromium at ${executablePath}. ${advice}`);
  }
  return chromium.launch({ executablePath, args });
}
