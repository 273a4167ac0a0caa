/** Overrides that are data: what they leave out, how often they answer, and what they go over. */
import { expect, it } from "vitest";
import { createClient } from "../../src/index.js";
import type { MockOverrides, MockOptions } from "../../src/mock/index.js";
import { operation } from "../support/contract.js";
import { bearer, errorOf, json, session, startTestMock } from "../support/mock.js";

async function start(overrides: MockOverrides, options: MockOptions = {}) {
  const mock = await startTestMock({ overrides, ...options });
  const get = (path: string) => fetch(`${mock.url}${path}`, { headers: bearer });
  const statuses = async (path: string, times: number) => {
    const seen: number[] = [];
    while (seen.length < times) seen.push((await get(path)).status);
    return seen;
  };
  return { mock, get, statuses, client: createClient({ baseUrl: mock.url, token: "any-token" }) };
}

it("a status alone is answered by the documented example", async () => {
  const { get } = await start({ getProfile: { status: 404 }, listProfiles: { status: 200 } });
  const { responses } = operation("getProfile");
  const [example] = Object.values<any>(responses["404"]!.content["application/json"].examples);
  expect(await errorOf(get("/profiles/shop-login"))).toEqual({ status: 404, ...example.value });
  expect(await (await get("/profiles")).json()).not.toEqual([]);
});

it("a body and headers override those of the example", async () => {
  const error = { code: "teapot", message: "Short and stout." };
  const { get } = await start({
    getProfile: { status: 503, body: error },
    listProfiles: { status: 200, body: [], headers: { "X-Has-More": true } },
  });
  expect(await errorOf(get("/profiles/any"))).toEqual({ status: 503, ...error });
  const page = await get("/profiles");
  expect([await page.json(), page.headers.get("X-Has-More")]).toEqual([[], "true"]);
  expect(page.headers.get("X-Next-Offset")).not.toBeNull(); // that of the example
});

