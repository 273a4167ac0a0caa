/** A client may half-close its connection after its requests: it still gets all responses, then the end. */
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { contentOf, json, session, startTestMock, write as writeFile } from "../support/mock.js";
import { responsesOn, expectStatuses, open, put } from "../support/raw.js";

const chunked = "Transfer-Encoding: chunked";
const write = (path: string, body: string, ...headers: string[]) =>
  put(`/browsers/${session}/fs/write_file?path=${path}`, "application/octet-stream", body, headers);
const move = (src_path: string, dest_path: string) =>
  put(`/browsers/${session}/fs/move`, "application/json", JSON.stringify({ src_path, dest_path }), []);
const valid = write("/a", "hello");

/** Sends what it is given and a FIN, and gives every response. The mock has to end the connection within a second. */
async function halfClose({ url }: Mock, bytes: string) {
  const start = performance.now();
  const responses = await responsesOn(open(url).end(bytes));
  expect(performance.now() - start).toBeLessThan(1000);
  return responses;
}

describe("a client that half-closes (RFC 9293, section 3.6)", () => {
  it.each([
    ["a file", valid, 200],
    ["a file in chunks", write("/a", "5\r\nhello\r\n0\r\n\r\n", chunked), 200],
    ["a request of HTTP/1.0", valid.replace("HTTP/1.1", "HTTP/1.0"), 200],
    ["JSON", move("/nothing", "/b"), 404],
    ["a request without a token", valid.replace("Authorization: Bearer any-token\r\n", ""), 401],
    ["1 MiB for an unknown path", put("/no/such/path", "text/plain", "x".repeat(2 ** 20), []), 404],
  ])("after %s gets its response", async (_, bytes, status) => {
    expectStatuses(await halfClose(await startTestMock({ latencyMs: 50 }), bytes), [status]);
  });
  it("gets the responses to all its pipelined requests, in order", async () => {
    const mock = await startTestMock();
    const sent = valid + move("a", "/b") + move("/a", "/b") + move("/a", "/c");
    expectStatuses(await halfClose(mock, sent), [200, 400, 200, 404]);
    expect(await contentOf(mock, "/b")).toBe("hello");
  });
  it("gets the responses to more requests than fit into the buffers of a connection", async () => {
    const mock = await startTestMock();
    const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
    const sent = paths.map((path) => write(path, path.padEnd(100_000))).join("");
    expectStatuses(await halfClose(mock, sent), paths.map(() => 200));
    for (const path of paths) expect(mock.file(session, path)).toMatchObject({ size: 100_000 });
  });
  it("in the middle of its second request gets the response to its first, and an error", async () => {
    const mock = await startTestMock();
    expectStatuses(await halfClose(mock, valid + write("/b", "hel", "Content-Length: 50")), [200, 400]);
    expect(mock.file(session, "/b")).toBeUndefined();
  });
  it("gets its response from a mock that closes meanwhile, and does not delay it", async () => {
    const mock = await startTestMock({ latencyMs: 200 });
    const responses = halfClose(mock, valid);
    await wait(100);
    const start = performance.now();
    await mock.close();
    expect(performance.now() - start).toBeLessThan(1000);
    expectStatuses(await responses, [200]);
  });
  it("before its first request has its connection ended", async () => {
    expectStatuses(await halfClose(await startTestMock(), ""), []);
  });
  it("after its response has its connection ended", async () => {
    const socket = open((await startTestMock()).url);
    socket.write(valid);
    await once(socket, "data");
    socket.end();
    const start = performance.now();
    await once(socket, "close");
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("an event stream that waits for its next event", () => {
  const follow = `/browsers/${session}/logs/stream?source=path&path=/log&follow=true`;

  it("ends when its client has gone", async () => {
    const lines: string[] = [];
    const mock = await startTestMock({ log: (line) => lines.push(line) });
    await writeFile(mock, "/log");
    const leaving = new AbortController();
    await fetch(mock.url + follow, { headers: json, signal: leaving.signal });
    await wait(200);
    expect(lines).toHaveLength(1);
    leaving.abort();
    await expect.poll(() => lines[1]).toContain("follow=true 200");
  });
  it("continues when its client has half-closed", async () => {
    const mock = await startTestMock();
    await writeFile(mock, "/log");
    const socket = open(mock.url);
    let read = "";
    socket.on("data", (chunk: Buffer) => read += chunk.toString());
    socket.end(`GET ${follow} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer any-token\r\n\r\n`);
    await expect.poll(() => read).toContain("text/event-stream");
    await wait(200);
    expect(socket.readableEnded).toBe(false);
    await mock.close();
    await expect.poll(() => socket.readableEnded).toBe(true);
    expect(read).toMatch(/\r\n0\r\n\r\n$/);
  });
});
