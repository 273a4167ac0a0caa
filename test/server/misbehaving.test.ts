/* oxlint-disable typescript/only-throw-error, typescript/prefer-promise-reject-errors */
/** Handlers that throw, or return a response that cannot be sent: the client gets a 500, and the server goes on. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import type { MockOverrides } from "../../src/mock/index.js";
import { createService, type Handlers } from "../../src/server/index.js";
import { bearer, errorOf, session, startTestMock } from "../support/mock.js";

/** Calls a path of a server. */
type Call = (path: string, method?: string) => Promise<Response>;

type AnyHandler = (request: never, context: { signal: AbortSignal }) => unknown;
interface FaultyHandlers {
  listProfiles?: AnyHandler;
  takeScreenshot?: AnyHandler;
  streamLogs?: AnyHandler;
}

/** Functions that start a server with handlers. The server adds its errors or log lines to `reported`. */
const servers: Record<string, (handlers: FaultyHandlers, reported: unknown[]) => Promise<Call>> = {
  async "createService on node:http"(handlers, reported) {
    const { listener } = serviceOf(handlers, reported);
    const server = createServer(listener).listen(0, "127.0.0.1");
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return (path, method = "GET") => fetch(url + path, { method, headers: bearer });
  },
  "createService as fetch"(handlers, reported) {
    const service = serviceOf(handlers, reported);
    return Promise.resolve((path, method = "GET") =>
      service.fetch(new Request(`http://service${path}`, { method, headers: bearer })));
  },
  async "the mock"(handlers, reported) {
    const log = (line: string) => void reported.push(line);
    const mock = await startTestMock({ overrides: handlers as MockOverrides, log });
    return (path, method = "GET") => fetch(mock.url + path, { method, headers: bearer });
  },
  async "mock.fetch"(handlers, reported) {
    const log = (line: string) => void reported.push(line);
    const mock = await startTestMock({ overrides: handlers as MockOverrides, log });
    return (path, method = "GET") => mock.fetch(mock.url + path, { method, headers: bearer });
  },
};

function serviceOf(handlers: FaultyHandlers, reported: unknown[]) {
  const all = { listApps: () => ({ status: 403, body: { code: "forbidden", message: "Here." } }), ...handlers };
  const onError = (error: unknown) => void reported.push(error);
  return createService(all as object as Partial<Handlers>, { authenticate: () => true, onError });
}

const circle: { self?: unknown } = {};
circle.self = circle;
const page = { "X-Limit": 1, "X-Offset": 0, "X-Has-More": false, "X-Next-Offset": 0 };
const list = (more: object) => () => ({ status: 200, headers: page, body: [], ...more });

const invalidResults: [what: string, handler: () => unknown][] = [
  ["throws null", () => {
    throw null;
  }],
  ["throws an object without a prototype", () => {
    throw Object.create(null);
  }],
  ["rejects with nothing", () => Promise.reject()],
  ["answers undefined", () => undefined],
  ["answers null", () => null],
  ["answers a number", () => 200],
  ["answers no status", () => ({ body: [] })],
  ["answers the status 99", list({ status: 99 })],
  ["answers the status 101", list({ status: 101 })],
  ["answers the status 600", list({ status: 600 })],
  ["answers the status NaN", list({ status: NaN })],
  ["answers a status that is not declared", list({ status: 299 })],
  ["answers a header with a line break", list({ headers: { ...page, "X-Note": "a\r\nSet-Cookie: b" } })],
  ["answers a header beyond Latin-1", list({ headers: { ...page, "X-Note": "☃" } })],
  ["answers a header whose name has a space", list({ headers: { ...page, "X Note": "a" } })],
  ["answers a header that is a symbol", list({ headers: { ...page, "X-Note": Symbol("a") } })],
  ["answers null as headers", list({ headers: null, status: 404 })],
  ["answers without a header that is required", list({ headers: {} })],
  ["answers a BigInt", list({ body: [1n] })],
  ["answers a circular object", list({ body: circle })],
  ["answers a function", list({ body: () => {} })],
  ["answers what throws when it becomes JSON", list({ body: { toJSON: () => {
    throw null;
  } } })],
  ["answers an object instead of a list", list({ body: { foo: 1 } })],
  ["answers no body", list({ body: undefined })],
];

