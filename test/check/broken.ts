/** Broken servers for tests: a mock behind a proxy that changes requests or responses. */
import { once } from "node:events";
import { createServer, type IncomingMessage, request as send, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";
import { type CheckOptions, checkServer, type Report } from "../../src/check/index.js";
import { type Mock, startMock } from "../../src/mock/index.js";

/** A request on its way to the mock. Changes are made in place. */
export interface Passing {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  /** The body, with one character per byte. */
  text: string;
}

/** A response on its way back. */
export interface Returning {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** How a server is broken or unusual. */
export interface Broken {
  /** Changes a request before the mock gets it, possibly later. */
  request?: (request: Passing) => unknown;
  /** Changes a response. For a stream, it is called with the headers and an empty text, then with each chunk. */
  answer?: (response: Returning, request: Passing) => unknown;
  /** Changes how a response is sent. */
  response?: (response: ServerResponse) => unknown;
  /** Returns a stream to pipe the body through, if any. */
  through?: (isStream: boolean) => Duplex | undefined;
  /** Handles a request itself instead of passing it on. Returns whether it did. */
  instead?: (request: Passing, response: ServerResponse) => boolean;
}

/** Starts a broken server in front of a mock. It stops at the end of the test file. */
export function startBroken(mockUrl: string, broken: Broken, host?: string): Promise<string> {
  const { request: change, answer: spoil, response, through, instead } = broken;
  return listen(async (incoming, outgoing) => {
    const request = await read(incoming);
    if (instead?.(request, outgoing)) return;
    const passed = { ...request, headers: { ...request.headers } };
    await change?.(passed);
    const answer = await forward(mockUrl, passed, outgoing);
    const { "content-length": _, "transfer-encoding": __, ...headers } = answer.headers as Record<string, string>;
    const returning = { status: answer.statusCode ?? 0, headers, text: "" };
    const isStream = /event-stream/.test(headers["content-type"] ?? "");
    if (!isStream) returning.text = (await buffer(answer)).toString("latin1");
    spoil?.(returning, request);
    response?.(outgoing);
    outgoing.writeHead(returning.status, returning.headers);
    if (isStream) outgoing.flushHeaders(); // a silent stream sends nothing else
    const body = isStream || returning.text !== "" ? through?.(isStream) : undefined;
    body?.pipe(outgoing);
    if (!isStream) return (body ?? outgoing).end(returning.text, "latin1");
    answer.on("data", (chunk: Buffer) => {
      returning.text = chunk.toString("latin1");
      spoil?.(returning, request);
      (body ?? outgoing).write(returning.text, "latin1");
    });
    answer.on("close", () => (body ?? outgoing).end());
  }, host);
}

async function forward(mockUrl: string, { method, url, headers, text }: Passing, outgoing: ServerResponse) {
  const { "transfer-encoding": _, "content-length": __, ...others } = headers;
  const length = { "content-length": String(Buffer.byteLength(text, "latin1")) };
  const forwarded = send(mockUrl + url, { method, headers: { ...others, ...length } });
  outgoing.on("close", () => forwarded.destroy());
  forwarded.end(text, "latin1");
  const [response] = await once(forwarded, "response") as [IncomingMessage];
  response.on("error", () => undefined); // the checker has stopped reading
  return response;
}

/** The servers to stop at the end of the file. With concurrent tests, no test knows whether it is the last one. */
const servers: Server[] = [];

/** Starts a server without a mock. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
  host = "127.0.0.1",
): Promise<string> {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.destroy()); // the checker has disconnected
  });
  server.listen(0, host);
  await once(server, "listening");
  servers.push(server);
  return `http://${host.includes(":") ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`;
}

async function read(incoming: IncomingMessage): Promise<Passing> {
  const { method = "", url = "", headers } = incoming;
  const text = (await buffer(incoming)).toString("latin1");
  return { method, url, headers: headers as Record<string, string>, text };
}

/** Starts the mock behind the servers of a test file. All of them stop at the end of the file. */
export async function startMockForFile(): Promise<Mock> {
  const mock = await startMock();
  afterAll(async () => {
    for (const server of servers.splice(0)) {
      server.close();
      server.closeAllConnections();
    }
    await mock.close();
  });
  return mock;
}

/** Checks a server that shows each change at once, so that a read in vain is not repeated for long. */
export function check(baseUrl: string, options: Partial<CheckOptions> = {}): Promise<Report> {
  return checkServer({ baseUrl, token: "any-token", settleMs: 100, ...options });
}

/** Changes successful responses only. */
export function ofSuccess(change: NonNullable<Broken["answer"]>): Broken {
  return { answer: (response, request) => response.status < 300 && change(response, request) };
}

/** Changes error responses only. */
export function ofError(change: NonNullable<Broken["answer"]>): Broken {
  return { answer: (response, request) => response.status >= 400 && change(response, request) };
}

/** Accepts requests that the mock refuses with 400 for one reason. */
export function accepting(reason: RegExp, statusOf: (request: Passing) => number): Broken {
  return {
    answer: (response, request) => response.status === 400 && reason.test(response.text)
      && Object.assign(response, { status: statusOf(request), text: "" }),
  };
}

/** Changes the JSON of a response. Other media types stay unchanged. */
export function inJson(change: (value: any) => unknown): (response: Returning) => void {
  return (response) => {
    if (!response.headers["content-type"]?.startsWith("application/json")) return;
    const value: unknown = JSON.parse(response.text);
    response.text = JSON.stringify(change(value) ?? value);
  };
}

/** Whether a request carries a bearer token. */
export function hasToken({ headers }: Passing): boolean {
  return headers.authorization?.startsWith("Bearer") ?? false;
}

/** Answers matching requests with an error. */
export function error(status: number, matches: (request: Passing) => boolean, headers = {}): Broken {
  return {
    instead(request, response) {
      if (!matches(request)) return false;
      response.writeHead(status, { "content-type": "application/json", ...headers });
      response.end(JSON.stringify({ code: "any_code", message: `It is ${status}.` }));
      return true;
    },
  };
}
