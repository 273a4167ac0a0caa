/** Tests what the telemetry of a session records, and how it is listed. */
import { expect, it } from "vitest";
import type { BrowserTelemetryEnvelope } from "../../generated/openapi.js";
import { everyItem } from "../../src/index.js";
import { expectRefused, type Service, startService } from "./support.js";

const seeded = "bs5c8m2r9k4t7w1x6v3n0q8z";
const on = { enabled: true };
const all = { enabled: true, browser: { platform: on } };

type Client = Service["client"];

async function start(client: Client, telemetry: object | null = all): Promise<string> {
  return (await client.createBrowser({ body: { telemetry, timeout_seconds: 3600 } })).session_id;
}

/** Returns the type, category, operation and status of recorded calls. */
const calls = (events: BrowserTelemetryEnvelope[]) => events.map(({ event }) => {
  const { operation_id, status } = event.data as { operation_id: string; status: number };
  return [event.type, event.category, operation_id, status];
});

/** Makes calls of two operations in turn. */
async function work(client: Client, id: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    if (n % 2 === 0) await client.getMousePosition({ path: { id } });
    else await client.listFiles({ path: { id }, query: { path: "/" } });
  }
}

it("calls are recorded with their status, and calls that control the browser in their own category", async () => {
  const { client } = await startService();
  const id = await start(client);
  const path = { id };
  await client.takeScreenshot({ path });
  await client.writeClipboard({ path, body: { text: "a" } });
  await client.executePlaywrightCode({ path, body: { code: "return 1;" } });
  await client.writeFile({ path, query: { path: "/a.txt" }, body: "a" });
  await client.execProcess({ path, body: { command: "true" } });
  await client.startReplay({ path });
  await client.updateBrowser({ path: { id_or_name: id }, body: { name: "renamed" } });
  await expectRefused(client.clickMouse({ path, body: { x: -1, y: 0 } }), 400, "x");
  await expectRefused(client.readFile({ path, query: { path: "/none" } }), 404, "/none");
  const events = await client.listTelemetryEvents({ path });
  expect(calls(events)).toEqual([
    ["api_call", "control", "takeScreenshot", 200],
    ["api_call", "control", "writeClipboard", 200],
    ["api_call", "control", "executePlaywrightCode", 200],
    ["platform_api_call", "platform", "writeFile", 200],
    ["platform_api_call", "platform", "execProcess", 200],
    ["platform_api_call", "platform", "startReplay", 201],
    ["platform_api_call", "platform", "updateBrowser", 200],
    ["api_call", "control", "clickMouse", 400],
    ["platform_api_call", "platform", "readFile", 404],
  ]);
  expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const { ts, source, data } = events[0]!.event;
  expect(Math.abs(ts / 1000 - Date.now())).toBeLessThan(60_000);
  expect(source).toEqual({ kind: "kernel_api" });
  expect(data).toMatchObject({ request_id: expect.stringMatching(/^\w{24}$/) as string });
});

it("the duration of a call follows the time of the mock", async () => {
  const { client, mock } = await startService();
  const path = { id: await start(client) };
  const pause = { type: "sleep", sleep: { duration_ms: 20_000 } } as const;
  const batch = client.batchComputerAction({ path, body: { actions: [pause] } });
  await expect.poll(() => mock.advance(20_000).then(() => client.listTelemetryEvents({ path }))).toHaveLength(1);
  await batch;
  const [{ event } = {}] = await client.listTelemetryEvents({ path });
  expect((event?.data as { duration_ms: number }).duration_ms).toBeGreaterThanOrEqual(20_000);
});

it("only categories that are on are recorded", async () => {
  const { client } = await startService();
  const recorded = async (telemetry: object | null) => {
    const id = await start(client, telemetry);
    await work(client, id, 2);
    return (await client.listTelemetryEvents({ path: { id } })).map(({ event }) => event.category);
  };
  expect(await recorded(null)).toEqual([]);
  expect(await recorded({ enabled: true })).toEqual(["control"]);
  expect(await recorded({ browser: { platform: on } })).toEqual(["control", "platform"]);
  expect(await recorded({ browser: { platform: on, control: { enabled: false } } })).toEqual(["platform"]);
});

