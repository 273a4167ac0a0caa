/** Reports contract violations in the traffic of a server: the function behind `cloud-browser-contract proxy`. */
import { setMaxListeners } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Breach } from "../report/report.js";
import { loadContract } from "../contract/node/load.js";
import type { HttpError } from "../server/http-error.js";
import { answerMalformed } from "../server/node/malformed.js";
import { listen } from "../server/node/listen.js";
import { createReportBuilder, type TrafficReport, type Unjudged } from "../traffic/report.js";
import { checkTrusted } from "../trusted.js";
import { createHandleExchange } from "./exchange.js";
import { type Serve, serveInOrder } from "./pipeline.js";
import { sendError } from "./respond.js";
import { createSaver } from "./save.js";
import { createTarget } from "./target.js";
import { tunnelUpgrades } from "./upgrade.js";

export type { CoverageReport, OperationCoverage, Seen } from "../coverage/index.js";
export type { TrafficReport as ProxyReport, Unjudged };

/** Options of `startProxy`. */
export interface ProxyOptions {
  /** Base URL of the server, such as `https://api.example.com`. Its path is put before the path of each request. */
  target: string;
  /** Port to listen on. By default 0, which picks a free port. */
  port?: number;
  /** Address to listen on. By default 127.0.0.1, which only this machine reaches. */
  host?: string;
  /** Prefix of every path of the API, on the server and on the proxy, such as `/api`. By default none. */
  basePath?: string;
  /**
   * Whether to return 400 or 502 instead of forwarding a violation. By default false. The contents of forms, event
   * streams and bytes are forwarded, and only reported.
   */
  rejectViolations?: boolean;
  /**
   * How long the server may take to begin a response, in milliseconds; 300,000 by default. Then the client gets a 504,
   * and the report a cause.
   */
  timeoutMs?: number;
  /**
   * File to save all exchanges in, as an HTTP Archive (HAR) without tokens. One that was saved so is continued. Bodies
   * longer than 8 MiB and WebSockets are left out.
   */
  save?: string;
  /** Called with each cause the first time it is found. */
  onBreach?: (breach: Breach) => void;
  /** Called with each kind of traffic that is not judged, the first time it is seen. */
  onUnjudged?: (unjudged: Unjudged) => void;
}

/** A running proxy. */
export interface Proxy {
  /** Base URL for clients, such as `http://127.0.0.1:4012`. */
  url: string;
  /** Returns the report so far: the report of a check, and the traffic that was not judged. */
  report(): TrafficReport;
  /** Stops the proxy. Requests in flight have two seconds to finish; event streams and WebSockets end at once. */
  close(): Promise<void>;
}

/** How long requests in flight may take to finish once the proxy closes, in milliseconds. */
const closeTimeoutMs = 2000;
/** The longest time that timers of Node.js take, in milliseconds: more would be none. */
const maxTimeout = 2 ** 31 - 1;
const reportPath = "/_proxy/report";

/**
 * Starts a proxy in front of a server. It forwards all traffic unchanged, and judges requests and responses by the
 * contract.
 *
 * Each cause is reported once, with a count. JSON and events longer than 8 MiB are forwarded and reported as not
 * judged. `GET /_proxy/report` returns the report, too.
 *
 * @param options The server to forward to, and settings of the proxy.
 * @returns The running proxy.
 * @throws {RangeError} If an option is invalid, or the file to save in is not one that was saved so.
 * @throws {Error} If the proxy cannot listen. The message is one line that says why.
 * @example
 * import { createClient } from "cloud-browser-contract";
 * import { startProxy } from "cloud-browser-contract/proxy";
 * import { startMock } from "cloud-browser-contract/mock";
 *
 * const mock = await startMock();
 * const proxy = await startProxy({ target: mock.url, onBreach: ({ description }) => console.log(description) });
 * await createClient({ baseUrl: proxy.url, token: "any-token" }).listProfiles({});
 * await proxy.close();
 * console.log(`${proxy.report().breaches.length} breaches`);
 * await mock.close();
 */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { port = 0, host = "127.0.0.1", basePath = "", rejectViolations = false, timeoutMs = 300_000 } = options;
  const { onBreach = () => {}, onUnjudged = () => {} } = options;
  const target = createTarget(options.target);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new RangeError(`port must be a whole number from 0 to 65535, not ${port}.`);
  }
  if (!/^(\/.*[^/])?$/.test(basePath)) throw new RangeError('The base path must begin with "/" and not end with "/".');
  if (!(timeoutMs >= 1 && timeoutMs <= maxTimeout)) {
    throw new RangeError(`timeoutMs must be from 1 to ${maxTimeout} milliseconds, not ${timeoutMs}.`);
  }
  const contract = await loadContract();
  const saver = options.save === undefined ? undefined : await createSaver(options.save);
  const report = createReportBuilder(contract, target.url, logErrorsOf(onBreach), logErrorsOf(onUnjudged));
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // one for each event stream
  const handleExchange = createHandleExchange({
    contract, target, basePath, rejectViolations, timeoutMs, report, closing: closing.signal,
  });
  const exchanges = new Set<Promise<void>>();

  // Uploads may take any time, and it is up to the client how long it keeps a connection.
  const server = createServer({ requireHostHeader: false, requestTimeout: 0, keepAliveTimeout: 0 });
  Object.assign(server, { httpAllowHalfOpen: true }); // @types/node does not have this option
  const pipelines = serveInOrder(server, (request, response, onSent) => {
    if (request.method === "GET" && request.url === reportPath) return sendReport(request, response);
    const exchange = handle(request, response, onSent).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
    exchanges.add(exchange);
    void exchange.finally(() => exchanges.delete(exchange));
  });
  answerMalformed(server, pipelines, () => {}, {});
  const closeTunnels = tunnelUpgrades(server, target, ({ url = "" }) =>
    report.addUnjudged(undefined, `WebSocket ${url.replace(/\?.*/, "")}`, "WebSockets are not judged."));

  async function handle(...[request, response, onSent]: Parameters<Serve>): Promise<void> {
    const saved = saver?.start(request, target.urlOf(request.url ?? ""));
    await handleExchange(request, response, onSent, (targetResponse) => saved?.addResponse(targetResponse));
    await saved?.end();
  }

  function sendReport(request: IncomingMessage, response: ServerResponse): void {
    try {
      checkTrusted(request, host, "proxy");
    } catch (error) {
      return sendError(response, error as HttpError);
    }
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(report.build()));
  }

  const url = await listen(server, port, host).catch(async (error: unknown) => {
    await saver?.close();
    throw error;
  });
  return {
    url,
    report: report.build,
    async close() {
      closing.abort();
      closeTunnels();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      await closed;
      clearTimeout(timer);
      target.close();
      await Promise.all(exchanges);
      await saver?.close();
    },
  };
}

/** Wraps a callback so that an error which it throws is logged and does not end the proxy. */
function logErrorsOf<T>(callback: (value: T) => void): (value: T) => void {
  return (value) => {
    try {
      callback(value);
    } catch (thrown) {
      console.error(thrown);
    }
  };
}
