/** The mock below fetch: whatever bytes arrive, and however a connection ends, it goes on and keeps nothing of it. */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { session, startTestMock } from "../support/mock.js";
import { responsesOn, blobsIn, exchange, expectStatuses, open, put, startMockProcess } from "../support/raw.js";
import { sha256 } from "../support/server.js";

const close = "Connection: close";
const chunked = "Transfer-Encoding: chunked";
const write = (path: string, body: string, ...headers: string[]) =>
  put(`/browsers/${session}/fs/write_file?path=${path}`, "application/octet-stream", body, headers);
const move = (src_path: string, dest_path: string, ...headers: string[]) =>
  put(`/browsers/${session}/fs/move`, "application/json", JSON.stringify({ src_path, dest_path }), headers);

const valid = write("/a", "hello", close);
const conversations: [does: string, bytes: string, statuses: number[]][] = [
  ["refuses a malformed request line", "HELLO\r\n\r\n", [400]],
  ["refuses a malformed chunk size", write("/a", "zz\r\nhello\r\n0\r\n\r\n", chunked), [400]],
  ["refuses a header of 64 KB", write("/a", "hello", `X-Long: ${"x".repeat(65_536)}`), [400]],
  ["refuses HTTP/1.1 without Host (RFC 9112, section 3.2)", valid.replace("Host: mock\r\n", ""), [400]],
  ["refuses CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n", [404]],
  ["knows no path of OPTIONS *", `OPTIONS * HTTP/1.1\r\nHost: mock\r\n${close}\r\n\r\n`, [404]],
  ["knows no path that starts with //host", valid.replace("PUT ", "PUT //host"), [404]],
  ["takes a target in absolute form", valid.replace("PUT ", "PUT http://example.com"), [200]],
  ["ignores an expectation that it does not know", write("/a", "x", close, "Expect: something-else"), [200]],
  ["answers pipelined requests in order", write("/a", "") + move("a", "/b") + move("/c", "/b", close), [200, 400, 404]],
  ["lets pipelined requests take effect in order (RFC 9112, section 9.3.2)",
    write("/a", "") + move("/a", "/b") + move("/a", "/c", close), [200, 200, 404]],
  ["answers a request before it refuses what follows it", write("/a", "x and more", "Content-Length: 1"), [200, 400]],
  ["answers a request before it refuses the next one", write("/a", "x") + write("/b", "zz\r\n", chunked), [200, 400]],
];
const unfinished = [
  ["headers break off", valid.slice(0, 60)],
  ["body is shorter than its length", write("/a", "hello", "Content-Length: 50")],
  ["chunks break off", write("/a", "5\r\nhel", chunked)],
] as const;

const patient = { timeout: 3000 };
const mock = await startMockProcess();
await exchange(mock.url, valid);
const idle = await vi.waitUntil(async () => {
  const handles = await mock.ask("handles");
  return handles.connections === 0 && handles;
}, patient);

beforeEach(() => mock.ask("reset"));
afterEach(async () => {
  expectStatuses(await exchange(mock.url, valid), [200]);
  await expect.poll(() => mock.ask("handles"), patient).toEqual(idle);
});
afterAll(() => mock.end());

it.each(conversations)("the mock %s", async (_, bytes, statuses) => {
  expectStatuses(await exchange(mock.url, bytes), statuses);
});

it.each(unfinished)("a request whose %s gets 400 when the client half-closes", async (_, bytes) => {
  expectStatuses(await responsesOn(open(mock.url).end(bytes)), [400]);
});

it.each(unfinished)("a request whose %s ends with its client", async (_, bytes) => {
  const socket = open(mock.url);
  socket.write(bytes);
  await expect.poll(() => mock.ask("handles"), patient).toMatchObject({ connections: 1 });
  socket.resetAndDestroy();
});

it("a body in single bytes gets its normal answer", async () => {
  const socket = open(mock.url).setNoDelay();
  socket.write(write("/slow", "", close, "Content-Length: 5"));
  for (const byte of "hello") {
    await wait(50);
    socket.write(byte);
  }
  expectStatuses(await responsesOn(socket), [200]);
  expect(await mock.ask("file", session, "/slow")).toMatchObject({ sha256: sha256("hello") });
});

it("Expect: 100-continue gets 100 before the client sends the body", async () => {
  const socket = open(mock.url);
  socket.write(write("/a", "", close, "Expect: 100-continue", "Content-Length: 5"));
  expect(String(await once(socket, "data"))).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("hello");
  expectStatuses(await responsesOn(socket), [200]);
});

it("200 connections at once are all answered", async () => {
  const sockets = Array.from({ length: 200 }, () => open(mock.url));
  for (const socket of sockets) socket.write(valid.slice(0, -1));
  await expect.poll(() => mock.ask("handles"), patient).toMatchObject({ connections: 200 });
  for (const socket of sockets) socket.write(valid.slice(-1));
  for (const responses of await Promise.all(sockets.map(responsesOn))) expectStatuses(responses, [200]);
});

it.each(["destroy", "resetAndDestroy"] as const)("an upload that ends by %s keeps the old file", async (end) => {
  await exchange(mock.url, write("/kept&mode=600", "old", close));
  const socket = open(mock.url);
  socket.write(write("/kept", "new".repeat(50_000), "Content-Length: 1000000"));
  await expect.poll(() => blobsIn(mock.folder), patient).toHaveLength(2);
  socket[end]();
  await expect.poll(() => blobsIn(mock.folder), patient).toHaveLength(1);
  expect(await mock.ask("file", session, "/kept")).toEqual({ mode: "600", sha256: sha256("old") });
});

it("an idle connection does not delay close", async () => {
  const other = await startTestMock();
  await once(open(other.url), "connect");
  const start = performance.now();
  await other.close();
  expect(performance.now() - start).toBeLessThan(1000);
});

it("thousands of conversations do not leak memory", async () => {
  const heapAfter = async (rounds: number) => {
    for (let round = 0; round < rounds; round++) {
      await Promise.all(conversations.map(([, bytes]) => exchange(mock.url, bytes)));
    }
    return (await mock.ask("memory")).heapUsed;
  };
  const before = await heapAfter(10);
  expect(await heapAfter(2000 / conversations.length) - before).toBeLessThan(4 * 2 ** 20);
});
