/** Chooses the engine of a mock's browsers. */
import { findBrowser } from "../find.js";
import type { BrowserOptions } from "../options.js";
import { addressOf, createDevToolsEngine } from "./devtools.js";
import { askByHttp, type Engine } from "./engine.js";
import { createGridEngine } from "./grid.js";
import { createLeftovers } from "./leftovers.js";
import { createLocalEngine } from "./local.js";
import { checkWebSocket } from "./remote.js";

/**
 * Creates the engine that the options ask for.
 *
 * @param log Gets a line for each problem.
 * @throws {Error} If there is none. The message is one line that says what to do.
 */
export async function createEngine(options: BrowserOptions, log: (line: string) => void): Promise<Engine> {
  if (options.url === undefined) return createLocalEngine(await findBrowser(options.executablePath));
  checkWebSocket();
  const urls = options.url.split(",").map((url) => url.trim().replace(/\/$/, ""));
  const kinds = await Promise.all(urls.map(kindOf));
  const [url = ""] = urls;
  if (kinds.includes("devtools")) return createDevToolsEngine(urls, createLeftovers(), log);
  if (urls.length === 1 && kinds[0]) return createGridEngine(url, createLeftovers());
  const problem = kinds[0] ? "of several addresses, each must be one of the DevTools" : "no browser answers there";
  throw new Error(`--browser ${options.url}: ${problem}. Give DevTools addresses, such as http://chrome:9222, or one `
    + "Selenium Grid, such as http://grid:4444.");
}

/** Finds out what is at an address. */
async function kindOf(url: string): Promise<"devtools" | "grid" | undefined> {
  if (await answers(async () => `${await addressOf(url)}/json/version`)) return "devtools";
  if (await answers(() => `${url}/status`)) return "grid";
}

/** Whether there is JSON at a URL. */
async function answers(urlOf: () => string | Promise<string>): Promise<boolean> {
  try {
    await askByHttp(await urlOf());
    return true;
  } catch {
    return false;
  }
}
