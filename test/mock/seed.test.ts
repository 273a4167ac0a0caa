/** With a seed and a time, a mock gives the same responses in each run. */
import { expect, it } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { json, startTestMock } from "../support/mock.js";

const options = { seed: 42, now: new Date("2026-03-01T12:00:00Z") };

/** Sends some requests, and returns all responses without the port of the mock. */
async function use(mock: Mock): Promise<string[]> {
  const responses: string[] = [];
  async function call(method: string, path: string, body?: unknown): Promise<any> {
    const init = { method, headers: json, ...body !== undefined && { body: JSON.stringify(body) } };
    const response = await fetch(mock.url + path, init);
    const text = await response.text();
    const plain = text.replaceAll(/127\.0\.0\.1:\d+/g, "HOST").replaceAll(/jwt=[\w.-]+/g, "jwt"); // it names the port
    responses.push(`${response.status} ${plain}`);
    return text && JSON.parse(text);
  }
  const { session_id } = await call("POST", "/browsers", { name: "shop" });
  await call("POST", `/browsers/${session_id}/process/spawn`, { command: "sleep", args: ["1"] });
  await call("POST", "/profiles", {});
  await call("GET", "/browsers");
  await mock.advance(3_600_000);
  await call("GET", "/browsers?status=all");
  return responses;
}

it("gives the same ids and times in each run, and after a reset", async () => {
  const [one, other] = [await startTestMock(options), await startTestMock(options)];
  const first = await use(one);
  expect(first[0]).toContain('"created_at":"2026-03-01T12:00:00.000Z"');
  expect(await use(other)).toEqual(first);
  await one.reset();
  expect(await use(one)).toEqual(first);
});
it("gives other ids for another seed, and without one", async () => {
  const idOf = async (mock: Mock) => /"session_id":"(\w+)"/.exec((await use(mock))[0] as string)?.[1];
  const mocks = [options, { ...options, seed: 43 }, { now: options.now }, { now: options.now }];
  const ids = await Promise.all(mocks.map(async (options) => idOf(await startTestMock(options))));
  expect(new Set(ids).size).toBe(4);
});
it("keeps the time still until it is advanced", async () => {
  const mock = await startTestMock({ ...options, empty: true });
  await fetch(`${mock.url}/browsers`, { method: "POST", headers: json, body: '{"timeout_seconds":10}' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  const list = async () => (await (await fetch(`${mock.url}/browsers`, { headers: json })).json() as unknown[]).length;
  expect(await list()).toBe(1);
  await mock.advance(11_000);
  expect(await list()).toBe(0);
});
