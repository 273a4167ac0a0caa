/** The mock's own CDP sessions with the pages of a browser: one for each page that it uses, as long as that is open. */
import { setTimeout as wait } from "node:timers/promises";
import type { Cdp } from "../pipe.js";

/** A CDP session with a page. */
export interface PageSession {
  /** Sends a command to the page, and returns its result. */
  send: (method: string, params?: object) => Promise<unknown>;
  /** Sends input to the page. It is done when the page has handled it or is closed. A busy page handles it later. */
  input: (method: string, params: object) => Promise<void>;
}

/** How long input waits for a page that is busy. */
const inputTimeoutMs = 5000;
/** How long a page may take for another command. */
const commandTimeoutMs = 30_000;
/** Resolves when a page has painted: Chromium drops the input before that. How long the first input waits for it. */
const painted = "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))";
const paintTimeoutMs = 1000;

const known = new WeakMap<Cdp, Map<string, Promise<PageSession>>>();

/** Returns the session with a page of a browser. */
export function pageSession(cdp: Cdp, targetId: string): Promise<PageSession> {
  const pages = known.get(cdp) ?? new Map<string, Promise<PageSession>>();
  known.set(cdp, pages);
  const page = pages.get(targetId) ?? attach(cdp, targetId, () => pages.delete(targetId));
  pages.set(targetId, page);
  page.catch(() => pages.delete(targetId));
  return page;
}

async function attach(cdp: Cdp, targetId: string, forget: () => void): Promise<PageSession> {
  const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true }) as { sessionId: string };
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    const stop = cdp.on("Target.detachedFromTarget", (params) => {
      if (params.sessionId !== sessionId) return;
      isClosed = true;
      stop();
      forget();
      resolve();
    });
  });
  const send: PageSession["send"] = (method, params) => cdp.send(method, params, sessionId, commandTimeoutMs);
  const paints = send("Runtime.evaluate", { expression: painted, awaitPromise: true, returnByValue: true });
  await Promise.race([paints.catch(() => {}), wait(paintTimeoutMs, undefined, { ref: false })]);
  return {
    send,
    async input(method, params) {
      const sent = send(method, params).catch((error: unknown) => {
        if (!isClosed) throw error;
      });
      await Promise.race([sent, closed, wait(inputTimeoutMs, undefined, { ref: false })]);
    },
  };
}
