/** Where a service breaks the contract while it is used: the function behind `cloud-browser-contract proxy`. */
import { setMaxListeners } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Breach } from "../check/report/report.js";
import { loadContract } from "../contract/index.js";
import { HttpError } from "../server/http-error.js";
import { answerBroken } from "../server/node/broken.js";
import { listen } from "../server/node/listen.js";
import { checkTrusted } from "../server/trusted.js";
import { createExchanges } from "./exchange.js";
import { createLedger, type ProxyReport, type Unjudged } from "./ledger.js";
import { sendError } from "./respond.js";
import { createTarget } from "./target.js";
import { serveInTurn } from "./turns.js";
import { passUpgrades } from "./upgrade.js";

export type { ProxyReport, Unjudged };

/** What a proxy stands before, and how. */
export interface ProxyOptions {
  /** Base URL of the server, such as `https://api.example.com`. A path in it goes before each path of a request. */
  target: string;
  /** Port; 0, the default, picks a free one. */
  port?: number;
  /** Address to listen on; 127.0.0.1 by default, which only this machine reaches. */
  host?: string;
  /** What every path of the API begins with on the server and before it, such as `/api`; nothing by default. */
  basePath?: string;
  /** Whether to answer 502 or 400 in the place of what breaks the contract, as far as it is not yet on its way. */
  fail?: boolean;
  /** Is told each cause when it comes for the first time. */
  onBreach?: (breach: Breach) => void;
  /** Is told what is not judged, likewise. */
  onUnjudged?: (unjudged: Unjudged) => void;
}

/** A running proxy. */
export interface Proxy {
  /** Base URL for clients, such as `http://127.0.0.1:4012`. */
  url: string;
  /** What it has seen so far: the report of a check, with what was not judged. */
  report(): ProxyReport;
  /** Ends it: what is in flight is answered, for a while; event streams and WebSockets end at once. */
  close(): Promise<void>;
}

/** How long what is in flight has to end, in milliseconds, once the proxy closes. */
const grace = 2000;
const reportPath = "/_proxy/report";

/**
 * Starts a proxy before a server. It passes everything on as it is, and judges both directions by the contract.
 *
 * Each cause is told once, and counted. Bodies are judged by a copy of 8 MiB at most; what is longer is named as not
 * judged. `GET /_proxy/report` gives the report, too.
 *
 * @param options The server, and how to stand before it.
 * @returns The running proxy.
 * @throws {RangeError} When an option is not what it may be.
 * @throws {Error} When it cannot listen. The message is one line that says why.
 * @example
 * import { createClient } from "cloud-browser-contract";
 * import { startProxy } from "cloud-browser-contract/check";
 * import { startMock } from "cloud-browser-contract/mock";
 *
 * const mock = await startMock();
 * const proxy = await startProxy({ target: mock.url, onBreach: ({ says, expected }) => console.log(says, expected) });
 * await createClient({ baseUrl: proxy.url, token: "any-token" }).listProfiles({});
 * await proxy.close();
 * console.log(`${proxy.report().breaches.length} breaches`);
 * await mock.close();
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { port = 0, host = "127.0.0.1", basePath = "", fail = false } = options;
  const { onBreach = () => {}, onUnjudged = () => {} } = options;
  const target = createTarget(options.target);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new RangeError(`port must be a whole number from 0 to 65535, not ${port}.`);
  }
  if (!/^(\/.*[^/])?$/.test(basePath)) throw new RangeError('The base path must begin with "/", and not end with it.');
  const contract = await loadContract();
  const ledger = createLedger(target.url, tellSafely(onBreach), tellSafely(onUnjudged));
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // each event stream is one
  const exchange = createExchanges({ contract, target, basePath, fail, ledger, closing: closing.signal });
  const underWay = new Set<Promise<void>>();

  // No time is too long for an upload, and how long a connection is kept is a matter of the client.
  const server = createServer({ requireHostHeader: false, requestTimeout: 0, keepAliveTimeout: 0 });
  Object.assign(server, { httpAllowHalfOpen: true }); // Node.js has the setting, and no type
  const turns = serveInTurn(server, (request, response, onSent) => {
    if (request.method === "GET" && request.url === reportPath) return sendReport(request, response);
    const told = exchange(request, response, onSent).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
    underWay.add(told);
    void told.finally(() => underWay.delete(told));
  });
  answerBroken(server, turns, () => {}, {});
  const endTunnels = passUpgrades(server, target, ({ url = "" }) =>
    ledger.unjudged(undefined, `WebSocket ${url.replace(/\?.*/, "")}`, "WebSockets pass unjudged."));

  function sendReport(request: IncomingMessage, response: ServerResponse): void {
    try {
      checkTrusted(request, host, "proxy");
    } catch (error) {
      return sendError(response, error as HttpError);
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(ledger.report()));
  }

  return {
    url: await listen(server, port, host),
    report: ledger.report,
    async close() {
      closing.abort();
      endTunnels();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(timer);
      target.close();
      await Promise.all(underWay);
    },
  };
}

/** Whoever is told may fail, and that ends no proxy. */
function tellSafely<T>(tell: (told: T) => void): (told: T) => void {
  return (told) => {
    try {
      tell(told);
    } catch (thrown) {
      console.error(thrown);
    }
  };
}
