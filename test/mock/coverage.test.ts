/** What the calls of a mock reach of the contract: which of them count, and as what. */
import { request } from "node:http";
import { createClient } from "cloud-browser-contract";
import { createMock } from "cloud-browser-contract/mock/web";
import { expect, it } from "vitest";
import { bearer, json, session, startTestMock } from "../support/mock.js";
import type { CoverageReport, MockOptions } from "../../src/mock/index.js";

async function start(options: MockOptions = {}) {
  const mock = await startTestMock(options);
  const client = createClient({ baseUrl: mock.url, token: "any-token" });
  const send = async (method: string, path: string, headers: Record<string, string> = bearer, body?: string) => {
    const response = await fetch(mock.url + path, { method, headers, ...body !== undefined && { body } });
    await response.arrayBuffer();
    return response.status;
  };
  return { mock, client, send };
}

/** Returns what was seen of an operation. */
function seenOf({ operations }: CoverageReport, id: string) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) return undefined;
  const { calls, statuses, parameters, properties } = operation;
  return { calls, statuses: statuses.seen, parameters: parameters.seen, properties: properties.seen };
}

it("has nothing at the start, and keeps over a reset what was reached", async () => {
  const populate = (url: string) => fetch(`${url}/browsers`, { headers: bearer });
  const { mock, client } = await start({ populate });
  expect(mock.coverage()).toMatchObject({ used: 0, operations: [], neverSeen: [] });
  await client.listProfiles({ query: { limit: 5 } });
  await mock.reset();
  expect(mock.coverage()).toMatchObject({ used: 1, declared: 114 });
  expect(seenOf(mock.coverage(), "listProfiles"))
    .toEqual({ calls: 1, statuses: ["200"], parameters: ["limit"], properties: [] });
});

it("is at /_mock/coverage, and DELETE clears it", async () => {
  const { mock, client, send } = await start();
  await client.createProfile({ body: { name: "a" } });
  const response = await fetch(`${mock.url}/_mock/coverage`);
  expect(await response.json()).toEqual(mock.coverage());
  expect(mock.coverage().used).toBe(1);
  expect(await send("DELETE", "/_mock/coverage")).toBe(204);
  expect(mock.coverage().used).toBe(0);
});

it("needs the token of the mock", async () => {
  const { send } = await start({ token: "secret-token" });
  expect(await send("GET", "/_mock/coverage")).toBe(401);
});

it("counts no own paths, no calls of the panel, no preflights, and nothing without an operation", async () => {
  const { mock, send } = await start();
  await send("GET", "/_mock/requests");
  expect(await send("GET", "/_mock/api/profiles")).toBe(200);
  await send("GET", "/", { Accept: "text/html" });
  await send("OPTIONS", "/browsers", { "Origin": "https://a.test", "Access-Control-Request-Method": "GET" });
  expect(await send("GET", "/nothing")).toBe(404);
  expect(mock.coverage().used).toBe(0);
});

it("counts calls below the base URL of a browser as their operations", async () => {
  const { mock, client } = await start();
  const { base_url, cdp_ws_url } = await client.createBrowser({});
  const jwt = new URL(cdp_ws_url).searchParams.get("jwt") ?? "";
  await fetch(`${base_url}/fs/list_files?path=/&jwt=${jwt}`);
  expect(seenOf(mock.coverage(), "listFiles")).toMatchObject({ calls: 1, parameters: ["path"] });
});

it("counts what overrides and Prefer answer, as the status that was sent", async () => {
  const { mock, send } = await start({ overrides: { getProfile: { status: 503 } } });
  expect(await send("GET", "/profiles/shop-login")).toBe(503);
  expect(await send("GET", "/profiles/shop-login", { ...bearer, Prefer: "code=404" })).toBe(404);
  expect(mock.coverage().operations[0]?.statuses).toEqual({
    seen: ["404"], unseen: ["200", "400", "401", "403", "500"], others: ["503"],
  });
});

