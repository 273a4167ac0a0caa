/**
 * The local storage of websites in a profile, by origin, for browsers whose directory is out of reach: a hidden page
 * visits each origin, without a request to it.
 */
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Cdp } from "./cdp.js";
import type { BrowserFeature } from "./feature.js";
import { withHiddenTarget } from "./hidden-target.js";

/** Its file in a profile. */
const storageFile = "local-storage.json";
/** How many origins are saved at most: those that were visited last. */
const maxOrigins = 50;
/** How long the browser may take for a step. */
const timeoutMs = 5000;

/** The texts of origins, by key. */
type Stored = Record<string, Record<string, string>>;

/**
 * Creates the feature. Every browser loads what a profile has.
 *
 * @param isElsewhere Whether browsers run on another machine. Otherwise, their directory has everything that is saved.
 */
export function createLocalStorageFeature(isElsewhere: boolean): BrowserFeature {
  const visited = new WeakMap<Cdp, Set<string>>();

  /** Notes the origins that a browser visits, also those in frames that have a target of their own. */
  async function follow(cdp: Cdp, origins: Set<string>): Promise<void> {
    visited.set(cdp, origins);
    cdp.on("Target.targetInfoChanged", ({ targetInfo: { url } }) => {
      if (!/^https?:/.test(url)) return;
      const { origin } = new URL(url);
      origins.delete(origin);
      origins.add(origin); // the last one now
    });
    await cdp.send("Target.setDiscoverTargets", { discover: true, filter: [{ type: "page" }, { type: "iframe" }] });
  }

  return {
    async prepare(_, cdp, folder) {
      const path = join(folder, storageFile);
      const stored = await readFile(path, "utf8").then(JSON.parse).catch(() => ({})) as Stored;
      await rm(path, { force: true });
      const origins = Object.keys(stored);
      if (origins.length > 0) {
        await atOrigins(cdp, origins, (origin) => `Object.assign(localStorage, ${JSON.stringify(stored[origin])}), {}`);
      }
      if (isElsewhere) await follow(cdp, new Set(origins));
    },
    async beforeEnd({ savesProfile }, cdp, folder) {
      const origins = [...visited.get(cdp) ?? []].slice(-maxOrigins);
      if (!savesProfile || origins.length === 0) return;
      const stored = await atOrigins(cdp, origins, () => "({ ...localStorage })");
      await writeFile(join(folder, storageFile), JSON.stringify(stored));
    },
  };
}

/** Evaluates an expression in an empty page of each origin, and returns the results. */
async function atOrigins(cdp: Cdp, origins: string[], expressionOf: (origin: string) => string): Promise<Stored> {
  const signal = AbortSignal.timeout(timeoutMs * origins.length);
  type Paused = ["Fetch.requestPaused", { requestId: string }];
  return withHiddenTarget<Paused, Stored>(cdp, ["Fetch.requestPaused"], timeoutMs, signal, async ({ send, events }) => {
    const page = { responseCode: 200, responseHeaders: [{ name: "Content-Type", value: "text/html" }] };
    const answer = async () => {
      for await (const [, { requestId }] of events) await send("Fetch.fulfillRequest", { requestId, ...page });
    };
    answer().catch(() => {}); // the page is closed
    await send("Network.enable");
    await send("Network.setBypassServiceWorker", { bypass: true });
    await send("Fetch.enable");
    const results: Stored = {};
    for (const origin of origins) {
      await send("Page.navigate", { url: `${origin}/` });
      const call = { expression: expressionOf(origin), returnByValue: true };
      const { result } = await send("Runtime.evaluate", call) as { result: { value?: Record<string, string> } };
      results[origin] = result.value ?? {};
    }
    return results;
  });
}
