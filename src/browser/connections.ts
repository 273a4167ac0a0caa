/**
 * Connections to the browsers of sessions: by CDP, by HTTP, and to the page in front. A browser is started if needed.
 */
import { messageOf } from "../server/errors.js";
import { HttpError } from "../server/http-error.js";
import type { Session } from "../service/model/session.js";
import type { DevTools, ReachedBrowser } from "../service/ports/browsers.js";
import { type Front, pageSession } from "./page-session.js";
import type { BrowserProcess } from "./process.js";
import type { Cdp } from "./cdp.js";

/** A page of a browser. */
export interface PageTarget {
  id: string;
  url: string;
}

/** A connection to the browser of a session. */
export interface Connection {
  /** The mock's own. */
  cdp: Cdp;
  /** Lists its pages, the most recently used first. */
  pages: () => Promise<PageTarget[]>;
}

/**
 * Lists the pages of a browser, the most recently used first: only its HTTP address has that order.
 *
 * @param ask Asks that address.
 */
export async function listPages(ask: DevTools["ask"]): Promise<PageTarget[]> {
  const targets = await ask("/json/list") as (PageTarget & { type: string })[];
  return targets.filter(({ type }) => type === "page");
}

/** Throws what kept a browser from starting, as the error of a response. */
export function failedStart(error: unknown): never {
  throw error instanceof HttpError ? error : new HttpError(500, [], messageOf(error));
}

/**
 * Creates the connections.
 *
 * @param use Returns the process of a session, and starts it if it does not run.
 * @param onClient Is called when a client is about to connect.
 */
export function createConnections(
  use: (session: Session) => BrowserProcess,
  onClient: (session: Session) => void,
) {
  /**
   * Returns where the browser of a session accepts connections of clients.
   *
   * @throws {HttpError} With 500 if it cannot be started.
   */
  async function devTools(session: Session): Promise<DevTools> {
    onClient(session);
    return await use(session).ready.catch(failedStart);
  }

  /** Returns the same as soon as it accepts connections, with a promise of when clients may use them. */
  async function reach(session: Session): Promise<ReachedBrowser> {
    onClient(session);
    const { reached, ready: prepared } = use(session);
    const ready = prepared.catch(failedStart);
    ready.catch(() => {}); // callers get the error from `ready`
    return { ...await reached.catch(failedStart), ready };
  }

  /** Returns the mock's own CDP connection to the browser of a session, and the list of its pages. */
  async function connect(session: Session): Promise<Connection> {
    const process = use(session);
    const { ask } = await process.ready.catch(failedStart);
    return { cdp: await process.cdp(), pages: () => listPages(ask) };
  }

  /** Returns the page of a session that a person would see. If there is none, it is opened. */
  async function frontOf(session: Session): Promise<Front> {
    const { cdp, pages } = await connect(session);
    const [front] = await pages();
    const targetId = front?.id ?? (await cdp.send("Target.createTarget", { url: "about:blank" }) as TargetId).targetId;
    return { session, cdp, page: await pageSession(cdp, targetId) };
  }

  return { devTools, reach, connect, frontOf };
}

interface TargetId {
  targetId: string;
}
