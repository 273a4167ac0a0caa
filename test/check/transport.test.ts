/** Unreliable servers: they close connections, return Retry-After, fail sometimes, respond slowly, or stop. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { expect, it, onTestFinished } from "vitest";
import { session } from "../support/mock.js";
import { check, error, hasToken, listen, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const only = ["listApps"];

/** Passes connections to the mock, except for the second and later requests on a connection. */
async function startTunnel(onReuse: (socket: Socket) => void): Promise<string> {
  const target = new URL(mock.url);
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    let requests = 0;
    const to = connect(Number(target.port), target.hostname);
    for (const one of [socket, to]) {
      sockets.add(one);
      one.on("error", () => {}).on("close", () => [socket, to].forEach((other) => other.destroy()));
    }
    socket.on("data", (chunk: Buffer) => {
      if (/^[A-Z]+ \//.test(chunk.toString("latin1")) && ++requests > 1) onReuse(socket);
      else to.write(chunk);
    });
    to.on("data", (chunk) => socket.write(chunk));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ["closes a connection on its second request", (socket: Socket) => socket.destroy()],
  ["resets a connection on its second request", (socket: Socket) => socket.resetAndDestroy()],
])("a server that %s violates nothing", async (_, end) => {
  let ended = 0;
  const baseUrl = await startTunnel((socket) => {
    ended++;
    end(socket);
  });
  const { breaches, operations } = await check(baseUrl, { only: ["createDirectory", "spawnProcess"], session });
  expect(breaches).toEqual([]);
  expect(operations.map(({ outcome }) => outcome)).toEqual(["passed", "passed"]);
  expect(ended).toBeGreaterThan(0);
});

it("a server that closes the connection after each response violates nothing", async () => {
  const baseUrl = await startBroken(mock.url, { answer: ({ headers }) => headers.connection = "close" });
  const { breaches, operations } = await check(baseUrl, { only: ["createDirectory"], session });
  expect([breaches, operations[0]?.outcome]).toEqual([[], "passed"]);
});

it("a server that returns 401 before it reads the body, and closes the connection, violates nothing", async () => {
  let refused = 0;
  const baseUrl = await listen((request, response) => {
    if (/^bearer /i.test(request.headers.authorization ?? "")) return forward(request, response);
    // An unread body resets the connection, and the response may be lost (RFC 9112, section 9.6).
    if (refused++ === 0) return request.socket.resetAndDestroy();
    response.writeHead(401, { "content-type": "application/json", "connection": "close" });
    response.end('{"code":"unauthorized","message":"There is no token."}', () => request.socket.destroySoon());
  });
  const { breaches, operations } = await check(baseUrl, { only: ["writeFile"], session });
  expect([breaches, operations[0]?.outcome]).toEqual([[], "passed"]);
  expect(refused).toBeGreaterThan(2);
});

async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "", url = "", headers } = request;
  const body = method === "GET" ? null : await buffer(request);
  const { host: _, connection: __, "content-length": ___, "transfer-encoding": ____, ...others } = headers;
  const answer = await fetch(mock.url + url, { method, headers: others as Record<string, string>, body });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).flushHeaders();
  if (answer.body) await pipeline(answer.body, response);
  else response.end();
}

it.each([
  ["zero seconds", () => "0", 0],
  ["one second", () => "1", 1000],
  ["a date", () => new Date(Date.now() + 1900).toUTCString(), 900], // a date has no fractions of a second
  ["more seconds than the timeout", () => "3", undefined],
  ["a date after the timeout", () => new Date(Date.now() + 60_000).toUTCString(), undefined],
  ["an invalid value", () => "soon", undefined],
])("a request is sent again after Retry-After with %s, within the timeout", async (_, retryAfter, delay) => {
  const requests: number[] = [];
  const baseUrl = await startBroken(mock.url, {
    instead: (request, response) => request.url === "/apps" && hasToken(request)
      && requests.push(performance.now()) === 1 && Boolean(
      response.writeHead(503, { "content-type": "application/json", "retry-after": retryAfter() })
        .end('{"code":"busy","message":"Later."}')),
  });
  const began = performance.now();
  const { breaches, operations: [result] } = await check(baseUrl, { only, timeoutMs: 2000 });
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(breaches).toEqual([]);
  expect(result?.untried.some(({ why }) => why.startsWith("503"))).toBe(delay === undefined);
  const [first = 0, second = 0] = requests;
  if (delay !== undefined) expect(second - first).toBeGreaterThan(delay - 10);
});

it("a request that always gets a 429 is not sent again after the timeout", async () => {
  const requests: string[] = [];
  const baseUrl = await startBroken(mock.url, error(429, (request) => request.method === "GET" && hasToken(request)
    && request.url !== "/apps" && requests.push(request.url) > 0, { "retry-after": "1" }));
  const { breaches } = await check(baseUrl, { only: ["listProfiles"], readOnly: true, timeoutMs: 1500 });
  expect(breaches).toEqual([]);
  expect(requests.length).toBeGreaterThan(1);
  const first = requests.filter((url) => url === requests[0]);
  expect(first).toHaveLength(2);
});

