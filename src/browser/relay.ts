/**
 * A proxy on this machine in front of a proxy that needs a password or has a private certificate: Chromium accepts
 * neither on its command line. It passes traffic on to that proxy with `Proxy-Authorization`, without reading it.
 */
import { createServer, type IncomingMessage, request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { messageOf } from "../server/errors.js";
import { hopByHop } from "../server/hop-by-hop.js";

/** The proxy that the relay passes traffic to. */
export interface Upstream {
  isSecure: boolean;
  host: string;
  port: number;
  username: string;
  password: string;
  /** Certificates of the authorities that are trusted for it, in PEM. */
  ca: string | undefined;
}

export interface Relay {
  /** Its port, once it accepts connections. */
  port: Promise<number>;
  /** Ends it, and all connections through it. */
  end(): void;
}

/** Whether a header field is passed on. Node.js sends a chunked body as one, so that field stays. */
function isPassed(name: string): boolean {
  return name === "transfer-encoding" || !(hopByHop.has(name) || name === "proxy-authorization");
}

/** Starts a relay. */
export function startRelay({ isSecure, host, port: upstreamPort, username, password, ca }: Upstream): Relay {
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  const ask = (options: RequestOptions, { rawHeaders }: IncomingMessage) => {
    const headers = [...passedHeaders(rawHeaders), "Proxy-Authorization", `Basic ${credentials}`];
    const all = { host, port: upstreamPort, agent: false, ...options, headers, ...ca !== undefined && { ca } } as const;
    return isSecure ? httpsRequest(all) : httpRequest(all);
  };
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const { method, url: path } = request;
    const passing = ask({ method, path }, request);
    passing.on("response", (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, passedHeaders(incoming.rawHeaders));
      incoming.on("error", () => response.destroy()).pipe(response);
    });
    passing.on("error", (error) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`Cannot reach the proxy ${host}:${upstreamPort}: ${messageOf(error)}`);
    });
    response.on("close", () => passing.destroy());
    request.on("error", () => passing.destroy()).pipe(passing);
  });
  server.on("connect", (request: IncomingMessage, socket: Socket) => {
    const passing = ask({ method: "CONNECT", path: request.url }, request);
    const end = () => void socket.destroy();
    socket.on("error", () => {}).on("close", () => passing.destroy());
    passing.on("error", end);
    passing.on("connect", ({ statusCode, statusMessage }, upstream, head) => {
      socket.on("close", () => upstream.destroy());
      upstream.on("error", end).on("close", end);
      socket.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`);
      socket.write(head);
      if (statusCode === 200) socket.pipe(upstream).pipe(socket);
      else socket.end();
    });
    passing.end();
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("clientError", (_, socket) => socket.destroy());
  const port = new Promise<number>((resolve, reject) => {
    server.once("listening", () => resolve((server.address() as AddressInfo).port));
    server.on("error", reject).once("close", () => reject(new Error("The relay has ended.")));
  });
  port.catch(() => {}); // callers get the error from `port`
  server.listen(0, "127.0.0.1").unref();
  return {
    port,
    end() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Raw headers, names and values in turn, without those that are not passed on. */
function passedHeaders(rawHeaders: string[]): string[] {
  return rawHeaders.flatMap((name, index) => {
    const value = rawHeaders[index + 1] as string;
    return index % 2 === 0 && isPassed(name.toLowerCase()) ? [name, value] : [];
  });
}
