/** The server that a proxy forwards to: its address, and the connections to it. */
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { Agent as SecureAgent, request as requestSecurely } from "node:https";
import { connect, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { readBaseUrl } from "../base-url.js";
import { readTarget } from "../server/http.js";
import { endToEnd, forwardedHeaders, withHost } from "./headers.js";

/** The server that a proxy forwards to. */
export interface Target {
  /** Its base URL, without a trailing slash. */
  url: string;
  isSecure: boolean;
  /** Returns the URL on this server for a request target; for `*`, that of the server. */
  urlOf(requestTarget: string): string;
  /** Starts a request with the method, path and headers of the client's. Its body is left to the caller. */
  send(incoming: IncomingMessage): ClientRequest;
  /** Opens a connection for a protocol other than HTTP. */
  connect(): Socket;
  /** Returns the head of a request to change the protocol, addressed to this server. */
  upgradeHead(incoming: IncomingMessage): string;
  /** Closes the idle connections. */
  close(): void;
}

/** How long an idle connection is kept, in milliseconds: shorter than servers keep theirs. */
const idleTimeoutMs = 1000;
/** Maximum size of a response's head, in bytes: a target may send more than Node.js accepts by default. */
const maxHeaderSize = 2 ** 20;

/**
 * Creates the target for a base URL.
 *
 * @throws {RangeError} If the base URL is invalid.
 */
export function createTarget(baseUrl: string): Target {
  const base = new URL(readBaseUrl(baseUrl, "The target"));
  const isSecure = base.protocol === "https:";
  const prefix = base.pathname.replace(/\/+$/, "");
  const address = { host: base.hostname.replace(/^\[(.*)\]$/, "$1"), port: base.port || (isSecure ? 443 : 80) };
  const pool = { keepAlive: true, timeout: idleTimeoutMs };
  const agent = isSecure ? new SecureAgent(pool) : new Agent(pool);

  /** Puts the path of the base URL before a request target, which stays unchanged. */
  function pathOf(requestTarget: string): string {
    if (requestTarget === "*") return requestTarget; // RFC 9112, section 3.2.4
    const { pathname, search } = readTarget(requestTarget);
    return prefix + (requestTarget.startsWith("/") ? requestTarget : `${pathname || "/"}${search && `?${search}`}`);
  }

  return {
    url: base.origin + prefix,
    isSecure,
    urlOf: (requestTarget) => base.origin + (requestTarget === "*" ? "/" : pathOf(requestTarget)),
    send(incoming) {
      const { method, url = "" } = incoming;
      const headers = forwardedHeaders(incoming, base.host);
      const options = { ...address, agent, method, path: pathOf(url), headers, maxHeaderSize };
      return isSecure ? requestSecurely(options) : request(options);
    },
    connect: () => isSecure
      ? connectSecurely({ ...address, port: Number(address.port), servername: base.hostname })
      : connect({ ...address, port: Number(address.port) }),
    upgradeHead: ({ method = "", url = "", rawHeaders }) =>
      headOf(`${method} ${pathOf(url)} HTTP/1.1`, withHost(rawHeaders, base.host)),
    close: () => agent.destroy(),
  };
}

/** Returns the head of a request without its `Upgrade`, and otherwise unchanged. */
export function headWithoutUpgrade({ method = "", url = "", rawHeaders, headers }: IncomingMessage): string {
  const coding = headers["transfer-encoding"];
  const framing = coding === undefined ? [] : ["Transfer-Encoding", coding];
  return headOf(`${method} ${url} HTTP/1.1`, [...endToEnd(rawHeaders, coding !== undefined), ...framing]);
}

function headOf(startLine: string, headers: string[]): string {
  const lines = headers.flatMap((name, index) => index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []);
  return [startLine, ...lines, "", ""].join("\r\n");
}