it("an example can be chosen by its name, which says the status", async () => {
  const { client, mock } = await start({ createBrowser: { example: "limit_reached" } });
  await expect(client.createBrowser()).rejects.toMatchObject({ status: 429 });
  const { responses } = operation("createBrowser");
  const several = responses["400"]!.content["application/json"].examples["several_violations"].value;
  mock.use({ createBrowser: { status: 400, example: "several_violations" } });
  await expect(client.createBrowser()).rejects.toMatchObject({
    status: 400, message: expect.stringContaining(several.message) as string,
  });
  mock.use({ createBrowser: { status: 503, example: "service_unavailable" } }); // of `default`
  await expect(client.createBrowser()).rejects.toMatchObject({ status: 503 });
  const others = [{ example: "none" }, { status: 403, example: "limit_reached" }, { example: "service_unavailable" }];
  for (const wrong of others) {
    expect(() => mock.use({ createBrowser: wrong as never })).toThrow(
      /^overrides: createBrowser: example must be one of new_session \(200\), one_violation \(400\), .*, not "/);
  }
});

it("a delay alone delays the default answer", async () => {
  const { get } = await start({ getProfile: { delay: 60 } });
  const began = performance.now();
  expect(await (await get("/profiles/shop-login")).json()).toMatchObject({ name: "shop-login" });
  expect(performance.now() - began).toBeGreaterThanOrEqual(59);
});

it("times limits its responses, and then the next override answers", async () => {
  const { mock, statuses } = await start({ getProfile: { status: 503, times: 2 } });
  const path = "/profiles/shop-login";
  expect(await statuses(path, 3)).toEqual([503, 503, 200]);
  mock.use({ getProfile: { status: 404 } });
  mock.use({ getProfile: { status: 500, times: 1 } });
  expect(await statuses(path, 3)).toEqual([500, 404, 404]);
  mock.use({ getProfile: (_, { byDefault }) => byDefault() });
  expect(await statuses(path, 1)).toEqual([200]);
  await mock.reset();
  expect(await statuses(path, 3)).toEqual([503, 503, 200]); // those of the start, from the beginning
});

it("startWith replaces the initial overrides, all or none of them", async () => {
  const { mock, statuses } = await start({ getProfile: { status: 503 } });
  const misspelled = { listProfiles: { status: 500 }, getProfil: {} } as MockOverrides;
  expect(() => mock.setInitialOverrides(misspelled)).toThrow(RangeError);
  expect(await statuses("/profiles/shop-login", 1)).toEqual([503]);
  mock.setInitialOverrides({ listProfiles: { status: 500 } });
  expect(await statuses("/profiles/shop-login", 1)).toEqual([200]);
  await mock.reset();
  expect(await statuses("/profiles", 1)).toEqual([500]);
});

it("bytes are a data: URL or a string, and events an array", async () => {
  const { client } = await start({
    takeScreenshot: { status: 200, body: "data:image/png;base64,iVBORw0KGgo=" },
    readFile: { status: 200, body: "plain" },
    streamLogs: { status: 200, body: [{ event: "log", timestamp: "2026-10-01T12:00:00Z", message: "a" }] },
  });
  const path = { id: session };
  const shot = await client.takeScreenshot({ path, body: {} });
  expect(Buffer.from(await shot.arrayBuffer()).toString("base64")).toBe("iVBORw0KGgo=");
  expect(await (await client.readFile({ path, query: { path: "/a" } })).text()).toBe("plain");
  const events = [];
  const query = { source: "supervisor", supervisor_process: "chromium" } as const;
  for await (const event of await client.streamLogs({ path, query })) events.push(event.message);
  expect(events).toEqual(["a"]);
});

it("byDefault returns an error of the mock as a response", async () => {
  const { get } = await start({
    async getProfile(_, { byDefault }) {
      const response = await byDefault();
      return response.status === 404 ? { ...response, body: { ...response.body, code: "changed" } } : response;
    },
  });
  expect(await errorOf(get("/profiles/none"))).toMatchObject({ status: 404, code: "changed" });
});

it("Prefer takes precedence over an override, and does not count for it", async () => {
  const { mock, statuses } = await start({ getProfile: { status: 503, times: 1 } });
  const headers = { ...bearer, Prefer: "code=403" };
  expect((await fetch(`${mock.url}/profiles/any`, { headers })).status).toBe(403);
  expect(await statuses("/profiles/shop-login", 2)).toEqual([503, 200]);
});

it("curl/raw at the base URL of a browser is overridden by curlBrowser", async () => {
  const body = { status: 418, headers: { "X-Tea": ["yes"] }, body: btoa("tea"), duration_ms: 1 };
  const { mock, client } = await start({ curlBrowser: { status: 200, body } });
  const { base_url, cdp_ws_url } = await client.createBrowser({});
  const token = new URL(cdp_ws_url).searchParams.get("jwt");
  const ask = () => fetch(`${base_url}/curl/raw?url=https://example.com&jwt=${token}`);
  const response = await ask();
  expect([response.status, response.headers.get("X-Tea"), await response.text()]).toEqual([418, "yes", "tea"]);
  mock.use({ curlBrowser: { status: 200, body: { foo: 1 } as never } });
  const message = "The response of curlBrowser violates the contract.";
  expect(await errorOf(ask())).toMatchObject({ status: 500, message });
});

it.each<[MockOverrides, string]>([
  [{ getProfile: { status: 200, body: { foo: 1 } as never } }, "id"],
  [{ getProfile: { status: 299 as never } }, "299"],
  [{ getProfile: { status: 204 as never } }, "204"],
  [{ getProfile: (() => ({ status: 200, body: { foo: 1 } })) as never }, "id"],
])("%o is judged: a 500 says how it violates the contract, the log names the operation", async (overrides, part) => {
  const lines: string[] = [];
  const { get } = await start(overrides, { log: (line) => lines.push(line) });
  const { status, message, inner_error, details } = await errorOf(get("/profiles/shop-login"));
  expect([status, message]).toEqual([500, "The response of getProfile violates the contract."]);
  expect((details ?? [inner_error]).map((one) => one?.message).join(" ")).toContain(part);
  await expect.poll(() => lines).toEqual([
    expect.stringMatching(/^GET \S+ 500 \d+ ms: The response of getProfile violates the contract\. ./),
  ]);
});

it("a header of a wrong type is a violation, and an invalid event ends the stream", async () => {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const { get, client } = await start({
    listProfiles: { status: 200, headers: { "X-Has-More": "maybe" as never } },
    streamLogs: { status: 200, body: [{ message: 1 } as never] },
  }, { log });
  const { status, inner_error } = await errorOf(get("/profiles"));
  expect([status, inner_error?.message]).toEqual([500, expect.stringContaining("X-Has-More")]);
  const query = { source: "supervisor", supervisor_process: "chromium" } as const;
  const stream = await client.streamLogs({ path: { id: session }, query });
  await expect((async () => {
    for await (const event of stream) void event;
  })()).rejects.toThrow();
  const why = /: The stream failed: The response of streamLogs violates the contract: ./;
  await expect.poll(() => lines.at(-1)).toMatch(why);
});

it.each([
  [() => undefined, "The handler of createProfile returned undefined instead of a response."],
  [() => ({ status: 99 }), "The status of a response must be a whole number from 200 to 599, not 99."],
  [() => Promise.reject(new Error("asked")), "asked"],
])("a function that fails is named: %o", async (handler, why) => {
  const { mock } = await start({ createProfile: handler as never });
  const response = fetch(`${mock.url}/profiles`, { method: "POST", headers: json, body: '{"name":"a"}' });
  const message = `The override of createProfile failed: ${why}`;
  expect(await errorOf(response)).toMatchObject({ status: 500, message });
});
