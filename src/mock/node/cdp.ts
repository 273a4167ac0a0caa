/** Connections to the real browsers of sessions: a client connects to `cdp_ws_url` as if the browser were local. */
import { setTimeout as wait } from "node:timers/promises";
import type { tunnel } from "../../browser/tunnel.js";
import { messageOf } from "../../server/errors.js";
import { HttpError } from "../../server/http-error.js";
import { headerOf, type HttpRequest, readTarget } from "../../server/http.js";
import type { TakeUpgrade, Upgrade } from "../../server/node/upgrade.js";
import type { Service } from "../../service/index.js";
import { checkTrusted } from "../../trusted.js";
import { checkToken } from "../vm.js";

/** The connections of clients to browsers. */
export interface CdpConnections {
  take: TakeUpgrade;
  /** Closes all of them. */
  end(): void;
}

/** How clients get to browsers. */
export interface BrowserAccess {
  service: Service;
  /** Returns the address at which a browser accepts connections. */
  devTools: NonNullable<Service["devTools"]>;
  /** Returns the same as soon as clients may connect. */
  reach: NonNullable<Service["reach"]>;
  /** The host that the mock listens on. */
  host: string;
  /** Gets a line for each connection. */
  log: (line: string) => void;
}

/** How often a client is connected to a browser that ends, and the pause between. Meanwhile, another one starts. */
const maxAttempts = 20;
const retryDelayMs = 100;

/**
 * Checks that a request comes from a program, from a page that this machine serves, or from an extension, which needs
 * the token of a session as any client.
 *
 * @throws {HttpError} With 403 if it does not.
 */
export function checkClient({ headers }: Pick<HttpRequest, "headers">, host: string): void {
  const isExtension = headerOf({ headers }, "origin")?.startsWith("chrome-extension://");
  checkTrusted({ headers: isExtension ? { ...headers, origin: undefined } : headers }, host);
}

/**
 * Creates the function that connects clients to browsers.
 *
 * @param connect Connects a client to a browser.
 */
export function createCdpConnections(
  { service, reach, host, log }: BrowserAccess,
  connect: typeof tunnel,
): CdpConnections {
  const open = new Set<() => void>();

  /** @throws {HttpError} With 401 if the token is not the session's; with 404 if there is no such address. */
  function sessionOf({ target }: Upgrade): string {
    const { pathname, search } = readTarget(target);
    const [, id = "", protocol] = /^\/vm\/([^/]+)\/(?:(cdp)(?:\/.*)?|webdriver)$/.exec(pathname) ?? [];
    if (!id) throw new HttpError(404, [], "There is no WebSocket here. Connect to the cdp_ws_url of a session.");
    if (!service.isActive(id)) throw new HttpError(404, [], `There is no browser session ${id}.`);
    checkToken(id, search, service.isTokenOf);
    if (protocol) return id;
    throw new HttpError(501, [], "This mock does not support WebDriver BiDi. Connect to cdp_ws_url with CDP instead.");
  }

  async function pass(upgrade: Upgrade): Promise<void> {
    checkClient(upgrade, host);
    const id = sessionOf(upgrade);
    log(`WebSocket to the browser of ${id}`);
    for (let attempt = 1; !upgrade.socket.destroyed; attempt++) {
      const browser = await reach(id);
      const { end, isOpen } = connect(upgrade, browser, () => service.use(id));
      open.add(end);
      upgrade.socket.once("close", () => open.delete(end));
      if (await isOpen) return;
      open.delete(end);
      await browser.ready;
      if (attempt === maxAttempts) throw new HttpError(502, [], "The browser does not accept the connection.");
      await wait(retryDelayMs);
    }
  }

  return {
    async take(upgrade) {
      await pass(upgrade).catch((error: unknown) => {
        const { pathname } = readTarget(upgrade.target);
        log(`WebSocket ${pathname} ${error instanceof HttpError ? error.status : 502}: ${messageOf(error)}`);
        throw error;
      });
    },
    end: () => open.forEach((end) => end()),
  };
}
