/** The options of a mock, what tests can read from it, and that two mocks share nothing. */
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { type MockOptions, startMock } from "../../src/mock/index.js";
import { contentOf, errorOf, move, session, startTestMock, write } from "../support/mock.js";

describe("startMock", () => {
  it("with a token accepts only that token", async () => {
    const mock = await startTestMock({ token: "the-one" });
    const message = "The bearer token is not accepted.";
    expect(await errorOf(write(mock, "/a"))).toEqual({ status: 401, code: "unauthorized", message });
    const headers = { Authorization: "Bearer the-one" };
    expect(await write(mock, "/a", "", { headers })).toMatchObject({ status: 200 });
  });
  it("with a latency waits before each response", async () => {
    const mock = await startTestMock({ latencyMs: 200 });
    const start = performance.now();
    await errorOf(move(mock, "/a", "/b"));
    expect(performance.now() - start).toBeGreaterThanOrEqual(199);
  });
  it("stateless stores nothing, and answers every valid move with success", async () => {
    const mock = await startTestMock({ stateless: true });
    expect(await write(mock, "/a", "x")).toMatchObject({ status: 200 });
    expect(mock.file(session, "/a")).toBeUndefined();
    expect(await move(mock, "/nothing", "/b")).toMatchObject({ status: 200 });
    expect(await errorOf(move(mock, "nothing", "/b"))).toMatchObject({ status: 400 });
  });
  it("stateless answers when the whole file has arrived", async () => {
    const mock = await startTestMock({ stateless: true });
    let sent = false;
    async function* slowly() {
      yield Buffer.from("first");
      await wait(200);
      sent = true;
      yield Buffer.from("last");
    }
    const body = Readable.toWeb(Readable.from(slowly())) as ReadableStream;
    expect(await write(mock, "/a", body)).toMatchObject({ status: 200 });
    expect(sent).toBe(true);
  });
  it("with a description serves that description", async () => {
    const mock = await startTestMock({ description: "test/support/pets.yaml" });
    const get = (path: string) => fetch(`${mock.url}${path}`);
    expect(await (await get("/pets/7")).json()).toEqual({ name: "Rex" });
    expect(await errorOf(get("/pets"))).toMatchObject({ status: 404, code: "not_found" });
    expect(await (await get("/pets/7/toys:all")).json()).toEqual(["ball"]);
    const vet = fetch(`${mock.url}/pets/7/vet`, { headers: { Prefer: "dynamic=true" } });
    expect(await (await vet).json()).toEqual({ name: expect.stringMatching(/^[A-Z][a-z]{2,9}$/) as string });
  });
  it("starts mocks that share nothing", async () => {
    const [one, other] = [await startTestMock(), await startTestMock({ token: "other" })];
    await write(one, "/a", "x");
    expect(other.url).not.toBe(one.url);
    expect(other.file(session, "/a")).toBeUndefined();
    expect(other.requests).toEqual([]);
    await other.close();
    expect(await write(one, "/b")).toMatchObject({ status: 200 });
  });
  it.each<[MockOptions, string]>([
    [{ port: 65536 }, "port must be a whole number from 0 to 65535, not 65536."],
    [{ port: 1.5 }, "port must be a whole number from 0 to 65535, not 1.5."],
    [{ seed: 2 ** 32 }, "seed must be a whole number from 0 to 4294967295, not 4294967296."],
    [
      { now: new Date("9999-01-01T00:00:00Z") },
      `now must be a Date between the years 1970 and 9998, not ${String(new Date("9999-01-01T00:00:00Z"))}.`,
    ],
    [{ now: "2026-01-01" as never }, "now must be a Date between the years 1970 and 9998, not 2026-01-01."],
    [{ latencyMs: -1 }, "latencyMs must be a whole number from 0 to 2147483647, not -1."],
    [{ maxStorageMiB: 0 }, "maxStorageMiB must be a whole number from 1 to 1073741824, not 0."],
    [{ token: "" }, "token must have only characters that a header can carry, and no spaces around it."],
    [{ token: " a" }, "token must have only characters that a header can carry, and no spaces around it."],
  ])("rejects %j", async (options, message) => {
    await expect(startMock(options)).rejects.toThrow(new RangeError(message));
  });
  it("says so when the port is in use", async () => {
    const port = Number(new URL((await startTestMock()).url).port);
    const message = `Port ${port} on 127.0.0.1 is in use by another program.`;
    await expect(startMock({ port })).rejects.toThrow(new Error(message));
  });
});

describe("a mock", () => {
  /** How long a mock takes to close while a request is half sent, in milliseconds. */
  async function timeToClose(): Promise<number> {
    const mock = await startMock();
    const socket = connect(Number(new URL(mock.url).port), "127.0.0.1").on("error", () => {});
    socket.write("PUT /browsers/x/fs/write_file?path=/a HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer t\r\n"
      + "Content-Type: application/octet-stream\r\nContent-Length: 9\r\n\r\nhalf");
    await once(socket, "connect");
    await wait(100);
    const start = performance.now();
    await mock.close();
    return performance.now() - start;
  }
  let closing: Promise<number>;
  beforeAll(() => void (closing = timeToClose())); // while the other tests run

  it("lists the requests it has received, without their tokens", async () => {
    const mock = await startTestMock();
    await write(mock, "/a", "x", { headers: { "X-Request-Id": "7", "Authorization": "Bearer secret-4711" } });
    await errorOf(move(mock, "/nothing", "/b"));
    await errorOf(fetch(`${mock.url}/no/such/path`));
    const url = `/browsers/${session}/fs`;
    expect(mock.requests).toMatchObject([
      { method: "PUT", url: `${url}/write_file?path=%2Fa`, operation: "writeFile", status: 200, body: undefined },
      { method: "PUT", url: `${url}/move`, operation: "movePath", status: 404, body: { src_path: "/nothing" } },
      { method: "GET", url: "/no/such/path", operation: undefined, status: 404 },
    ]);
    expect(mock.requests[0]?.headers["x-request-id"]).toBe("7");
    expect(JSON.stringify(mock.requests)).not.toContain("4711");
  });
  it("keeps the latest 1,000 requests, in at most 16 MiB", async () => {
    const mock = await startTestMock({ stateless: true });
    for (let i = 0; i < 1010; i++) await (await move(mock, `/${i}`, "/b")).text();
    expect(mock.requests).toHaveLength(1000);
    expect(mock.requests[0]?.body).toMatchObject({ src_path: "/10" });
    for (let i = 0; i < 130; i++) await (await move(mock, `/${"x".repeat(2 ** 17)}`, "/b")).text();
    expect(mock.requests.length).toBeGreaterThan(120);
    expect(mock.requests.length).toBeLessThan(128);
  });
  it("deletes files and requests when it is reset", async () => {
    const mock = await startTestMock();
    await write(mock, "/a/b", "x");
    await mock.reset();
    expect(mock.requests).toEqual([]);
    expect(mock.file(session, "/a/b")).toBeUndefined();
    expect(await errorOf(move(mock, "/a", "/b"))).toMatchObject({ status: 404 });
    await write(mock, "/a/b", "y");
    expect(await contentOf(mock, "/a/b")).toBe("y");
  });
  it("waits up to five seconds for a half-sent request when it closes", async () => {
    const duration = await closing;
    expect(duration).toBeGreaterThan(4900);
    expect(duration).toBeLessThan(7000);
  });
});
