/**
 * Connections to the browsers of sessions: by CDP, by HTTP, and to the page in front. A browser is started if needed.
 */
import { messageOf } from "../server/errors.js";
import { HttpError } from "../server/http-error.js";
import type { Session } from "../service/model/session.js";
import type { DevTools } from "../service/ports/browsers.js";
import { type Front, pageSession } from "./page-session.js";
import type { BrowserProcess } from "./process.js";
import { listPages } from "./targets.js";

/**
 * Creates the connections.
 *
 * @param use Returns the process of a session, and starts it if it does not run.
 */
export function createConnections(use: (session: Session) => BrowserProcess) {
  /**
   * Returns where the browser of a session accepts connections.
   *
   * @throws {HttpError} With 500 if it cannot be started.
   */
  async function devTools(session: Session): Promise<DevTools> {
    try {
      return await use(session).ready;
    } catch (error) {
      throw error instanceof HttpError ? error : new HttpError(500, [], messageOf(error));
    }
  }

  /** Returns the mock's own CDP connection to the browser of a session, and the host of its HTTP URLs. */
  async function connect(session: Session) {
    const process = use(session);
    const { port } = await devTools(session);
    return { host: `127.0.0.1:${port}`, cdp: await process.cdp() };
  }

  /** Returns the WebSocket URL of the browser of a session. */
  async function endpointOf(session: Session): Promise<string> {
    const { port, path } = await devTools(session);
    return `ws://127.0.0.1:${port}${path}`;
  }

  /** Returns the page of a session that a person would see. If there is none, it is opened. */
  async function frontOf(session: Session): Promise<Front> {
    const { cdp, host } = await connect(session);
    const [front] = await listPages(host);
    const targetId = front?.id ?? (await cdp.send("Target.createTarget", { url: "about:blank" }) as TargetId).targetId;
    return { session, cdp, page: await pageSession(cdp, targetId) };
  }

  return { devTools, connect, endpointOf, frontOf };
}

interface TargetId {
  targetId: string;
}
