/** Event streams on their connection: it ends with the loop, and the loop with it. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { ApiError, createClient } from "../../src/index.js";
import { allOf, startEvents } from "../support/events.js";
import { startServer } from "../support/server.js";

/** Starts a server that sends an event and then leaves the connection open, until the client ends it. */
async function startOpen() {
  const state: { response?: ServerResponse; closed?: Promise<unknown> } = {};
  const call = await startEvents((response) => {
    state.response = response;
    state.closed = once(response, "close");
    response.write("data: 1\n\n");
  });
  return { call, state };
}

it("an event is received while the server holds the next one back", async () => {
  const { call, state } = await startOpen();
  const events = (await call())[Symbol.asyncIterator]();
  for (const value of [1, 2, 3]) {
    expect(await events.next()).toEqual({ done: false, value });
    state.response!.write(`data: ${value + 1}\n\n`);
  }
  state.response!.end();
  expect(await events.next()).toEqual({ done: false, value: 4 });
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

it("a loop that is left by break ends the connection", async () => {
  const { call, state } = await startOpen();
  for await (const event of await call()) {
    expect(event).toBe(1);
    break;
  }
  await state.closed;
});

it("a loop that throws ends the connection", async () => {
  const { call, state } = await startOpen();
  const loop = async () => {
    for await (const event of await call()) throw new Error(`enough of ${event as number}`);
  };
  await expect(loop()).rejects.toThrow("enough of 1");
  await state.closed;
});

it("an event that is not JSON ends the connection", async () => {
  const { call, state } = await startOpen();
  const all = allOf(await call());
  state.response!.write("data: x\n\n");
  await expect(all).rejects.toThrow();
  await state.closed;
});

it.each(["in", "before"])("an abort %s the loop ends it with the signal's reason, and the connection", async (when) => {
  const { call, state } = await startOpen();
  const reason = new Error("enough");
  const controller = new AbortController();
  const events = await call(controller.signal);
  if (when === "before") controller.abort(reason);
  const loop = async () => {
    for await (const event of events) if (event === 1) controller.abort(reason);
  };
  await expect(loop()).rejects.toBe(reason);
  await state.closed;
});

it("a signal that aborts while the loop waits ends it", async () => {
  const { call, state } = await startOpen();
  const controller = new AbortController();
  const all = allOf(await call(controller.signal));
  setTimeout(() => controller.abort(), 50);
  await expect(all).rejects.toMatchObject({ name: "AbortError" });
  await state.closed;
});

it("a stream whose connection breaks is an error, after the events before it", async () => {
  const { call, state } = await startOpen();
  const events = (await call())[Symbol.asyncIterator]();
  expect(await events.next()).toMatchObject({ value: 1 });
  state.response!.destroy();
  await expect(events.next()).rejects.toThrow(new TypeError("terminated"));
});

it.each([
  ["in data", 'data: {"a":'],
  ["at the end of data", "data: 2"],
  ["before the empty line", "data: 2\n"],
  ["in the name of a field", "dat"],
  ["in a character", Buffer.from("data: €").subarray(0, -1)],
])("a stream that ends %s is an error, after the events before it", async (_, rest) => {
  const call = await startEvents((response) => {
    response.write("data: 1\n\n");
    response.end(rest);
  });
  const events = (await call())[Symbol.asyncIterator]();
  expect(await events.next()).toMatchObject({ value: 1 });
  await expect(events.next()).rejects.toThrow(new Error("Stream broke off"));
});

it("events can be gone through once", async () => {
  const events = await (await startEvents((response) => response.end("data: 1\n\n")))();
  expect(await allOf(events)).toEqual([1]);
  await expect(allOf(events)).rejects.toThrow(TypeError);
});

it.each(["text/event-stream; charset=utf-8", "text/event-stream;charset=UTF-8", "Text/Event-Stream"])(
  "the media type may be written %s", async (mediaType) => {
    const call = await startEvents((response) => response.end("data: 1\n\n"), mediaType);
    expect(await allOf(await call())).toEqual([1]);
  },
);

it.each(["text/html", "application/json", "text/plain"])("a response that is %s is an ApiError", async (mediaType) => {
  const call = await startEvents((response) => response.end("data: 1\n\n"), mediaType);
  const error = await call().catch((error: unknown) => error) as ApiError;
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe(`HTTP 200 with ${mediaType} is not the API: is baseUrl right?`);
  expect(await error.response.text()).toBe("data: 1\n\n");
});

it("an error status is an ApiError before there are events", async () => {
  const { baseUrl } = await startServer((_, response) => {
    response.writeHead(404, { "Content-Type": "application/json" }).end('{"code":"not_found","message":"No watch."}');
  });
  const call = createClient({ baseUrl, token: "t" }).streamFileEvents({ path: { id: "x", watch_id: "y" } });
  await expect(call).rejects.toThrow("not_found: No watch.");
});
