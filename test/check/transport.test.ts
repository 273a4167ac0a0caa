/** On the way to a server: it closes connections, asks to wait, fails now and then, drips, or goes away. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { session } from "../support/mock.js";
import { check, error, hasToken, listen, startBroken, startMockForFile } from "./broken.js";

const mock = await startMockForFile();
const only = ["listApps"];

/** Passes connections to the mock, but for what is done instead with a request that is not the first of one. */
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
  ["closes each connection that it is sent a second request on", (socket: Socket) => socket.destroy()],
  ["resets each connection that it is sent a second request on", (socket: Socket) => socket.resetAndDestroy()],
])("a server that %s breaks nothing", async (_, end) => {
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

it("a server that closes the connection after each answer breaks nothing", async () => {
  const baseUrl = await startBroken(mock.url, { answer: ({ headers }) => headers.connection = "close" });
  const { breaches, operations } = await check(baseUrl, { only: ["createDirectory"], session });
  expect([breaches, operations[0]?.outcome]).toEqual([[], "passed"]);
});

it("a server that answers 401 before it has read a body, and closes, breaks nothing", async () => {
  let refused = 0;
  const baseUrl = await listen((request, response) => {
    if (/^bearer /i.test(request.headers.authorization ?? "")) return forward(request, response);
    // A body that nobody reads resets the connection, and the answer may be lost with it (RFC 9112, section 9.6).
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
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()));
}

it.each([
  ["no seconds", () => "0", 0],
  ["a second", () => "1", 1000],
  ["a date", () => new Date(Date.now() + 1900).toUTCString(), 900], // it has whole seconds
  ["more seconds than an answer may take", () => "3", undefined],
  ["a date that is too late", () => new Date(Date.now() + 60_000).toUTCString(), undefined],
  ["what is neither", () => "soon", undefined],
])("a server that asks to wait, by %s, is asked again then, within the timeout", async (_, retryAfter, pause) => {
  const asked: number[] = [];
  const baseUrl = await startBroken(mock.url, {
    instead: (request, response) => request.url === "/apps" && hasToken(request)
      && asked.push(performance.now()) === 1 && Boolean(
      response.writeHead(503, { "content-type": "application/json", "retry-after": retryAfter() })
        .end('{"code":"busy","message":"Later."}')),
  });
  const began = performance.now();
  const { breaches, operations: [result] } = await check(baseUrl, { only, timeout: 2000 });
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(breaches).toEqual([]);
  expect(result?.untried.some(({ why }) => why.startsWith("503"))).toBe(pause === undefined);
  const [first = 0, second = 0] = asked;
  if (pause !== undefined) expect(second - first).toBeGreaterThan(pause - 10);
});

it("a server that always asks to wait is waited for no longer than the timeout", async () => {
  const asked: string[] = [];
  const baseUrl = await startBroken(mock.url, error(429, (request) => request.method === "GET" && hasToken(request)
    && request.url !== "/apps" && asked.push(request.url) > 0, { "retry-after": "1" }));
  const { breaches } = await check(baseUrl, { only: ["listProfiles"], readOnly: true, timeout: 1500 });
  expect(breaches).toEqual([]);
  expect(asked.length).toBeGreaterThan(1);
  const first = asked.filter((url) => url === asked[0]);
  expect(first).toHaveLength(2);
});

it("a server that fails now and then is told that once, and no case fails", async () => {
  let asked = 0;
  const baseUrl = await startBroken(mock.url, error(500, (request) => request.method !== "POST" && ++asked % 7 === 0));
  const { breaches, operations } = await check(baseUrl, { only: ["listApps", "listProfiles", "getProfile"] });
  expect(breaches).toMatchObject([{ rule: "steady", expected: "the answer to the same request, sent again" }]);
  const [{ count = 0, came = "", cases = [] } = {}] = breaches;
  expect(cases).toHaveLength(count);
  const [, failed, sent] = /^500 \{.*\} now and then \((\d+) of (\d+) requests\)$/.exec(came) ?? [];
  expect(Number(failed)).toBe(count);
  expect(count).toBeGreaterThan(4);
  expect(Number(sent)).toBeGreaterThan(asked / 2);
  expect(operations.flatMap(({ untried }) => untried)).toEqual([]);
});

it("a request that has to be refused is sent again when the server fails, and a valid POST is not", async () => {
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

/** A server before the mock that stops after some requests: it answers no more, or is not even there. */
async function startMortal(requests: number, isDead: boolean): Promise<{
  baseUrl: string; asked: () => number; stoppedAt: () => number;
}> {
  let asked = 0;
  let stoppedAt = 0;
  const server = createServer((request, response) => {
    asked++;
    if (asked <= requests) return void forward(request, response).catch(() => response.destroy());
    stoppedAt ||= performance.now();
    if (!isDead) return;
    server.close();
    server.closeAllConnections();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked, stoppedAt: () => stoppedAt };
}

it.each([
  ["hangs", false, /^No answer within 1 s\. Nor were the requests after it answered\.$/],
  ["has ended", true, /^No answer: .* Nor were the requests after it answered\.$/],
])("a server that %s is told that once, and the check ends within ten timeouts", async (_, isDead, came) => {
  const { baseUrl, asked, stoppedAt } = await startMortal(30, isDead);
  const { breaches, interrupted, left } = await check(baseUrl, { timeout: 1000 });
  expect(performance.now() - stoppedAt()).toBeLessThan(10_000);
  expect(breaches).toMatchObject([{ rule: "alive", count: 1, came: expect.stringMatching(came) as string }]);
  expect(interrupted).toBe(false);
  expect(asked()).toBeLessThan(50);
  expect(left.length).toBeLessThanOrEqual(30);
});

it("a server that stops while effects are looked at is told that alone", async () => {
  let isGone = false;
  const baseUrl = await startBroken(mock.url, {
    instead: ({ url }) => isGone ||= /read_file\?.*check-[0-9a-f]{6}-b/.test(url),
  });
  const { breaches } = await check(baseUrl, { only: ["movePath"], session, timeout: 1000 });
  expect(isGone).toBe(true);
  expect(breaches.map(({ rule }) => rule)).toEqual(["alive"]);
});

it("an answer that drips ends with the timeout, and the server is asked on", async () => {
  const baseUrl = await startBroken(mock.url, {
    instead(request, response) {
      if (request.url !== "/apps" || !hasToken(request)) return false;
      response.writeHead(200, { "content-type": "application/json" });
      const timer = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(timer));
      return true;
    },
  });
  const { breaches } = await check(baseUrl, { only, timeout: 1000 });
  expect(breaches).toMatchObject([{ rule: "answer", came: "No answer within 1 s.", operations: ["listApps"] }]);
});

it("JSON without an end is told with the number of bytes that are read", async () => {
  const chunk = Buffer.alloc(2 ** 20, '{"a":1},');
  const baseUrl = await startBroken(mock.url, {
    instead(request, response) {
      if (request.url !== "/apps" || !hasToken(request)) return false;
      response.writeHead(200, { "content-type": "application/json" }).write("[");
      const go = () => void (response.destroyed || response.write(chunk, go));
      go();
      return true;
    },
  });
  const { breaches } = await check(baseUrl, { only });
  const [first] = breaches.filter(({ rule }) => rule === "answer");
  expect(first).toMatchObject({
    expected: "an answer that ends within the 33554432 bytes that are read of it",
    came: expect.stringMatching(/^200 \[\{"a":1\},/) as string,
  });
});