it("events are still listed once telemetry is off, and numbers continue when it is on again", async () => {
  const { client } = await startService();
  const id = await start(client);
  const numbers = async () => (await client.listTelemetryEvents({ path: { id } })).map(({ seq }) => seq);
  const turn = (enabled: boolean) =>
    client.updateBrowser({ path: { id_or_name: id }, body: { telemetry: { enabled } } });
  await work(client, id, 2);
  await turn(false);
  await work(client, id, 3);
  expect(await numbers()).toEqual([1, 2]);
  await turn(true);
  await work(client, id, 1);
  expect(await numbers()).toEqual([1, 2, 3]);
});

it("a session keeps the latest 1,024 events", async () => {
  const { client, mock } = await startService();
  const id = await start(client);
  const [url, headers] = [`${mock.url}/browsers/${id}/computer/clipboard/read`, { Authorization: "Bearer any-token" }];
  const read = async () => (await fetch(url, { method: "POST", headers })).text(); // unchecked, which is faster
  for (let n = 0; n < 103; n++) await Promise.all(Array.from({ length: 10 }, read));
  const events = await client.listTelemetryEvents({ path: { id }, query: { limit: 2000 } });
  expect([events.length, events[0]?.seq, events.at(-1)?.seq]).toEqual([1024, 7, 1030]);
});

it("a session that does not store its telemetry lists none", async () => {
  const { client } = await startService();
  const telemetry = { ...all, storage: { enabled: false }, export: { otlp: { destination: { id: "td1" } } } };
  const id = await start(client, telemetry);
  await work(client, id, 2);
  const { data, page } = await client.listTelemetryEvents({ path: { id } }).withResponse();
  expect([data, page]).toEqual([[], { hasMore: false, nextOffset: undefined }]);
});

it("the list starts 5 minutes ago, or at since, and ends before until", async () => {
  const { client, mock } = await startService();
  const id = await start(client);
  const types = async (query: object) =>
    (await client.listTelemetryEvents({ path: { id }, query })).map(({ seq }) => seq);
  await work(client, id, 1);
  await mock.advance(240_000);
  await work(client, id, 1);
  const [{ event: { ts: first } }, { event: { ts: second } }] = await client.listTelemetryEvents({ path: { id } }) as
    [BrowserTelemetryEnvelope, BrowserTelemetryEnvelope];
  await mock.advance(120_000);
  const at = (ts: number) => new Date(ts / 1000).toISOString();
  expect(await types({})).toEqual([2]);
  expect(await types({ since: "10m" })).toEqual([1, 2]);
  expect(await types({ since: "1h30m" })).toEqual([1, 2]);
  expect(await types({ since: "1m" })).toEqual([]);
  expect(await types({ since: at(first) })).toEqual([1, 2]);
  expect(await types({ since: at(first + 1000) })).toEqual([2]);
  expect(await types({ since: at(first), until: at(second) })).toEqual([1]);
  expect(await types({ since: at(first), until: at(second + 1000) })).toEqual([1, 2]);
  expect(await types({ since: "10m", until: "5m" })).toEqual([1]);
  expect(await types({ order: "desc" })).toEqual([2, 1]);
  expect(await types({ since: "", until: "" })).toEqual([2]);
  expect(await types({ order: "desc", since: "" })).toEqual([2, 1]);
  expect(await types({ order: "desc", until: "5m" })).toEqual([1]);
});

