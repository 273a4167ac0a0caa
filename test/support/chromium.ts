/** Chromium, for tests that need a browser's own judgement. Playwright brings none here: the system's is taken. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/** Where it is. */
export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

/**
 * Starts Chromium without a window, and with an empty profile that is removed when it closes.
 *
 * @throws {Error} When there is no Chromium; the message says how to get one.
 */
export async function startChromium(): Promise<Browser> {
  if (!existsSync(executablePath)) {
    const advice = "Install it (apt-get install -y chromium), or name another executable in CHROMIUM.";
    throw new Error(`There is no Chromium at ${executablePath}. ${advice}`);
  }
  return chromium.launch({ executablePath, args: ["--disable-gpu", "--disable-quic"] });
}
