/** The process of a browser. It always ends with the mock, even if that is killed. */
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../server/errors.js";
import type { Session } from "../service/model/session.js";
import type { DevTools } from "../service/ports/browsers.js";
import { removeProfileFolder, startBrowser } from "./launch.js";
import type { Cdp } from "./pipe.js";
import type { BrowserFeature } from "./feature.js";

/** A running browser. */
export interface BrowserProcess {
  /** Resolves when it accepts connections. Rejects when it cannot be started, or ends before. */
  ready: Promise<DevTools>;
  /** The mock's own connection, once it runs. It may not be ready yet. */
  cdp(): Promise<Cdp>;
  /** Resolves when it has ended and its directory is removed, with a description of how it ended. */
  ended: Promise<string>;
  /** Is aborted when it has ended. */
  gone: AbortSignal;
  /** Ends it: gracefully, so that it leaves nothing on the disk, or else by force. */
  end(): void;
}

/** How often the mock checks whether a browser accepts connections, and for how long. */
const pollIntervalMs = 10;
const startTimeoutMs = 30_000;
/** How long a browser may take to end. */
const endTimeoutMs = 3000;

/** What to start. */
export interface LaunchOptions {
  executablePath: string;
  /** Its profile directory, which exists as long as the browser runs. */
  folder: Promise<string>;
  session: Session;
  features: readonly BrowserFeature[];
}

/** Starts a browser. */
export function launchBrowser({ executablePath, folder, session, features }: LaunchOptions): BrowserProcess {
  const kill = new AbortController();
  const gone = new AbortController();
  const started = start();
  let isToEnd = false;

  /** Runs an action for each feature, one after the other. */
  async function forEachFeature<T>(action: (feature: BrowserFeature) => T | Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (const feature of features) results.push(await action(feature));
    return results;
  }

  async function start() {
    const path = await folder;
    await mkdir(path, { recursive: true });
    const args = await prepared(path).catch(async (error: unknown) => {
      await removeProfileFolder(path);
      throw error;
    });
    return { path, ...startBrowser(executablePath, path, args, kill.signal) };
  }

  /** Fills the profile directory, and returns the arguments of the browser. */
  async function prepared(path: string): Promise<string[]> {
    const args = await forEachFeature(({ args }) => args?.(session) ?? []);
    await forEachFeature(({ fillProfile }) => fillProfile?.(session, path));
    return args.flat();
  }

  async function untilReady(): Promise<DevTools> {
    const { path, exit, cdp } = await started;
    let ended: string | undefined;
    void exit.then((how) => {
      ended = how;
    });
    for (const began = performance.now(); performance.now() - began < startTimeoutMs; await wait(pollIntervalMs)) {
      const [port, socket] = (await readFile(join(path, "DevToolsActivePort"), "utf8").catch(() => "")).split("\n");
      if (ended !== undefined) throw new Error(`The browser ${ended}`);
      if (!port || !socket) continue;
      await forEachFeature(({ prepare }) => prepare?.(session, cdp, path));
      return { port: Number(port), path: socket };
    }
    throw new Error(`The browser did not accept connections within ${startTimeoutMs / 1000} seconds.`);
  }

  async function untilEnded(): Promise<string> {
    const { path, exit } = await started;
    const how = await exit;
    gone.abort();
    try {
      if (isToEnd) await forEachFeature(({ afterEnd }) => afterEnd?.(session, path));
    } finally {
      await removeProfileFolder(path);
    }
    return how;
  }

  async function close(): Promise<void> {
    const { cdp, path } = await started;
    await ready; // features must be prepared before they end
    await forEachFeature(({ beforeEnd }) => beforeEnd?.(session, cdp, path));
    await cdp.send("Browser.close");
  }

  const untilEnd = untilEnded().catch(messageOf);
  const ready = untilReady();
  ready.catch(() => {}); // callers get the error from `ready`
  return {
    ready,
    ended: untilEnd,
    gone: gone.signal,
    cdp: async () => (await started).cdp,
    end() {
      isToEnd = true;
      const timer = setTimeout(() => kill.abort(), endTimeoutMs);
      void untilEnd.then(() => clearTimeout(timer));
      close().catch(() => {}); // it has ended
    },
  };
}
