/** Each platform streams uploads and answers chunk by chunk, and notices when the client disconnects. */
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { createService } from "../../src/server/index.js";
import { bearer, deferred, serve, transports, write } from "./support.js";

/** A stream whose second chunk comes when the stream has ended, which is too late. */
function endless<T>(chunk: T) {
  const ended = deferred();
  let isFirst = true;
  const body: AsyncIterableIterator<T> = {
    async next() {
      if (!isFirst) await ended.promise;
      isFirst = false;
      return { value: chunk };
    },
    return() {
      ended.resolve();
      return Promise.resolve({ done: true, value: undefined });
    },
    [Symbol.asyncIterator]: () => body,
  };
  return { body, ended: ended.promise };
}

describe.each(transports)("over $name", (transport) => {
  it("a handler's signal is aborted when the client disconnects", async () => {
    const begun = deferred();
    const aborted = deferred();
    const { call } = await serve(transport, {
      getBrowser(_, { signal }) {
        signal.addEventListener("abort", () => aborted.resolve());
        begun.resolve();
        return new Promise(() => {});
      },
    });
    const controller = new AbortController();
    call("/browsers/x", { headers: bearer, signal: controller.signal }).catch(() => {});
    await begun.promise;
    controller.abort();
    await aborted.promise;
  });
  it.each(["event stream", "file"])("%s: a cancelled answer ends its source and aborts the signal", async (kind) => {
    const event = { event: "sse_heartbeat", timestamp: "2026-10-01T09:00:00Z" } as const;
    const [events, bytes] = [endless(event), endless(new Uint8Array(10))];
    const aborted = deferred();
    const watch = (signal: AbortSignal) => signal.addEventListener("abort", () => aborted.resolve());
    const { call, errors } = await serve(transport, {
      streamDeploymentEvents(_, { signal }) {
        watch(signal);
        return { status: 200, headers: { "X-SSE-Content-Type": "application/json" }, body: events.body };
      },
      readFile(_, { signal }) {
        watch(signal);
        return { status: 200, body: bytes.body };
      },
    });
    const path = kind === "file" ? "/browsers/x/fs/read_file?path=/a" : "/deployments/x/events";
    const response = await call(path, { headers: bearer });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    expect((await reader.read()).value?.length).toBeGreaterThan(0);
    await reader.cancel();
    await Promise.all([(kind === "file" ? bytes : events).ended, aborted.promise]);
    await new Promise(setImmediate); // the late chunk is not written
    expect(errors).toEqual([]);
  });
  it.each([0, 1])("a Readable that waits after %s chunks is destroyed when the client disconnects", async (chunks) => {
    const begun = deferred();
    let left = chunks;
    const body = new Readable({
      read() {
        if (left-- > 0) this.push("x");
        else begun.resolve();
      },
    });
    const destroyed = once(body, "close");
    const { call, errors } = await serve(transport, { readFile: () => ({ status: 200, body }) });
    const controller = new AbortController();
    call("/browsers/x/fs/read_file?path=/a", { headers: bearer, signal: controller.signal }).catch(() => {});
    await begun.promise;
    controller.abort();
    await destroyed;
    expect(errors).toEqual([]);
  });
  it("a source that fails aborts its response, and is reported once", async () => {
    const failure = new Error("The disk fails");
    const { call, errors } = await serve(transport, {
      readFile: () => ({
        status: 200,
        body: (async function* () {
          yield await Promise.resolve(new Uint8Array(10));
          throw failure;
        })(),
      }),
    });
    const response = await call("/browsers/x/fs/read_file?path=/a", { headers: bearer });
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect(errors).toEqual([failure]);
  });
  it("a handler receives an upload chunk by chunk while it is sent", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const { call } = await serve(transport, {
      async writeFile({ body }) {
        let chunks = 0;
        for await (const chunk of body) {
          chunks += chunk.length;
          if (chunks === 1) void writer.write(new Uint8Array(1)).then(() => writer.close());
        }
        return chunks === 2 ? { status: 200 } : { status: 400, body: { code: "chunks", message: `${chunks}` } };
      },
    });
    void writer.write(new Uint8Array(1));
    expect((await write(call, readable)).status).toBe(200);
  });
});

it("over node:http, a handler's signal is also aborted when the connection is reset", async () => {
  const begun = deferred();
  const aborted = deferred();
  const { listener } = createService({
    getBrowser(_, { signal }) {
      signal.addEventListener("abort", () => aborted.resolve());
      begun.resolve();
      return new Promise(() => {});
    },
  }, { authenticate: () => true });
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  socket.write("GET /browsers/x HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer t\r\n\r\n");
  await begun.promise;
  socket.resetAndDestroy();
  await aborted.promise;
});
