/** A browser of a session, from its start by an engine to its end, with its features. */
import { mkdir } from "node:fs/promises";
import { messageOf } from "../server/errors.js";
import type { Session } from "../service/model/session.js";
import type { DevTools } from "../service/ports/browsers.js";
import type { Cdp } from "./cdp.js";
import type { Engine } from "./engines/engine.js";
import { removeProfileFolder } from "./engines/local.js";
import type { BrowserFeature } from "./feature.js";

/** A running browser. */
export interface BrowserProcess {
  /** Resolves when its engine has given it. Rejects when that has none. */
  given: Promise<unknown>;
  /** Resolves when it accepts connections, though nobody may use it yet. Rejects when it cannot be started. */
  reached: Promise<DevTools>;
  /** Resolves when it may be used. Rejects when it cannot be started, or ends before. */
  ready: Promise<DevTools>;
  /** The mock's own connection. It may not be ready yet. */
  cdp(): Promise<Cdp>;
  /** Resolves when it has ended and its directory is removed, with a description of how it ended. */
  ended: Promise<string>;
  /** Is aborted when it has ended. */
  gone: AbortSignal;
  /** Ends it: gracefully, so that it leaves nothing on the disk, or else by force. */
  end(): void;
}

/** How long a browser may take to end. */
const endTimeoutMs = 3000;

/** What to start. */
export interface LaunchOptions {
  engine: Engine;
  /** Its profile directory, which exists as long as the browser runs. */
  folder: Promise<string>;
  session: Session;
  features: readonly BrowserFeature[];
}

/** Starts a browser. */
export function launchBrowser({ engine, folder, session, features }: LaunchOptions): BrowserProcess {
  const ending = new AbortController();
  const kill = new AbortController();
  const gone = new AbortController();
  const started = start();

  /** Runs an action for each feature, one after the other. */
  async function forEachFeature<T>(action: (feature: BrowserFeature) => T | Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (const feature of features) results.push(await action(feature));
    return results;
  }

  async function start() {
    const path = await folder;
    await mkdir(path, { recursive: true });
    try {
      const args = await prepared(path);
      const signals = { ending: ending.signal, kill: kill.signal };
      return { path, browser: await engine.start({ session, folder: path, args, ...signals }) };
    } catch (error) {
      await removeProfileFolder(path);
      throw error;
    }
  }

  /** Fills the profile directory, and returns the arguments of the browser. */
  async function prepared(path: string): Promise<string[]> {
    const args = await forEachFeature(({ args }) => args?.(session) ?? []);
    await forEachFeature(({ fillProfile }) => fillProfile?.(session, path));
    return args.flat();
  }

  async function untilReached(): Promise<DevTools> {
    const { browser: { accepts, ask } } = await started;
    return { url: await accepts(), ask, gone: gone.signal };
  }

  async function untilReady(): Promise<DevTools> {
    const devTools = await reached;
    const { path, browser } = await started;
    const cdp = await browser.cdp;
    const prepare = async (feature: BrowserFeature) => feature.prepare?.(session, cdp, path);
    await Promise.all(features.slice(0, -1).map(prepare)); // at once: elsewhere, each command goes through the network
    await Promise.all(features.slice(-1).map(prepare));
    return devTools;
  }

  async function untilEnded(): Promise<string> {
    const { path, browser } = await started;
    const how = await browser.exit;
    gone.abort();
    try {
      if (ending.signal.aborted) await forEachFeature(({ afterEnd }) => afterEnd?.(session, path));
    } finally {
      await removeProfileFolder(path);
    }
    return how;
  }

  async function close(): Promise<void> {
    const { browser: { cdp: connected, close }, path } = await started;
    await ready; // features must be prepared before they end
    const cdp = await connected;
    await forEachFeature(({ beforeEnd }) => beforeEnd?.(session, cdp, path));
    await close();
  }

  const untilEnd = untilEnded().catch(messageOf);
  const reached = untilReached();
  const ready = untilReady();
  ready.catch(() => {}); // callers get the error from `ready`
  return {
    given: started,
    reached,
    ready,
    ended: untilEnd,
    gone: gone.signal,
    cdp: async () => (await started).browser.cdp,
    end() {
      ending.abort();
      const timer = setTimeout(() => kill.abort(), endTimeoutMs);
      void untilEnd.then(() => clearTimeout(timer));
      close().catch(() => {}); // it has ended
    },
  };
}
