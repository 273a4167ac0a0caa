/** A mock in a process with fake timers, or with a faked `Date`. */
import { afterEach, expect, it, vi } from "vitest";
import type { Browser } from "../../generated/openapi.js";
import { type Mock, startMock } from "../../src/mock/index.js";
import { json } from "../support/mock.js";

afterEach(() => {
  vi.useRealTimers();
});

/** Creates a session that ends after a minute. */
async function createSession(call: typeof fetch, { url }: Mock): Promise<Browser> {
  const body = JSON.stringify({ timeout_seconds: 60 });
  return (await call(`${url}/browsers`, { method: "POST", headers: json, body })).json() as Promise<Browser>;
}

it.each(["fetch", "mock.fetch"])("answers %s while fake timers stand still, and closes", async (name) => {
  const mock = await startMock();
  vi.useFakeTimers();
  const call = name === "fetch" ? fetch : mock.fetch;
  expect((await call(`${mock.url}/browsers`, { headers: json })).status).toBe(200);
  await mock.close();
});

it.each(["vi", "mock"])("with fake timers the mock's time stands still, and %s.advance… moves it", async (name) => {
  vi.useFakeTimers({ now: new Date("2030-01-01T00:00:00Z") });
  const mock = await startMock();
  const { session_id, created_at } = await createSession(fetch, mock);
  expect(created_at).toBe("2030-01-01T00:00:00.000Z");
  const statusOf = async () => (await fetch(`${mock.url}/browsers/${session_id}`, { headers: json })).status;
  const advance = (ms: number) => name === "mock" ? mock.advance(ms) : vi.advanceTimersByTimeAsync(ms);
  await advance(59_000);
  expect(await statusOf()).toBe(200);
  await advance(61_000);
  expect(await statusOf()).toBe(404);
  await mock.close();
});

it("shows the time of a faked Date, and mock.advance moves it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:00Z") });
  const mock = await startMock();
  const { session_id, created_at } = await createSession(mock.fetch, mock);
  expect(created_at).toBe("2030-01-01T00:00:00.000Z");
  await mock.advance(61_000);
  expect((await mock.fetch(`${mock.url}/browsers/${session_id}`, { headers: json })).status).toBe(404);
  await mock.close();
});

it("does not wait for fake timers where an override has a delay", async () => {
  vi.useFakeTimers();
  const mock = await startMock({ overrides: { listProfiles: { delay: 20 } }, latencyMs: 20 });
  expect((await mock.fetch(`${mock.url}/profiles`, { headers: json })).status).toBe(200);
  await mock.close();
});

it("runs where a timer is a number, as in jsdom", async () => {
  vi.stubGlobal("setTimeout", () => 1);
  try {
    const mock = await startMock();
    const { session_id } = await createSession(mock.fetch, mock);
    await mock.advance(61_000);
    expect((await mock.fetch(`${mock.url}/browsers/${session_id}`, { headers: json })).status).toBe(404);
    await mock.close();
  } finally {
    vi.unstubAllGlobals();
  }
});
