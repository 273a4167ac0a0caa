/** The way to the real browser of a session: `cdp_ws_url`, on which a client speaks with it as if it were its own. */
import type { tunnel } from "../browser/tunnel.js";
import { HttpError } from "../server/http-error.js";
import { readTarget } from "../server/http.js";
import type { TakeUpgrade, Upgrade } from "../server/node/upgrade.js";
import type { Service } from "./service/index.js";
import { checkTrusted } from "./trusted.js";
import { checkToken } from "./vm.js";

/** What takes the connections. */
export interface Cdp {
  take: TakeUpgrade;
  /** Ends them all. */
  end(): void;
}

/**
 * Makes what takes the connections to the browsers.
 *
 * @param devTools Gives where a browser takes connections.
 * @param host Where the mock listens.
 * @param pass Connects a client with a browser.
 * @param log Takes a line for each.
 */
export function createCdp(
  service: Service,
  devTools: NonNullable<Service["devTools"]>,
  host: string,
  pass: typeof tunnel,
  log: (line: string) => void,
): Cdp {
  const open = new Set<() => void>();

  /** @throws {HttpError} With 401 when the token is not that of the session, with 404 when nothing is there. */
  function sessionOf({ target }: Upgrade): string {
    const { pathname, search } = readTarget(target);
    const [, id = "", protocol] = /^\/vm\/([^/]+)\/(cdp|webdriver)$/.exec(pathname) ?? [];
    if (!protocol) throw new HttpError(404, [], "WebSockets lead to the browsers: each session has its cdp_ws_url.");
    if (!service.isActive(id)) throw new HttpError(404, [], `There is no browser session ${id}.`);
    checkToken(id, search, service.isTokenOf);
    if (protocol === "cdp") return id;
    throw new HttpError(501, [], "This mock has no WebDriver BiDi. Connect to cdp_ws_url, by the DevTools Protocol.");
  }

  return {
    async take(upgrade) {
      checkTrusted(upgrade, host);
      const id = sessionOf(upgrade);
      const there = await devTools(id);
      if (upgrade.socket.destroyed) return;
      log(`WebSocket to the browser of ${id}`);
      const end = pass(upgrade, there, () => service.use(id));
      open.add(end);
      upgrade.socket.once("close", () => open.delete(end));
    },
    end: () => open.forEach((end) => end()),
  };
}
