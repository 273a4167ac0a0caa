/** Connections to the real browsers of sessions: a client connects to `cdp_ws_url` as if the browser were local. */
import { setTimeout as wait } from "node:timers/promises";
import type { tunnel } from "../../browser/tunnel.js";
import type { WebDriver } from "../../browser/index.js";
import { messageOf } from "../../server/errors.js";
import { HttpError } from "../../server/http-error.js";
import { readTarget } from "../../server/http.js";
import type { TakeUpgrade, Upgrade } from "../../server/node/upgrade.js";
import { type BrowserAccess, checkClient, checkSession } from "./access.js";
import { readAddress, type WebDriverAddress } from "./webdriver.js";

/** The connections of clients to browsers. */
export interface CdpConnections {
  take: TakeUpgrade;
  /** Closes all of them. */
  end(): void;
}

/** How often a client is connected to a browser that ends, and the pause between. Meanwhile, another one starts. */
const maxAttempts = 20;
const retryDelayMs = 100;

/**
 * Creates the function that connects clients to browsers.
 *
 * @param connect Connects a client to a browser.
 * @param webDriver Connects it by WebDriver BiDi.
 */
export function createCdpConnections(
  access: BrowserAccess,
  connect: typeof tunnel,
  webDriver: WebDriver,
): CdpConnections {
  const { service, devTools, reach, host, log } = access;
  const open = new Set<() => void>();

  /** @throws {HttpError} With 401 if the token is not the session's; with 404 if there is no such address. */
  function sessionOf({ target }: Upgrade): string {
    const { pathname, search } = readTarget(target);
    const [, id = ""] = /^\/vm\/([^/]+)\/cdp(?:\/.*)?$/.exec(pathname) ?? [];
    if (!id) throw new HttpError(404, [], "There is no WebSocket here. Connect to the cdp_ws_url of a session.");
    checkSession(access, id, search);
    return id;
  }

  function keep(end: () => void, { socket }: Upgrade): void {
    open.add(end);
    socket.once("close", () => open.delete(end));
  }

  async function passWebDriver(upgrade: Upgrade, { id, path, search }: WebDriverAddress): Promise<void> {
    checkSession(access, id, search);
    log(`WebSocket to the ChromeDriver of ${id}`);
    keep(await webDriver.connect(await devTools(id), upgrade, path, () => service.use(id)), upgrade);
  }

  async function pass(upgrade: Upgrade): Promise<void> {
    checkClient(upgrade, host);
    const address = readAddress(upgrade);
    if (address) return passWebDriver(upgrade, address);
    const id = sessionOf(upgrade);
    log(`WebSocket to the browser of ${id}`);
    for (let attempt = 1; !upgrade.socket.destroyed; attempt++) {
      const browser = await reach(id);
      const { end, isOpen } = connect(upgrade, browser, () => service.use(id));
      keep(end, upgrade);
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