it("counts an invalid request as its 400 alone", async () => {
  const { mock, send } = await start();
  expect(await send("POST", "/profiles", json, '{"name": 1}')).toBe(400);
  expect(await send("GET", "/browsers?limit=0&offset=2")).toBe(400);
  expect(await send("GET", "/browsers?limit=2", {})).toBe(401);
  const invalidInWords = { telemetry: { enabled: false, browser: { console: { enabled: true } } } };
  expect(await send("POST", "/browsers", json, JSON.stringify(invalidInWords))).toBe(400);
  const nothing = { parameters: [], properties: [] };
  expect(seenOf(mock.coverage(), "createProfile")).toEqual({ calls: 1, statuses: ["400"], ...nothing });
  expect(seenOf(mock.coverage(), "listBrowsers")).toEqual({ calls: 2, statuses: ["400", "401"], ...nothing });
  expect(seenOf(mock.coverage(), "createBrowser")).toEqual({ calls: 1, statuses: ["400"], ...nothing });
});

it("counts what a valid request has, however it is answered", async () => {
  const { mock, send } = await start({ overrides: { createBrowser: { status: 429 } } });
  expect(await send("POST", "/browsers", json, '{"name": "a"}')).toBe(429);
  expect(seenOf(mock.coverage(), "createBrowser")).toMatchObject({ statuses: ["429"], properties: ["name"] });
});

it("tells properties that were sent from those that have their default", async () => {
  const { mock, client } = await start();
  await client.createBrowser({});
  await client.createBrowser({ body: { stealth: false, extensions: [], viewport: { width: 1280, height: 800 } } });
  expect(seenOf(mock.coverage(), "createBrowser")?.properties)
    .toEqual(["stealth", "extensions", "viewport", "viewport.width", "viewport.height"]);
});

it("does not count a call that its client ends before the response", async () => {
  let began = () => {};
  const hasBegun = new Promise<void>((resolve) => began = resolve);
  const { mock } = await start({
    overrides: {
      getProfile: (_, { signal }) => new Promise((resolve) => {
        signal.addEventListener("abort", () => resolve({ status: 204 } as never));
        began();
      }),
    },
  });
  const sent = request(`${mock.url}/profiles/shop-login`, { headers: bearer }).on("error", () => {}).end();
  await hasBegun;
  sent.destroy();
  await expect.poll(() => mock.requests.length).toBe(1);
  expect(mock.coverage().used).toBe(0);
});

it("has the types of the events that came, also by an override", async () => {
  const { mock, client } = await start();
  const process = await client.spawnProcess({ path: { id: session }, body: { command: "echo", args: ["a"] } });
  const path = { id: session, process_id: process.process_id ?? "" };
  for await (const _ of await client.streamProcessStdout({ path })) continue;
  const eventsOf = (id: string) => mock.coverage().operations.find((one) => one.id === id)?.events;
  expect(eventsOf("streamProcessStdout")).toEqual({ seen: ["stdout", "exit"], unseen: ["stderr"] });
  const timestamp = "2026-01-01T00:00:00Z";
  mock.use({
    streamAuthEvents: {
      status: 200, body: [{ event: "error", timestamp, error: { code: "internal_error", message: "It failed." } }],
    },
  });
  await (await fetch(`${mock.url}/auth/connections/any/events`, { headers: bearer })).text();
  expect(eventsOf("streamAuthEvents")).toEqual({ seen: ["error"], unseen: ["managed_auth_state", "sse_heartbeat"] });
});

it("has the pages after the first", async () => {
  const { mock, client } = await start();
  const hasLaterPage = () => mock.coverage().operations[0]?.hasLaterPage;
  await client.listProfiles({ query: { limit: 1, offset: 0 } });
  expect(hasLaterPage()).toBe(false);
  await client.listProfiles({ query: { limit: 1, offset: 1 } });
  expect(hasLaterPage()).toBe(true);
});

it("is there without a port, too", async () => {
  const mock = await createMock();
  await createClient({ baseUrl: mock.url, token: "any-token", fetch: mock.fetch }).listProfiles({});
  expect(mock.coverage()).toMatchObject({ used: 1, statuses: { seen: 1 } });
});
