/** A stream that resumes: it goes on after the last event where the connection broke, and ends where it ends. */
import type { ServerResponse } from "node:http";
import { expect, expectTypeOf, it, vi } from "vitest";
import { ApiError, createClient } from "../../src/index.js";
import { resuming } from "../../src/streams/index.js";
import type { BrowserTelemetryEnvelope } from "../../src/types.js";
import { allOf, sendOneByOne } from "../support/events.js";
import { startTestMock } from "../support/mock.js";
import { startServer } from "../support/server.js";

const input = { path: { id: "x" } };
const missing = { code: "not_found", message: "There is no such session." };

/** How a connection is answered: by an error status, or by an event stream. */
type Way = number | ((response: ServerResponse) => unknown);

/** Starts a server that answers each connection in the next way, and at last with 404. */
async function startWays(...ways: Way[]) {
  const { baseUrl, arrived } = await startServer((_, response) => {
    const way = ways.shift() ?? 404;
    if (typeof way === "number") {
      response.writeHead(way, { "Content-Type": "application/json" }).end(JSON.stringify(missing));
    } else {
      response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
      way(response);
    }
  });
  const client = createClient({ baseUrl, token: "t" });
  const lastIds = () => arrived.map(({ headers }) => headers["last-event-id"]);
  return { lastIds, open: resuming(client.streamTelemetryEvents, { retryMs: 1 }) };
}

/** Sends chunks one after another, and cuts the connection when they have left. */
const cutAfter = (...chunks: string[]) => async (response: ServerResponse) => {
  for (const chunk of chunks) await new Promise((resolve) => response.write(chunk, resolve));
  setTimeout(() => response.destroy(), 20);
};

it("goes on after the last ID when the connection is cut, as often as that is", async () => {
  const { open, lastIds } = await startWays(
    cutAfter('id: 1\ndata: {"seq":1}\n\n'),
    cutAfter('id: 2\ndata: {"seq":2}\n\n', 'id: 3\ndata: {"se'),
    (response) => response.end('id: 3\ndata: {"se'), // an end within an event is none
    (response) => response.end('id: 3\ndata: {"seq":3}\n\n'),
  );
  expect(await allOf(await open(input))).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }]);
  expect(lastIds()).toEqual([undefined, "1", "2", "2"]);
});

it("goes on after the ID of a frame without data", async () => {
  const { open, lastIds } = await startWays(
    cutAfter(": nothing new\nid: 7\n\n"), (response) => response.end('id: 8\ndata: {"seq":8}\n\n'),
  );
  expect(await allOf(await open(input))).toEqual([{ seq: 8 }]);
  expect(lastIds()).toEqual([undefined, "7"]);
});

it.each(["\n", "\r\n", "\r"])("reads frames whose lines end with %j, wherever their chunks end", async (end) => {
  const text = [": a", "id: 1", 'data: {"seq":', "data: 1}", "", 'data:{"text":"\u2028id: 9"}', "", ""].join(end);
  const { open } = await startWays((response) =>
    sendOneByOne(response, [...Buffer.from(text)].map((byte) => Buffer.from([byte]))));
  expect(await allOf(await open(input))).toEqual([{ seq: 1 }, { text: "\u2028id: 9" }]);
});

it("begins after the ID that the caller has", async () => {
  const { open, lastIds } = await startWays((response) => response.end());
  expect(await allOf(await open({ ...input, header: { "Last-Event-ID": "4" } }))).toEqual([]);
  expect(lastIds()).toEqual(["4"]);
});

it("tries again after 429 and 5xx, and ends if the session is gone by then", async () => {
  const { open, lastIds } = await startWays(cutAfter('id: 1\ndata: {"seq":1}\n\n'), 429, 503);
  expect(await allOf(await open(input))).toEqual([{ seq: 1 }]);
  expect(lastIds()).toEqual([undefined, "1", "1", "1"]);
});

it("does not try again after 401, nor if the first attempt fails", async () => {
  const { open } = await startWays(cutAfter('id: 1\ndata: {"seq":1}\n\n'), 401);
  await expect(allOf(await open(input))).rejects.toMatchObject({ status: 401 });
  await expect(open(input)).rejects.toBeInstanceOf(ApiError);
});

it("an event that is not JSON ends the loop with an error", async () => {
  const { open, lastIds } = await startWays((response) => response.write("data: x\n\n"));
  await expect(allOf(await open(input))).rejects.toBeInstanceOf(SyntaxError);
  expect(lastIds()).toHaveLength(1);
});

it.each(["while it is connected", "while it waits"])("an abort %s ends the loop with its reason", async (when) => {
  const isWaiting = when === "while it waits";
  const { baseUrl, arrived } = await startServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).flushHeaders();
    if (isWaiting) setTimeout(() => response.destroy(), 20);
  });
  const client = createClient({ baseUrl, token: "t" });
  const controller = new AbortController();
  const open = resuming(client.streamTelemetryEvents, { retryMs: 60_000 });
  const all = allOf(await open(input, { signal: controller.signal }));
  setTimeout(() => controller.abort(new Error("enough")), 100);
  await expect(all).rejects.toThrow("enough");
  expect(arrived).toHaveLength(1);
});

it("leaving the loop closes the connection", async () => {
  let isClosed = false;
  const { open } = await startWays((response) => {
    response.on("close", () => isClosed = true);
    response.write('id: 1\ndata: {"seq":1}\n\n');
  });
  for await (const { seq } of await open(input)) {
    expect(seq).toBe(1);
    break;
  }
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

it("receives each event of the mock once, and ends with the session", async () => {
  const { url: baseUrl } = await startTestMock();
  let cuts = 2;
  const client = createClient({
    baseUrl,
    token: "any-token",
    async fetch(request: Request) {
      const response = await fetch(request);
      if (!request.url.includes("/telemetry/stream") || cuts-- <= 0) return response;
      return new Response(response.body?.pipeThrough(cutting()), response); // a proxy that cuts connections
    },
  });
  const { session_id: id } = await client.createBrowser({ body: { telemetry: { enabled: true } } });
  const seqs: number[] = [];
  const streamTelemetry = resuming(client.streamTelemetryEvents, { retryMs: 1 });
  const stream = await streamTelemetry({ path: { id }, query: { replay: "all" } });
  const reading = (async () => {
    for await (const event of stream) {
      expectTypeOf(event).toEqualTypeOf<BrowserTelemetryEnvelope>();
      seqs.push(event.seq);
      if (seqs.length < 12) await client.clickMouse({ path: { id }, body: { x: 1, y: 1 } });
      else await client.deleteBrowser({ path: { id_or_name: id } }).catch(() => {});
    }
  })();
  await client.clickMouse({ path: { id }, body: { x: 1, y: 1 } });
  await reading;
  expect(cuts).toBe(-1);
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] as number) + index));
  expect(seqs.length).toBeGreaterThanOrEqual(12);
});

/** Passes two chunks, and breaks off. */
function cutting() {
  let chunks = 0;
  return new TransformStream({
    transform(chunk, controller) {
      if (chunks++ < 2) controller.enqueue(chunk);
      else controller.error(new TypeError("terminated"));
    },
  });
}

it("takes only methods whose stream resumes", () => {
  const client = createClient({ baseUrl: "http://127.0.0.1:4010", token: "t" });
  // @ts-expect-error -- logs have no IDs
  resuming(client.streamLogs);
  // @ts-expect-error -- not a stream
  resuming(client.getBrowser);
});
