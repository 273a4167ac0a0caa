/** Serves handlers for a test, on each of the platforms. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { createService, type Handlers, type Service, type ServiceOptions } from "../../src/server/index.js";

/** Calls a path of a service. */
export type Call = (path: string, init?: RequestInit) => Promise<Response>;

export interface Transport {
  name: string;
  /** Serves until the test ends. */
  serve: (service: Service) => Call | Promise<Call>;
}

export const transports: Transport[] = [
  {
    name: "node:http",
    async serve({ listener }) {
      const server = createServer(listener).listen(0, "127.0.0.1");
      await once(server, "listening");
      onTestFinished(() => {
        server.close();
        server.closeAllConnections();
      });
      const { port } = server.address() as AddressInfo;
      return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init);
    },
  },
  {
    name: "fetch",
    serve: ({ fetch }) => (path, init) => fetch(new Request(`http://service.test${path}`, init)),
  },
];

export const bearer = { Authorization: "Bearer t" };
export const json = { ...bearer, "Content-Type": "application/json" };

/** A service, and the errors that it reported. */
export interface Served {
  call: Call;
  errors: unknown[];
}

/** Serves handlers. By default the service accepts the token `t`. */
export async function serve<Caller>(
  { serve }: Transport,
  handlers: Partial<Handlers<Caller>>,
  options: Partial<ServiceOptions<Caller>> = {},
): Promise<Served> {
  const errors: unknown[] = [];
  const authenticate = (token: string) => token === "t" && "Ada" as Caller;
  const onError = (error: unknown) => void errors.push(error);
  return { call: await serve(createService(handlers, { authenticate, onError, ...options })), errors };
}

/** Moves a file. */
export function move(call: Call, { headers = json, base = "", body = { src_path: "/a", dest_path: "/b" } }: {
  headers?: Record<string, string>;
  base?: string;
  body?: unknown;
} = {}): Promise<Response> {
  return call(`${base}/browsers/x/fs/move`, { method: "PUT", headers, body: JSON.stringify(body) });
}

/** Writes a file. */
export function write(call: Call, body: BodyInit): Promise<Response> {
  const headers = { ...bearer, "Content-Type": "application/octet-stream" };
  const init = { method: "PUT", headers, body, duplex: "half" }; // required for streams
  return call("/browsers/x/fs/write_file?path=/a", init);
}

/** Creates a promise with a function that fulfils it. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => resolve = fulfil);
  return { promise, resolve };
}