it("pages follow one another by a cursor, in either direction, and since applies to the first only", async () => {
  const { client, mock } = await startService();
  const id = await start(client);
  await work(client, id, 7);
  for (const [query, order] of [
    [{ limit: 3 }, [1, 2, 3, 4, 5, 6, 7]], [{ limit: 2, order: "desc" }, [7, 6, 5, 4, 3, 2, 1]],
  ] as const) {
    const numbers = [];
    for await (const { seq } of everyItem(client.listTelemetryEvents, { path: { id }, query })) numbers.push(seq);
    expect(numbers).toEqual(order);
  }
  const { page } = await client.listTelemetryEvents({ path: { id }, query: { limit: 3 } }).withResponse();
  const { nextOffset: offset = 0 } = page ?? {};
  expect(offset).not.toBe(4); // it is not a seq
  await mock.advance(600_000);
  const query = { offset, since: "1s" };
  const rest = await client.listTelemetryEvents({ path: { id }, query }).withResponse();
  expect(rest.data.map(({ seq }) => seq)).toEqual([4, 5, 6, 7]);
  expect(rest.page).toEqual({ hasMore: false, nextOffset: undefined });
});

it("filters apply to each page, so that a page before the last can be empty", async () => {
  const { client } = await startService();
  const id = await start(client);
  await client.takeScreenshot({ path: { id } });
  await client.takeScreenshot({ path: { id } });
  await work(client, id, 2);
  const list = (query: object) => client.listTelemetryEvents({ path: { id }, query }).withResponse();
  const first = await list({ limit: 2, category: ["platform"] });
  expect([first.data, first.page?.hasMore]).toEqual([[], true]);
  const second = await list({ limit: 2, category: ["platform"], offset: first.page?.nextOffset });
  expect([second.data.map(({ seq }) => seq), second.page?.hasMore]).toEqual([[4], false]);
  const numbers = async (query: object) => (await list(query)).data.map(({ seq }) => seq);
  expect(await numbers({ type: ["api_call"] })).toEqual([1, 2, 3]);
  expect(await numbers({ type: ["api_call", "platform_api_call"] })).toEqual([1, 2, 3, 4]);
  expect(await numbers({ type: ["api_call,platform_api_call"] })).toEqual([1, 2, 3, 4]);
  expect(await numbers({ category: ["control,platform"], type: ["platform_api_call"] })).toEqual([4]);
  expect(await numbers({ category: ["platform"], type: ["api_call"] })).toEqual([]);
  expect(await numbers({ type: ["no_such_type"] })).toEqual([]);
});

it.each<[object, string]>([
  [{ order: "desc", since: "5m" }, "since"],
  [{ order: "desc", since: "1h" }, "since"],
  [{ order: "newest" }, "order"],
  [{ since: "yesterday" }, "since"],
  [{ until: "yesterday" }, "until"],
  [{ category: ["weather"] }, "category"],
  [{ category: ["control,weather"] }, "category"],
  [{ limit: 0 }, "limit"],
  [{ offset: -1 }, "offset"],
])("a list with the query %j is refused", async (query, words) => {
  const { client } = await startService();
  await expectRefused(client.listTelemetryEvents({ path: { id: seeded }, query }), 400, words);
});

it("listing the events of a missing session is refused", async () => {
  const { client } = await startService();
  await expectRefused(client.listTelemetryEvents({ path: { id: "none" } }), 404, "none");
});

it("the initial events are those of the examples, and new events come after them", async () => {
  const { client } = await startService();
  await work(client, seeded, 1);
  const query = { since: "2026-11-20T09:00:00Z" };
  const events = await client.listTelemetryEvents({ path: { id: seeded }, query });
  expect(events.map(({ event: { type } }) => type))
    .toEqual(["cdp_connect", "network_response", "api_call", "platform_api_call", "api_call"]);
  expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

it("reading telemetry, logs and the session itself leaves no event", async () => {
  const { client } = await startService();
  const id = await start(client);
  await client.listTelemetryEvents({ path: { id } });
  await client.getBrowser({ path: { id_or_name: id } });
  const query = { source: "supervisor", supervisor_process: "chromium", follow: false } as const;
  await client.streamLogs({ path: { id }, query });
  expect(await client.listTelemetryEvents({ path: { id } })).toEqual([]);
});
