/** The mock below fetch: whatever bytes arrive, and however a connection ends, it goes on and keeps nothing of it. */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { session, startTestMock } from "../support/mock.js";
import { responsesOn, blobsIn, exchange, expectStatuses, open, startMockProcess } from "../support/raw.js";
import { sha256 } from "../support/server.js";
import { chunked, close, conversations, valid, write } from "./conversations.js";

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
