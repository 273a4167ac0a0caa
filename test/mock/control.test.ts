/** What tests in any language ask of the mock itself, outside of the contract. */
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { bearer, errorOf, json, startTestMock } from "../support/mock.js";

const create = (url: string, body: object) =>
  fetch(`${url}/browsers`, { method: "POST", headers: json, body: JSON.stringify(body) });

it("lists the latest requests, without tokens and without those to itself", async () => {
  const { url } = await startTestMock();
  await create(url, { name: "a" });
  const response = await fetch(`${url}/_mock/requests`);
  expect(await response.json()).toEqual([expect.objectContaining({
    method: "POST",
    url: "/browsers",
    operation: "createBrowser",
    status: 200,
    body: { name: "a" },
    headers: expect.not.objectContaining({ authorization: expect.anything() as string }) as object,
  })]);
  expect(await (await fetch(`${url}/_mock/requests`)).json()).toHaveLength(1);
});

it("moves the time", async () => {
  const { url } = await startTestMock();
  await create(url, { name: "a", timeout_seconds: 60 });
  const advance = (body: string) => fetch(`${url}/_mock/advance`, { method: "POST", body });
  expect((await advance('{ "ms": 61000 }')).status).toBe(204);
  expect((await fetch(`${url}/browsers/a`, { headers: bearer })).status).toBe(404);
  for (const body of ["", "1", '{"ms":-1}', '{"ms":"1"}', '{"ms":1e400}']) {
    expect(await errorOf(advance(body))).toMatchObject({ status: 400 });
  }
});

it("restores the initial state", async () => {
  const { url } = await startTestMock();
  await create(url, { name: "a" });
  expect((await fetch(`${url}/_mock/reset`, { method: "POST" })).status).toBe(204);
  expect((await fetch(`${url}/browsers/a`, { headers: bearer })).status).toBe(404);
  expect(await (await fetch(`${url}/_mock/requests`)).json()).toHaveLength(1);
});

it("lists its paths", async () => {
  const { url } = await startTestMock();
  for (const [method, path] of [["GET", "/_mock/"], ["GET", "/_mock/reset"], ["POST", "/_mock/requests"]] as const) {
    const error = await errorOf(fetch(url + path, { method }));
    expect(error).toMatchObject({ status: 404, message: expect.stringContaining("POST /_mock/reset") as string });
  }
});

describe("/_mock/overrides", () => {
  async function start() {
    const mock = await startTestMock({ overrides: { getProfile: { status: 403 } } });
    const ask = (method: string, path: string, body?: string) =>
      fetch(`${mock.url}/_mock/overrides${path}`, { method, ...body !== undefined && { body } });
    const status = async (path = "/profiles/shop-login") => (await fetch(mock.url + path, { headers: bearer })).status;
    return { ask, status };
  }

  it("PUT replaces an override, and DELETE restores the initial one", async () => {
    const { ask, status } = await start();
    expect((await ask("PUT", "/getProfile", '{"status": 503, "times": 9}')).status).toBe(204);
    expect((await ask("PUT", "/getProfile", '{"status": 500, "times": 1}')).status).toBe(204);
    expect([await status(), await status()]).toEqual([500, 403]);
    await ask("PUT", "/getProfile", '{"status": 404, "body": {"code": "x", "message": "y"}}');
    await ask("PUT", "/listProfiles", '{"status": 503}');
    expect([await status(), await status("/profiles")]).toEqual([404, 503]);
    expect((await ask("DELETE", "/getProfile")).status).toBe(204);
    expect([await status(), await status("/profiles")]).toEqual([403, 503]);
    expect((await ask("DELETE", "")).status).toBe(204);
    expect([await status(), await status("/profiles")]).toEqual([403, 200]);
  });

  it("GET lists those that are on, as PUT takes them: of an operation, what answers next comes first", async () => {
    const { ask, status } = await start();
    const listed = async () => (await ask("GET", "")).json();
    const initial = { operation: "getProfile", override: { status: 403 }, isInitial: true };
    expect(await listed()).toEqual([initial]);
    await ask("PUT", "/getProfile", '{"status": 500, "times": 2}');
    await ask("PUT", "/listProfiles", '{"delay": 5, "chance": 0.5}');
    await status();
    const twice = { operation: "getProfile", override: { status: 500, times: 2 }, left: 1, isInitial: false };
    const slow = { operation: "listProfiles", override: { delay: 5, chance: 0.5 }, isInitial: false };
    expect(await listed()).toEqual([twice, initial, slow]);
    await ask("PUT", "/getProfile", "{}"); // switches the initial one off
    expect(await listed()).toEqual([slow]);
    expect(await status()).toBe(200);
    await ask("DELETE", "");
    expect(await listed()).toEqual([initial]);
  });

  it.each([
    ["PUT", "/getProfil", "{}", 'there is no operation "getProfil". Did you mean "getProfile"?'],
    ["DELETE", "/getProfil", undefined, 'there is no operation "getProfil". Did you mean "getProfile"?'],
    ["PUT", "/getProfile", '{"stauts": 503}', 'getProfile has no stauts. Did you mean "status"?'],
    ["PUT", "/getProfile", '{"status": "503"}', "getProfile: status must be a whole number."],
    ["PUT", "/getProfile", '{"times": 0}', "getProfile: times must be a whole number of at least 1."],
    ["PUT", "/getProfile", '{"delay": -1}', "getProfile: delay must be a number of milliseconds, at most 2147483647."],
    ["PUT", "/getProfile", '{"headers": ["a"]}',
      "getProfile: headers must be an object of strings, numbers or booleans."],
    ["PUT", "/getProfile", '{"headers": {"a": null}}',
      "getProfile: headers must be an object of strings, numbers or booleans."],
    ["PUT", "/getProfile", "[]",
      "getProfile must be a function, or an object with status, body, example, headers, delay, times, chance."],
    ["PUT", "/getProfile", "{", /^The body must be JSON, such as \{"status": 503, "times": 2\}: ./],
    ["PUT", "/getProfile", "", /^The body must be JSON/],
    ["PUT", "/getProfile", `{"body":${"[".repeat(64)}${"]".repeat(64)}}`,
      "The request body is nested deeper than 64 levels, the maximum."],
  ])("%s %s with %j is refused, and changes nothing", async (method, path, body, why) => {
    const { ask, status } = await start();
    await ask("PUT", "/getProfile", '{"status": 404}');
    const { status: got, inner_error } = await errorOf(ask(method, path, body));
    expect(got).toBe(400);
    if (typeof why === "string") expect(inner_error?.message).toBe(why);
    else expect(inner_error?.message).toMatch(why);
    expect(await status()).toBe(404);
  });
});

it("requests are printed and stringified completely, without secrets", async () => {
  const mock = await startTestMock();
  const secrets = { "Authorization": "Bearer a-secret", "Cookie": "a-secret", "Proxy-Authorization": "a-secret" };
  const deep = { a: { b: { c: { d: { e: "here" } } } } };
  await fetch(`${mock.url}/browsers?x=1`, {
    method: "POST",
    headers: { ...json, ...secrets, "X-Own": "kept" },
    body: JSON.stringify(deep),
  });
  for (const text of [inspect(mock.requests), JSON.stringify(mock.requests)]) {
    for (const part of ["POST", "/browsers?x=1", "createBrowser", "status", "x-own", "kept", "here"]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("a-secret");
  }
});
