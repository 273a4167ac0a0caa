/* eslint @typescript-eslint/only-throw-error: "off" */
/** Serves handlers that fail in unusual ways, in its own process, and prints what their clients get. */
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { startMock } from "../../src/mock/index.js";
import { createService, HttpError } from "../../src/server/index.js";

type Handler = () => unknown;

const fail = (): never => {
  throw new Error("A trap");
};
const traps = Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, fail]));
const { proxy: revoked, revoke } = Proxy.revocable(() => {}, {});
revoke();
const missing = () => createReadStream("/no/such/file");
const failed = () => new Readable({ read() {} }).on("error", () => {}).destroy(new Error("It has failed"));
const throws = (thrown: unknown) => () => {
  throw thrown;
};

const json: Record<string, Handler> = {
  "throws an error whose message throws": throws(Object.defineProperty(new Error(), "message", { get: fail })),
  "throws an error whose message is a symbol": throws(Object.assign(new Error(), { message: Symbol("a") })),
  "throws a Proxy": throws(new Proxy(() => {}, traps)),
  "throws a revoked Proxy": throws(revoked),
  "throws an HttpError with the status 200": () => throws(new HttpError(200, []))(),
  "throws an HttpError without a list": () => throws(new HttpError(404, "Nothing here." as never))(),
  "throws an HttpError with an invalid header": throws(new HttpError(404, [], "No.", { headers: { "a b": "" } })),
  "throws an HttpError whose message throws": throws(
    Object.defineProperty(new HttpError(404, []), "message", { get: fail }),
  ),
  "returns a Proxy": () => new Proxy({}, traps),
  "returns a stream as JSON": () => ({ status: 200, body: missing() }),
};
const bytes: Record<string, Handler> = {
  "returns a stream of a missing file": () => ({ status: 200, body: missing() }),
  "returns a stream of a missing file late": async () => {
    await wait(20);
    return { status: 200, body: missing() };
  },
  "returns a stream of a missing file with an invalid status": () => ({ status: 99, body: missing() }),
  "returns a stream of a missing file with an undeclared status": () => ({ status: 299, body: missing() }),
  "returns a stream that fails right now": () =>
    ({ status: 200, body: new Readable({ read() {} }).destroy(new Error("It fails")) }),
  "returns a stream that has failed": async () => {
    const body = failed();
    await wait(20);
    return { status: 200, body };
  },
  "returns a stream that is destroyed": () => ({ status: 200, body: new Readable({ read() {} }).destroy() }),
  "returns what cannot be iterated": () => ({ status: 200, body: { [Symbol.asyncIterator]: fail } }),
  "returns a stream that fails after a chunk": () => ({
    status: 200,
    body: Readable.from((function* () {
      yield Buffer.from("\x89PNG");
      fail();
    })()),
  }),
};
const events: Record<string, Handler> = {
  "returns events that have failed": async () => {
    const body = failed();
    await wait(20);
    return { status: 200, headers: { "X-SSE-Content-Type": "application/json" }, body };
  },
  "returns events that fail later": () => {
    const body = new Readable({ objectMode: true, read() {} });
    setTimeout(() => body.destroy(new Error("It fails")), 50);
    return { status: 200, body };
  },
};

let handler: Handler = fail;
const handlers = { listProfiles: () => handler(), takeScreenshot: () => handler(), streamLogs: () => handler() };
const service = createService(handlers as object, { authenticate: () => true, onError: () => {} });
const printing = createService(handlers as object, { authenticate: () => true });
const mock = await startMock({ overrides: handlers as object, log: () => {} });
const server = createServer(service.listener).listen(0, "127.0.0.1");
await once(server, "listening");

const calls: Record<string, (path: string, init: RequestInit) => Promise<Response>> = {
  "node:http": (path, init) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init),
  "fetch": (path, init) => service.fetch(new Request(`http://service${path}`, init)),
  "fetch with the default onError": (path, init) => printing.fetch(new Request(`http://service${path}`, init)),
  "mock": (path, init) => fetch(mock.url + path, init),
  "mock.fetch": (path, init) => mock.fetch(mock.url + path, init),
};
const session = "/browsers/bs5c8m2r9k4t7w1x6v3n0q8z";
const paths: [Record<string, Handler>, method: string, path: string][] = [
  [json, "GET", "/profiles"], [bytes, "POST", `${session}/computer/screenshot`],
  [events, "GET", `${session}/logs/stream?source=path&path=/any`],
];
const result: Record<string, Record<string, string>> = {};
for (const [cases, method, path] of paths) {
  for (const [name, next] of Object.entries(cases)) {
    handler = next;
    const results: Record<string, string> = result[name] = {};
    for (const [transport, call] of Object.entries(calls)) {
      const answer = await call(path, { method, headers: { Authorization: "Bearer t" } });
      results[transport] = await answer.text()
        .then((text) => `${answer.status} ${answer.ok ? "whole" : (JSON.parse(text) as { code: string }).code}`)
        .catch(() => `${answer.status} cut`);
    }
  }
}
await wait(50); // for what fails a tick later
server.close();
server.closeAllConnections();
await mock.close();
console.log(JSON.stringify(result));