/** Invalid bodies of an operation that answers with bytes. */
const noBytes: [what: string, body: unknown][] = [
  ["a number", 5], ["an object", {}], ["null", null], ["a list of numbers", [1, 2]], ["true", true],
];

for (const [name, start] of Object.entries(servers)) {
  it(`${name} returns 500 for each of ${invalidResults.length} invalid results, and goes on`, async () => {
    const reported: unknown[] = [];
    let handler: () => unknown = () => undefined;
    const call = await start({ listProfiles: () => handler() }, reported);
    for (const [what, next] of invalidResults) {
      handler = next;
      const before = reported.length;
      const response = await call("/profiles");
      expect(response.status, what).toBe(500);
      expect(await errorOf(response), what).toMatchObject({ code: "internal_server_error" });
      expect(reported.length, what).toBeGreaterThan(before);
    }
    expect((await call("/apps")).status).toBeLessThan(500);
  });

  it(`${name} returns 500 if a body should be bytes and is not`, async () => {
    let body: unknown;
    const call = await start({ takeScreenshot: () => ({ status: 200, body }) }, []);
    for (const [what, next] of noBytes) {
      body = next;
      const path = `/browsers/${session}/computer/screenshot`;
      expect((await errorOf(call(path, "POST"))).status, what).toBe(500);
    }
    expect((await call("/apps")).status).toBeLessThan(500);
  });

  it.each<[what: string, stream: () => AsyncGenerator<unknown>]>([
    ["fails", async function* () {
      yield { event: "log", timestamp: "2026-11-22T12:00:00Z", message: "Hello." };
      await Promise.resolve();
      throw null;
    }],
    ["has an event that violates the contract", async function* () {
      yield { event: "log", timestamp: "2026-11-22T12:00:00Z", message: "Hello." };
      await Promise.resolve();
      yield { foo: 1 };
    }],
    ["has an event that cannot be JSON", async function* () {
      yield { event: "log", timestamp: "2026-11-22T12:00:00Z", message: "Hello." };
      await Promise.resolve();
      yield 1n;
    }],
  ])(`${name} aborts a stream that %s, and goes on`, async (_, stream) => {
    const reported: unknown[] = [];
    const call = await start({ streamLogs: () => ({ status: 200, body: stream() }) }, reported);
    const response = await call(`/browsers/${session}/logs/stream?source=path&path=/any`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    await vi.waitFor(() => expect(reported.length).toBeGreaterThan(0));
    expect((await call("/apps")).status).toBeLessThan(500);
  });

  it(`${name} ends a stream when its client disconnects, even if ending it fails`, async () => {
    let isEnded = false;
    const body = {
      [Symbol.asyncIterator]: () => ({
        next: () => new Promise(() => {}), // it never has an event
        return() {
          isEnded = true;
          throw null;
        },
      }),
    };
    const call = await start({ streamLogs: () => ({ status: 200, body }) }, []);
    const response = await call(`/browsers/${session}/logs/stream?source=path&path=/any`);
    await response.body?.cancel().catch(() => {});
    await vi.waitFor(() => expect(isEnded).toBe(true));
    expect((await call("/apps")).status).toBeLessThan(500);
  });
}

it("a log or an onError that throws does not end the server", async () => {
  const printed = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => printed.mockRestore());
  const fails = () => {
    throw null;
  };
  const mock = await startTestMock({ log: fails });
  const service = createService({ listProfiles: fails }, { authenticate: () => true, onError: fails });
  expect((await fetch(`${mock.url}/profiles`, { headers: bearer })).status).toBe(200);
  expect((await fetch(`${mock.url}/profiles`, { headers: bearer })).status).toBe(200);
  const request = new Request("http://service/profiles", { headers: bearer });
  expect((await errorOf(service.fetch(request))).status).toBe(500);
  expect(printed).toHaveBeenCalledTimes(3);
});
