/** The mock's own CDP sessions with the pages of a browser: one for each page that it uses, as long as that is open. */
import { setTimeout as wait } from "node:timers/promises";
import { messageOf } from "../server/errors.js";
import type { Session } from "../service/model/session.js";
import type { Cdp } from "./cdp.js";

/** A CDP session with a page. */
export interface PageSession {
  targetId: string;
  /** Has a function called when the page is closed, unless the returned function is called before. */
  onClose: (take: () => void) => () => void;
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
/** What a browser says while a page is replaced, or has not been drawn for the first time. */
const unready = ["Not attached to an active page", "Unable to capture screenshot"];
/** How long that may take, and how often it is checked. */
const readyTimeoutMs = 1000;
const readyPollMs = 20;

const known = new WeakMap<Cdp, Map<string, Promise<PageSession>>>();

function sessionsOf(cdp: Cdp): Map<string, Promise<PageSession>> {
  const sessions = known.get(cdp) ?? new Map<string, Promise<PageSession>>();
  known.set(cdp, sessions);
  return sessions;
}

/** Returns the session with a page of a browser. A page that is no tab, and so has none, is attached. */
export function pageSession(cdp: Cdp, targetId: string): Promise<PageSession> {
  const attach = async () => {
    const { sessionId } = await cdp.send("Target.attachToTarget", { targetId, flatten: true }) as { sessionId: string };
    return createPageSession(cdp, targetId, sessionId);
  };
  return sessionsOf(cdp).get(targetId) ?? attach();
}

/** Creates the session with a page, which is attached. It is the one that `pageSession` returns from now on. */
export function createPageSession(cdp: Cdp, targetId: string, sessionId: string): PageSession {
  const sessions = sessionsOf(cdp);
  const closers = new Set<() => void>([() => sessions.delete(targetId)]);
  let isClosed = false;
  const stop = cdp.on("Target.detachedFromTarget", (params) => {
    if (params.sessionId !== sessionId) return;
    isClosed = true;
    stop();
    for (const close of closers) close();
  });

  /** Sends a command, and sends it again while the page is unready. */
  async function send(method: string, params?: object, timeoutMs?: number): Promise<unknown> {
    const began = performance.now();
    for (;;) {
      try {
        return await cdp.send(method, params, sessionId, timeoutMs);
      } catch (error) {
        if (!unready.includes(messageOf(error)) || performance.now() - began > readyTimeoutMs) throw error;
        await wait(readyPollMs);
      }
    }
  }

  function onClose(take: () => void): () => void {
    closers.add(take);
    return () => void closers.delete(take);
  }

  const page: PageSession = {
    targetId,
    onClose,
    on(event, take) {
      const stop = cdp.on(event, (params: object, id) => {
        if (id === sessionId) take(params);
      });
      const stay = onClose(stop);
      return () => {
        stop();
        stay();
      };
    },
    send,
    input: (method, params) => new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        stay();
        resolve();
      };
      const timer = setTimeout(done, inputTimeoutMs);
      const stay = onClose(done);
      send(method, params, 2 * inputTimeoutMs).catch((error: Error) => {
        if (!isClosed) reject(error);
      }).finally(done);
    }),
  };
  sessions.set(targetId, Promise.resolve(page));
  return page;
}
