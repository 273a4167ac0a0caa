/** The proxy of a browser, if its session has one of the type `custom`. */
import { isIPv6 } from "node:net";
import { privateRanges } from "../service/base/addresses.js";
import { secretsOf, type StoredProxy } from "../service/model/proxy.js";
import type { Session } from "../service/model/session.js";
import { logOnce } from "./log-once.js";
import { type Relay, startRelay } from "./relay.js";
import type { BrowserFeature } from "./feature.js";

/** The proxy that a browser was started with. */
interface UsedProxy {
  proxy: StoredProxy | undefined;
  relay?: Relay;
}

/**
 * Creates the feature that sets the proxy of browsers.
 *
 * @param log Gets a line for proxies that are not supported.
 */
export function createProxyFeature(log: (line: string) => void) {
  const used = new Map<Session, UsedProxy>();
  const logLineOnce = logOnce(log);

  /** Logs each unsupported type of proxy once. */
  function logUnsupported({ proxy }: Session): void {
    if (!proxy || !("id" in proxy) || proxy.type === "custom") return;
    const what = `Proxies of the type ${proxy.type}`;
    logLineOnce(`${what} are stored and returned, but not supported on this machine: traffic goes out directly.`);
  }

  function end(session: Session): void {
    used.get(session)?.relay?.end();
    used.delete(session);
  }

  return {
    feature: {
      async args(session) {
        end(session); // the one of an earlier browser
        logUnsupported(session);
        const proxy = proxyOf(session);
        if (session.deletedAt !== undefined) return []; // its browser will end
        const now: UsedProxy = { proxy };
        used.set(session, now);
        if (!proxy) return [];
        const server = serverOf(proxy);
        if (needsRelay(proxy)) now.relay = startRelay(upstreamOf(server, proxy));
        const way = now.relay ? `http://127.0.0.1:${await now.relay.port}` : server.origin;
        return [`--proxy-server=${way}`, `--proxy-bypass-list=${bypassed(proxy, session).join(";")}`];
      },
    } satisfies BrowserFeature,
    /** Whether the proxy of a session changed since its browser was started. */
    hasChanged: (session: Session) => used.has(session) && used.get(session)?.proxy !== proxyOf(session),
    /** Ends the relay of a session. */
    end,
  };
}

/** Returns the proxy of a session that its browser uses. */
export function proxyOf({ proxy }: Pick<Session, "proxy">): StoredProxy | undefined {
  return proxy && "id" in proxy && proxy.type === "custom" ? proxy : undefined;
}

/** Returns the server of a proxy. It throws when there is none: without it, traffic would go out directly. */
function serverOf({ id, protocol, config }: StoredProxy): { origin: string; host: string; port: number } {
  if (!config || !("host" in config)) throw new Error(`The proxy ${id} has no config with a host.`);
  const { host, port } = config;
  const name = isIPv6(host) ? `[${host}]` : host;
  if (!/^[\w.-]+$|^\[[\da-f:.]+\]$/i.test(name)) throw new Error(`The host of the proxy ${id} is not a host name.`);
  return { origin: `${protocol}://${name}:${port}`, host, port };
}

const usernameOf = ({ config }: StoredProxy) => (config as { username?: string }).username;

/** Whether a proxy needs something that Chromium does not accept on its command line. */
export const needsRelay = (proxy: StoredProxy) => secretsOf(proxy) !== undefined || usernameOf(proxy) !== undefined;

function upstreamOf({ host, port }: { host: string; port: number }, proxy: StoredProxy) {
  const { password = "", ca_bundle: ca } = secretsOf(proxy) ?? {};
  return { isSecure: proxy.protocol !== "http", host, port, username: usernameOf(proxy) ?? "", password, ca };
}

/** The hosts without the proxy, in Chromium's notation. `<-loopback>` stops it from adding this machine. */
function bypassed({ bypass_hosts = [] }: StoredProxy, { network }: Session): string[] {
  const direct = network?.private_hosts ?? privateRanges;
  const ranges = direct.map((hosts) => hosts.replace(/^\[(.*)\]\//, "$1/"));
  return ["<-loopback>", ...ranges, ...bypass_hosts.filter((host) => /^[\w.*:[\]-]+$/.test(host))];
}
