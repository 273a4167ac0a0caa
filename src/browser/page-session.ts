/** The mock's own CDP sessions with the pages of a browser: one for each page that it uses, as long as that is open. */
import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../server/errors.js";
import type { Session } from "../service/model/session.js";
import type { Cdp } from "./pipe.js";

/** A CDP session with a page. */
export interface PageSession {
  targetId: string;
  /** Resolves when the page is closed. */
  closed: Promise<void>;
  /** Listens to an event of the page, until it is closed or the returned function is called. */
  on: (event: string, take: (params: object) => void) => () => void;
  /** Sends a command to the page, and returns its result. */
  send: (method: string, params?: object) => Promise<unknown>;
  /** Sends input to the page. It is done when the page has handled it or is closed. A busy page handles it later. */
  input: (method: string, params: object) => Promise<void>;
}

/** The page in front, which a person would see, and its browser. */
export interface Front {
  session: Session;
  cdp: Cdp;
  page: PageSession;
}

/** How long input waits for a page that is busy. */
const inputTimeoutMs = 5000;
/** How long a page may be replaced, and how often that is checked. */
const replaceTimeoutMs = 1000;
const replacePollMs = 20;

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
  /** Sends a command. While Chromium replaces the page by one that it has kept, it is sent again. */
  async function send(method: string, params?: object, timeoutMs?: number): Promise<unknown> {
    const began = performance.now();
    for (;;) {
      try {
        return await cdp.send(method, params, sessionId, timeoutMs);
      } catch (error) {
        const isReplaced = messageOf(error) === "Not attached to an active page";
        if (!isReplaced || performance.now() - began > replaceTimeoutMs) throw error;
        await wait(replacePollMs);
      }
    }
  }

  function on(event: string, take: (params: object) => void): () => void {
    const stop = cdp.on(event, (params: object, id) => {
      if (id === sessionId) take(params);
    });
    void closed.then(stop);
    return stop;
  }

  return {
    targetId,
    on,
    closed,
    send,
    async input(method, params) {
      const sent = send(method, params, 2 * inputTimeoutMs).catch((error: unknown) => {
        if (!isClosed) throw error;
      });
      await Promise.race([sent, closed, wait(inputTimeoutMs, undefined, { ref: false })]);
    },
  };
}
