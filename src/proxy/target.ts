/** The server behind a proxy: where it is, and the connections to it. */
import { Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { Agent as SecureAgent, request as requestSecurely } from "node:https";
import { connect, type Socket } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { readBaseUrl } from "../base-url.js";
import { readTarget } from "../server/http.js";
import { endToEnd, forwarded, withHost } from "./headers.js";

/** The server behind a proxy. */
export interface Target {
  /** Its base URL, without a slash at its end. */
  url: string;
  isSecure: boolean;
  /** Its address of what a client asks for. */
  urlOf(target: string): string;
  /** Begins to send a request: its head is on its way. */
  send(incoming: IncomingMessage): ClientRequest;
  /** Opens a connection, for what is no HTTP. */
  connect(): Socket;
  /** The head of a request that changes the protocol, as it is sent. */
  upgradeHead(incoming: IncomingMessage): string;
  /** Lets go of the connections that nothing uses. */
  close(): void;
}

/** How long a connection that nothing uses is kept, in milliseconds: less than any server keeps it. */
const idle = 1000;
/** How long the head of an answer may be, in bytes: a target may send more than Node.js takes by default. */
const maxHeaderSize = 2 ** 20;

/**
 * Reads where a server is.
 *
 * @throws {RangeError} When the text is no base URL.
 */
export function createTarget(text: string): Target {
  const base = new URL(readBaseUrl(text, "The target"));
  const isSecure = base.protocol === "https:";
  const prefix = base.pathname.replace(/\/+$/, "");
  const address = { host: base.hostname.replace(/^\[(.*)\]$/, "$1"), port: base.port || (isSecure ? 443 : 80) };
  const pool = { keepAlive: true, timeout: idle };
  const agent = isSecure ? new SecureAgent(pool) : new Agent(pool);

  /** The path and the query as they are sent: unchanged, after the path of the target. */
  function pathOf(target: string): string {
    if (target === "*") return target; // RFC 9112, section 3.2.4
    const { pathname, search } = readTarget(target);
    return prefix + (target.startsWith("/") ? target : `${pathname || "/"}${search && `?${search}`}`);
  }

  return {
    url: base.origin + prefix,
    isSecure,
    urlOf: (target) => base.origin + pathOf(target),
    send(incoming) {
      const { method, url = "" } = incoming;
      const headers = forwarded(incoming, base.host);
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

/** The head of a request that asks for no other protocol, as it came otherwise. */
export function plainHead({ method = "", url = "", rawHeaders }: IncomingMessage): string {
  const framing = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && /^transfer-encoding$/i.test(name) ? [name, rawHeaders[index + 1] ?? ""] : []);
  return headOf(`${method} ${url} HTTP/1.1`, [...endToEnd(rawHeaders), ...framing]);
}

function headOf(line: string, headers: string[]): string {
  const lines = headers.flatMap((name, index) => index % 2 === 0 ? [`${name}: ${headers[index + 1]}`] : []);
  return [line, ...lines, "", ""].join("\r\n");
}
