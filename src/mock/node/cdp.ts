/** Connections to the real browsers of sessions: a client connects to `cdp_ws_url` as if the browser were local. */
import type { tunnel } from "../../browser/tunnel.js";
import { HttpError } from "../../server/http-error.js";
import { readTarget } from "../../server/http.js";
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

/**
 * Creates the function that connects clients to browsers.
 *
 * @param devTools Returns the address at which a browser accepts connections.
 * @param host The host that the mock listens on.
 * @param connect Connects a client to a browser.
 * @param log Gets a line for each connection.
 */
export function createCdpConnections(
  service: Service,
  devTools: NonNullable<Service["devTools"]>,
  host: string,
  connect: typeof tunnel,
  log: (line: string) => void,
): CdpConnections {
  const open = new Set<() => void>();

  /** @throws {HttpError} With 401 if the token is not the session's; with 404 if there is no such address. */
  function sessionOf({ target }: Upgrade): string {
    const { pathname, search } = readTarget(target);
    const [, id = "", protocol] = /^\/vm\/([^/]+)\/(cdp|webdriver)$/.exec(pathname) ?? [];
    if (!protocol) throw new HttpError(404, [], "There is no WebSocket here. Connect to the cdp_ws_url of a session.");
    if (!service.isActive(id)) throw new HttpError(404, [], `There is no browser session ${id}.`);
    checkToken(id, search, service.isTokenOf);
    if (protocol === "cdp") return id;
    throw new HttpError(501, [], "This mock does not support WebDriver BiDi. Connect to cdp_ws_url with CDP instead.");
  }

  return {
    async take(upgrade) {
      checkTrusted(upgrade, host);
      const id = sessionOf(upgrade);
      const address = await devTools(id);
      if (upgrade.socket.destroyed) return;
      log(`WebSocket to the browser of ${id}`);
      const end = connect(upgrade, address, () => service.use(id));
      open.add(end);
      upgrade.socket.once("close", () => open.delete(end));
    },
    end: () => open.forEach((end) => end()),
  };
}
