/** What the panel is told and asks for, outside of the contract; nothing notices what it asks. */
import { expect, it, onTestFinished } from "vitest";
import { eventsOf } from "../../src/client/events.js";
import { type ContractClient, createClient } from "../../src/index.js";
import type { Mock, MockOptions } from "../../src/mock/index.js";
import type { PanelEvent, PanelOperation, ShownRequest } from "../../src/mock/panel/types.js";
import { bearer, errorOf, json, session, startTestMock } from "../support/mock.js";
import { get } from "./pages.js";

interface Started {
  mock: Mock;
  client: ContractClient;
  /** All events so far. */
  events: PanelEvent[];
  /** Asks as the panel does. */
  api: (path: string, method?: string) => Promise<Response>;
}

async function start(options: MockOptions = {}): Promise<Started> {
  const mock = await startTestMock(options);
  const headers = { Authorization: `Bearer ${options.token ?? "any-token"}` };
  const events: PanelEvent[] = [];
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const response = await fetch(`${mock.url}/_mock/events`, { headers, signal: ending.signal });
  void (async () => {
    for await (const event of eventsOf(response)) events.push(event as PanelEvent);
  })().catch(() => {});
  return {
    mock,
    client: createClient({ baseUrl: mock.url, token: options.token ?? "any-token" }),
    events,
    api: (path, method = "GET") => fetch(`${mock.url}/_mock/api${path}`, { method, headers }),
  };
}

const requestsIn = (events: PanelEvent[]): ShownRequest[] =>
  events.flatMap((event) => event.type === "request" ? [event.request] : []);
const settingsIn = (events: PanelEvent[]) =>
  events.flatMap((event) => event.type === "settings" ? [event.settings] : []);

it("the page is for browsers, and the same at /_mock/; a program gets the Error body", async () => {
  const { url } = await startTestMock({ token: "the-one-4711" });
  const { status, text, headers } = await get(url);
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
  expect((await get(`${url}/_mock/`)).text).toBe(text);
  expect(text).not.toContain("4711");
  for (const init of [{}, { headers: { Accept: "application/json" } }, { method: "POST" }]) {
    expect(await errorOf(fetch(url, init))).toMatchObject({ status: 404 });
  }
});

it("other websites get neither the page nor what it asks for", async () => {
  const { url } = await startTestMock();
  for (const path of ["/", "/_mock/", "/_mock/events", "/_mock/operations", "/_mock/api/browsers"]) {
    for (const headers of [{ Origin: "https://shop.example.com" }, { Host: "shop.example.com" }]) {
      expect((await get(url + path, headers)).status).toBe(403);
    }
  }
});

it("a token is asked for, and appears nowhere", async () => {
  const { mock, client, events } = await start({ token: "the-one-4711" });
  for (const path of ["events", "operations", "api/browsers", `screens/${session}`, "overrides"]) {
    expect(await errorOf(fetch(`${mock.url}/_mock/${path}`))).toMatchObject({ status: 401 });
  }
  await client.getBrowser({ path: { id_or_name: session } });
  await fetch(`${mock.url}/vm/${session}/nothing?jwt=secret-one`);
  await expect.poll(() => requestsIn(events).length).toBe(2);
  expect(JSON.stringify(events)).not.toMatch(/4711|secret-one|jwt=(?!\[token\])/);
});

it("requests are told as they come, with what is wrong, what was ignored, and what answered", async () => {
  const { mock, events } = await start();
  const post = (body: string) => fetch(`${mock.url}/browsers`, { method: "POST", headers: json, body });
  await post('{"name": "a", "regoin": "x"}');
  await post('{"timeout_seconds": "x"}');
  mock.use({ createBrowser: { status: 429, times: 1 } });
  await post("{}");
  await fetch(`${mock.url}/nothing`);
  await expect.poll(() => requestsIn(events).length).toBe(4);
  expect(requestsIn(events)).toMatchObject([
    {
      number: 1, method: "POST", url: "/browsers", operation: "createBrowser", status: 200, violations: [],
      ignored: "regoin, did you mean region?", body: { type: "application/json", bytes: 28 },
      response: { headers: { "Content-Type": "application/json" } },
    },
    {
      status: 400, problem: "timeout_seconds must be an integer.", violations: [{
        text: "timeout_seconds must be an integer.",
        clause: "#/components/schemas/CreateBrowserRequest/properties/timeout_seconds/type",
      }],
    },
    { status: 429, override: "status 429" },
    { status: 404, problem: "There is no path /nothing." },
  ]);
  expect(requestsIn(events)[3]).not.toHaveProperty("operation");
  expect(JSON.parse(requestsIn(events)[0]?.response.body?.text ?? "")).toMatchObject({ name: "a" });
});

it("a new listener is told of earlier requests; long bodies are cut, and bytes are not kept", async () => {
  const { mock, client, events: earlier } = await start();
  const text = "x".repeat(100_000);
  await client.typeText({ path: { id: session }, body: { text } });
  await client.writeFile({ path: { id: session }, query: { path: "/a" }, body: "abc" });
  await client.readFile({ path: { id: session }, query: { path: "/a" } });
  await expect.poll(() => requestsIn(earlier).length).toBe(3);
  const response = await fetch(`${mock.url}/_mock/events`);
  const events: PanelEvent[] = [];
  for await (const event of eventsOf(response)) if (events.push(event as PanelEvent) === 4) break;
  expect(events.slice(1)).toEqual(earlier.filter(({ type }) => type === "request"));
  const [typed, written, read] = requestsIn(events);
  expect(typed?.body).toMatchObject({ isCut: true, bytes: 100_011 });
  expect(typed?.body?.text).toHaveLength(16_384);
  expect(written?.body).toEqual({ type: "application/octet-stream", bytes: 3 });
  expect(read?.response.body).toEqual({ type: "application/octet-stream" });
});

