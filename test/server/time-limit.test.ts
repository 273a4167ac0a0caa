/** `handlerTimeoutMs` limits the time until a handler returns. */
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { HandlerTimeoutError } from "../../src/server/index.js";
import { errorOf } from "../support/mock.js";
import { bearer, deferred, move, serve, transports } from "./support.js";

const handlerTimeoutMs = 100;
const message = "The handler of movePath took longer than 100 ms.";

describe.each(transports)("over $name", (transport) => {
  it("a handler that takes too long gets a 503, its signal is aborted, and it is reported", async () => {
    let reason: unknown;
    const { call, errors } = await serve(transport, {
      movePath: (_, { signal }) => new Promise(() => {
        signal.addEventListener("abort", () => reason = signal.reason);
      }),
    }, { handlerTimeoutMs });
    expect(await errorOf(move(call))).toEqual({ status: 503, code: "service_unavailable", message });
    expect(errors).toEqual([expect.any(HandlerTimeoutError)]);
    expect(errors[0]).toMatchObject({ message, operation: "movePath", timeoutMs: 100 });
    expect(reason).toBe(errors[0]);
  });
  it("what a handler throws too late is discarded", async () => {
    const { call, errors } = await serve(transport, {
      async movePath(_, { signal }) {
        await wait(2 * handlerTimeoutMs, undefined, { signal }); // throws when the signal is aborted
        return { status: 200 };
      },
    }, { handlerTimeoutMs });
    expect((await move(call)).status).toBe(503);
    await wait(handlerTimeoutMs);
    expect(errors).toHaveLength(1);
  });
  it("a stream that a handler returns too late is ended", async () => {
    const ended = vi.fn();
    const stream = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}), return: ended }) };
    const { call, errors } = await serve(transport, {
      async readFile() {
        await wait(2 * handlerTimeoutMs);
        return { status: 200, body: stream };
      },
    }, { handlerTimeoutMs });
    expect((await call("/browsers/x/fs/read_file?path=/a", { headers: bearer })).status).toBe(503);
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect(errors).toHaveLength(1);
  });
  it("a stream may last longer, and the signal of its handler is aborted when the client disconnects", async () => {
    const aborted = deferred();
    const { call, errors } = await serve(transport, {
      readFile: (_, { signal }) => ({
        status: 200,
        body: (async function* () {
          signal.addEventListener("abort", () => aborted.resolve());
          yield new Uint8Array(1);
          await wait(2 * handlerTimeoutMs);
          expect(signal.aborted).toBe(false);
          yield new Uint8Array(1);
          await aborted.promise;
        })(),
      }),
    }, { handlerTimeoutMs });
    const response = await call("/browsers/x/fs/read_file?path=/a", { headers: bearer });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    for (const _ of [1, 2]) expect((await reader.read()).value).toHaveLength(1);
    await reader.cancel();
    await aborted.promise;
    expect(errors).toEqual([]);
  });
  it("by default a handler may take any time", async () => {
    const { call } = await serve(transport, {
      async movePath() {
        await wait(2 * handlerTimeoutMs);
        return { status: 200 };
      },
    });
    expect((await move(call)).status).toBe(200);
  });
});
