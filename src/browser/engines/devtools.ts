/**
 * The engine of DevTools addresses: each is a browser that runs somewhere, such as in a container. One session has it
 * at a time, and nothing of a session stays in it for the next.
 */
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../../server/errors.js";
import { HttpError } from "../../server/http-error.js";
import type { Cdp } from "../cdp.js";
import { withCdpSession } from "../cdp-session.js";
import { proxyOf } from "../proxy.js";
import { askByHttp, type Engine, type EngineBrowser, type StartRequest } from "./engine.js";
import type { Leftovers } from "./leftovers.js";
import { connectRemote } from "./remote.js";

/** How long a browser may take to close pages, or to forget what they have stored; and how often it is asked. */
const clearTimeoutMs = 10_000;
const closePollMs = 20;
/** The URL of a hidden page in a browser that a mock uses. */
const mark = "data:,A mock of cloud-browser-contract uses this browser.";

/**
 * Creates the engine.
 *
 * @param urls The addresses, such as `http://chrome-1:9222`.
 * @param log Gets a line for each browser that cannot be used.
 */
export function createDevToolsEngine(
  urls: readonly string[],
  leftovers: Leftovers,
  log: (line: string) => void,
): Engine {
  /** The addresses that no session has. One that is still cleared resolves when it is ready. */
  const free = urls.map((url) => Promise.resolve(url));

  async function open(url: string, { ending, kill }: StartRequest): Promise<EngineBrowser> {
    const address = await addressOf(url);
    const { webSocketDebuggerUrl } = await askByHttp(`${address}/json/version`) as { webSocketDebuggerUrl: string };
    const { pathname } = new URL(webSocketDebuggerUrl);
    const socket = `${address.replace(/^http/, "ws")}${pathname}`; // the browser does not know its own address
    const { cdp, exit, disconnect } = await connectRemote(socket);
    const noLongerUsed = leftovers.use(address);
    await claim(cdp).then(() => clear(cdp)).catch((error: unknown) => {
      noLongerUsed();
      disconnect("cannot be used.");
      throw error;
    });
    let isFree = false;
    function giveBack(): void {
      if (isFree) return;
      isFree = true;
      void exit.then(noLongerUsed);
      free.push(exit.then(() => url));
    }
    void exit.then(giveBack);
    ending.addEventListener("abort", giveBack); // the next session waits for it
    kill.addEventListener("abort", () => disconnect("did not end in time."));
    return {
      cdp: Promise.resolve(cdp),
      exit,
      accepts: () => Promise.resolve(socket),
      ask: (path) => askByHttp(`${address}${path}`),
      async close() {
        await clear(cdp);
        disconnect("was ended.");
      },
    };
  }

  return {
    elsewhere: `the ${urls.length === 1 ? "browser" : "browsers"} at ${urls.join(", ")}`,
    maxBrowsers: urls.length,
    lacks(settings) {
      if (settings.extensions.length > 0) return ["extensions", "they are loaded from the browser's own disk"];
      if (proxyOf(settings)) return ["proxy", "it is set when a browser is started"];
    },
    async start(request) {
      const problems: string[] = [];
      for (let left = free.length; left > 0; left--) {
        const url = await (free.shift() ?? noneFree());
        try {
          return await open(url, request);
        } catch (error) {
          free.push(Promise.resolve(url));
          if (error instanceof HttpError) continue;
          problems.push(`${url}: ${messageOf(error)}`);
          log(`The browser at ${url} is not used: ${messageOf(error)}`);
        }
      }
      if (problems.length === 0) noneFree();
      throw new Error(`No browser can be used. ${problems.join(" ")}`);
    },
    end: leftovers.end,
  };

  function noneFree(): never {
    const message = `All ${urls.length} browsers have a session. End one, or give the mock more addresses.`;
    throw new HttpError(429, [], message, { headers: { "Retry-After": "1" } });
  }
}

/** Returns the address with an IP in place of a name: Chromium answers no requests for other names than `localhost`. */
export async function addressOf(url: string): Promise<string> {
  const { protocol, hostname, port, origin } = new URL(url);
  if (protocol === "https:" || hostname === "localhost" || isIP(hostname.replace(/[[\]]/g, ""))) return origin;
  const { address, family } = await lookup(hostname);
  return `http://${family === 6 ? `[${address}]` : address}:${port || 80}`;
}

/**
 * Marks a browser as used, by a hidden page that goes with the connection.
 *
 * @throws {HttpError} With 429 if another mock uses it.
 */
async function claim({ send }: Cdp): Promise<void> {
  const { targetInfos } = await send("Target.getTargets") as Targets;
  if (targetInfos.some(({ url }) => url === mark)) throw new HttpError(429, [], "Another mock uses the browser.");
  await send("Target.createTarget", { url: mark, hidden: true });
}

/** Closes all pages but a new one, and removes what websites have stored. */
async function clear(cdp: Cdp): Promise<void> {
  const { send } = cdp;
  const old = await pagesOf(cdp);
  const { browserContextIds } = await send("Target.getBrowserContexts") as { browserContextIds: string[] };
  const { targetId } = await send("Target.createTarget", { url: "about:blank" }) as { targetId: string };
  await Promise.all([
    ...browserContextIds.map((browserContextId) => send("Target.disposeBrowserContext", { browserContextId })),
    ...old.map((targetId) => send("Target.closeTarget", { targetId })),
  ].map((closing) => closing.catch(() => {}))); // it is closed with its context
  for (const began = performance.now(); performance.now() - began < clearTimeoutMs; await wait(closePollMs)) {
    const left = await pagesOf(cdp);
    if (!left.some((id) => old.includes(id))) break;
  }
  await withCdpSession(cdp, targetId, async (page) => {
    await send("Storage.clearDataForOrigin", { origin: "*", storageTypes: "all" }, page, clearTimeoutMs);
    await send("Network.clearBrowserCache", {}, page, clearTimeoutMs);
    await send("Storage.clearCookies");
    await send("Browser.resetPermissions");
  });
}

async function pagesOf({ send }: Cdp): Promise<string[]> {
  const { targetInfos } = await send("Target.getTargets") as Targets;
  return targetInfos.filter(({ type }) => type === "page").map(({ targetId }) => targetId);
}

interface Targets {
  targetInfos: { targetId: string; type: string; url: string }[];
}
