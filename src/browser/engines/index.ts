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
  const [kind] = kinds;
  if (kinds.includes("devtools")) return createDevToolsEngine(urls, createLeftovers(), log);
  if (urls.length === 1 && kind === "grid") return createGridEngine(url, createLeftovers());
  const problem = typeof kind === "object"
    ? `no browser answers there (${kind.reason})`
    : "of several addresses, each must be one of the DevTools";
  throw new Error(`--browser ${options.url}: ${problem}. Give DevTools addresses, such as http://chrome:9222, or one `
    + "Selenium Grid, such as http://grid:4444.");
}

/** Finds out what is at an address: DevTools, a Grid, or neither, for a reason. */
async function kindOf(url: string): Promise<"devtools" | "grid" | { reason: string }> {
  const problem = await problemOf(async () => `${await addressOf(url)}/json/version`);
  if (problem === undefined) return "devtools";
  return await problemOf(() => `${url}/status`) === undefined ? "grid" : { reason: problem };
}

/** Returns why there is no JSON at a URL; undefined if there is. */
async function problemOf(urlOf: () => string | Promise<string>): Promise<string | undefined> {
  try {
    await askByHttp(await urlOf());
  } catch (error) {
    const { cause = error } = error as { cause?: unknown }; // of `fetch`: what failed on the network
    const { message, code } = cause as { message: string; code?: string };
    return message || code; // an error for several addresses of a name has no message
  }
}