it("a server that sometimes fails is reported once, and no case fails", async () => {
  let requests = 0;
  const failedBefore = new Set<string>(); // a request that fails again is a violation
  const baseUrl = await startBroken(mock.url, error(500, ({ method, url, headers: { authorization } }) => {
    const request = `${method} ${url} ${authorization}`;
    if (method === "POST" || ++requests % 7 !== 0 || failedBefore.has(request)) return false;
    failedBefore.add(request);
    return true;
  }));
  const { breaches, operations } = await check(baseUrl, { only: ["listApps", "listProfiles", "getProfile"] });
  expect(breaches).toMatchObject([{ rule: "steady", expected: "the same response as on a retry" }]);
  const [{ count = 0, actual = "", cases = [] } = {}] = breaches;
  expect(cases).toHaveLength(count);
  const [, failed, sent] = /^500 \{.*\} sometimes \((\d+) of (\d+) requests\)$/.exec(actual) ?? [];
  expect(Number(failed)).toBeGreaterThanOrEqual(count); // a request that failed twice is one case
  expect(count).toBeGreaterThan(4);
  expect(Number(sent)).toBeGreaterThan(requests / 2);
  expect(operations.flatMap(({ untried }) => untried)).toEqual([]);
});

it("an invalid request is sent again after a 500, and a valid POST is not", async () => {
  const seen = new Map<string, number>();
  const baseUrl = await startBroken(mock.url, error(500, ({ method, url, text, headers }) => {
    if (method !== "POST" || url !== "/profiles") return false;
    const key = `${headers.authorization} ${headers["content-type"]} ${text.replace(/-check-[^"]*/, "")}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1;
  }));
  const { breaches } = await check(baseUrl, { only: ["createProfile"] });
  expect(breaches.map(({ rule }) => rule)).toEqual(["example", "steady"]);
  expect(breaches[0]?.cases.map((one) => one.case)).toContain("the example named_profile");
  expect(breaches[1]?.count).toBeGreaterThan(5);
});

/** Starts a server that stops responding after some requests, or closes. */
async function startStopping(maxRequests: number, closes: boolean): Promise<{
  baseUrl: string; requests: () => number; stoppedAt: () => number;
}> {
  let requests = 0;
  let stoppedAt = 0;
  const server = createServer((request, response) => {
    requests++;
    if (requests <= maxRequests) return void forward(request, response).catch(() => response.destroy());
    stoppedAt ||= performance.now();
    if (!closes) return;
    server.close();
    server.closeAllConnections();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { baseUrl, requests: () => requests, stoppedAt: () => stoppedAt };
}

it.each([
  ["hangs", false, /^No response within 1 s\. Later requests got no response either\.$/],
  ["closes", true, /^No response: .* Later requests got no response either\.$/],
])("a server that %s is reported once, and the check ends within ten timeouts", async (_, closes, actual) => {
  const { baseUrl, requests, stoppedAt } = await startStopping(30, closes);
  const { breaches, interrupted, leftovers } = await check(baseUrl, { timeoutMs: 1000 });
  expect(performance.now() - stoppedAt()).toBeLessThan(10_000);
  expect(breaches).toMatchObject([{ rule: "alive", count: 1, actual: expect.stringMatching(actual) as string }]);
  expect(interrupted).toBe(false);
  expect(requests()).toBeLessThan(50);
  expect(leftovers.length).toBeLessThanOrEqual(30);
});

it("a server that stops while its behavior is checked violates one rule", async () => {
  let hasStopped = false;
  const baseUrl = await startBroken(mock.url, {
    instead: ({ url }) => hasStopped ||= /read_file\?.*run-check-/.test(url),
  });
  const { breaches } = await check(baseUrl, { only: ["movePath"], session, timeoutMs: 1000 });
  expect(hasStopped).toBe(true);
  expect(breaches.map(({ rule }) => rule)).toEqual(["alive"]);
});

it("a slow response ends at the timeout, and the check continues", async () => {
  const baseUrl = await startBroken(mock.url, {
    instead(request, response) {
      if (request.url !== "/apps" || !hasToken(request)) return false;
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(timer));
      return true;
    },
  });
  const { breaches } = await check(baseUrl, { only, timeoutMs: 1000 });
  expect(breaches).toMatchObject([{ rule: "response", actual: "No response within 1 s.", operations: ["listApps"] }]);
});
it("endless JSON is reported with the maximum number of bytes", async () => {
  const chunk = Buffer.alloc(2 ** 20, '{"a":1},');
  const baseUrl = await startBroken(mock.url, {
    instead(request, response) {
      if (request.url !== "/apps" || !hasToken(request)) return false;
      response.writeHead(200, { "content-type": "application/json" }).write("[");
      const writeChunk = () => void (response.destroyed || response.write(chunk, writeChunk));
      writeChunk();
      return true;
    },
  });
  const { breaches } = await check(baseUrl, { only });
  const [first] = breaches.filter(({ rule }) => rule === "response");
  expect(first).toMatchObject({
    expected: "a response of at most 33554432 bytes",
    actual: expect.stringMatching(/^200 \[\{"a":1\},/) as string,
  });
});