it("changes, settings and the end of the list are told", async () => {
  const { mock, client, events } = await start();
  await client.createBrowser();
  await expect.poll(() => events.map(({ type }) => type)).toEqual(expect.arrayContaining(["request", "changed"]));
  mock.use({ createBrowser: { status: 503 } });
  await expect.poll(() => settingsIn(events).at(-1)?.overrides).toEqual([
    { operation: "createBrowser", override: { status: 503 }, isInitial: false }]);
  await mock.scenario("empty");
  await expect.poll(() => settingsIn(events).at(-1)).toMatchObject({ scenario: "empty", overrides: [] });
  expect(events.filter(({ type }) => type === "cleared")).toHaveLength(1);
  const before = Date.parse(settingsIn(events).at(-1)?.now ?? "");
  await mock.advance(3_600_000);
  await expect.poll(() => Date.parse(settingsIn(events).at(-1)?.now ?? "") - before).toBeGreaterThan(3_599_000);
  await fetch(`${mock.url}/_mock/requests`, { method: "DELETE" });
  await expect.poll(() => events.filter(({ type }) => type === "cleared")).toHaveLength(2);
});

it("what happens by itself is a change, too", async () => {
  const { mock, client, events } = await start();
  await client.createBrowser({ body: { timeout_seconds: 60 } });
  await expect.poll(() => events.at(-1)?.type).toBe("changed");
  const { length } = events;
  await mock.advance(61_000); // ends the session
  await expect.poll(() => events.slice(length).map(({ type }) => type)).toContain("changed");
});

it("nothing notices what the panel asks for", async () => {
  const log: string[] = [];
  const { mock, client, api, events } = await start({ record: true, latencyMs: 700, log: (line) => log.push(line) });
  const { session_id } = await client.createBrowser({
    body: { timeout_seconds: 60, telemetry: { browser: { control: { enabled: true } } } },
  });
  mock.use({ getBrowser: { status: 503, times: 1 } });
  const [listed, recorded, { length }] = [mock.requests.length, JSON.stringify(await mock.record()), log];
  const began = performance.now();
  await mock.advance(50_000);
  for (const path of [`/browsers/${session_id}`, `/browsers/${session_id}/fs/list_files?path=/`, "/browsers"]) {
    expect((await api(path)).status).toBe(200);
  }
  const screen = await fetch(`${mock.url}/_mock/screens/${session_id}`, { headers: bearer });
  expect([screen.status, screen.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  expect(performance.now() - began).toBeLessThan(700);
  const events_ = await (await api(`/browsers/${session_id}/telemetry/events`)).json();
  expect([mock.requests.length, log.length, events_]).toEqual([listed, length, []]);
  const calls = (har: string) => (JSON.parse(har) as { log: { entries: { request: { url: string } }[] } }).log.entries
    .filter(({ request }) => !request.url.endsWith("/_mock/advance")).length;
  expect(calls(JSON.stringify(await mock.record()))).toBe(calls(recorded));
  expect(requestsIn(events)).toHaveLength(listed);
  await expect(client.getBrowser({ path: { id_or_name: session_id } })).rejects.toMatchObject({ status: 503 });
  await mock.advance(11_000); // 61 seconds after the last call that counts
  expect((await api(`/browsers/${session_id}`)).status).toBe(404);
});

it("what the panel deletes is gone, and in the recording and the log", async () => {
  const log: string[] = [];
  const { mock, client, api } = await start({ record: true, log: (line) => log.push(line) });
  mock.use({ deleteBrowser: { status: 503 } });
  expect((await api(`/browsers/${session}`, "DELETE")).status).toBe(204);
  await expect(client.getBrowser({ path: { id_or_name: session } })).rejects.toMatchObject({ status: 404 });
  expect(log.filter((line) => line.startsWith("DELETE"))).toHaveLength(1);
  const { log: { entries } } = await mock.record();
  expect(entries.map(({ request }) => `${request.method} ${new URL(request.url).pathname}`))
    .toContain(`DELETE /browsers/${session}`);
});

it("streams of the contract can be followed", async () => {
  const { api } = await start();
  const query = "source=supervisor&supervisor_process=chromium&follow=false";
  const response = await api(`/browsers/${session}/logs/stream?${query}`);
  const lines: unknown[] = [];
  for await (const event of eventsOf(response)) lines.push(event);
  expect(lines).not.toEqual([]);
});

it("the operations say which lists, faults and links there are", async () => {
  const { url } = await startTestMock();
  const operations = await (await fetch(`${url}/_mock/operations`)).json() as PanelOperation[];
  expect(operations).toHaveLength(114);
  expect(operations.find(({ id }) => id === "listBrowsers")).toMatchObject({
    area: "Browser sessions", method: "GET", path: "/browsers", mediaType: "application/json",
    links: [{ to: "getBrowser", parameters: { id_or_name: "$response.body#/0/session_id" } }],
  });
  expect(operations.find(({ id }) => id === "createBrowser")?.examples).toContainEqual(
    { status: "429", name: "limit_reached" });
  expect(operations.find(({ id }) => id === "streamLogs")?.parameters).toContainEqual(
    { name: "source", in: "query", required: true, values: expect.arrayContaining(["path"]) as string[] });
});

it("a stateless mock has a panel without a state", async () => {
  const { mock, events, api } = await start({ stateless: true });
  await expect.poll(() => settingsIn(events)[0]).toMatchObject({ isStateless: true });
  expect((await api("/browsers")).status).toBe(200);
  expect((await fetch(`${mock.url}/_mock/screens/${session}`)).status).toBe(404);
});

it("a mock closes while somebody listens", async () => {
  const { mock } = await start();
  await mock.close();
});
