/** A request can ask for any response of its operation, and changes nothing then. Otherwise a success is returned. */
import { describe, expect, it } from "vitest";
import { contract, expectFits, type Node, operation } from "../support/contract.js";
import { bearer, contentOf, errorOf, json, move, session, startTestMock, write } from "../support/mock.js";

const { responses } = operation("movePath");
const exampleOf = (status: string, name: string): unknown =>
  responses[status]?.content["application/json"].examples[name].value;

describe("Prefer", () => {
  it.each([
    ["code=403", "403", "plan_too_small"],
    ["code=404", "404", "unknown_path"],
    ["code=404, example=unknown_session", "404", "unknown_session"],
    ['code="404"; example="unknown_session"', "404", "unknown_session"],
    ["example=unknown_session", "404", "unknown_session"],
    ["example=several_violations", "400", "several_violations"],
    ["respond-async, code=500, wait=10", "500", "service_failure"],
    ["Code=401", "401", "missing_token"],
    ["code=404, code=403", "404", "unknown_path"], // the first of two counts (RFC 7240, section 2)
  ])("%s gets %s with the example %s", async (Prefer, status, name) => {
    const mock = await startTestMock();
    const response = await errorOf(move(mock, "/a", "/b", { Prefer }));
    expect(response).toEqual({ status: Number(status), ...exampleOf(status, name) as object });
  });
  it.each(["418", "503"])("code=%s returns the default error response", async (code) => {
    const mock = await startTestMock();
    const response = await errorOf(move(mock, "/a", "/b", { Prefer: `code=${code}` }));
    expect(response).toEqual({ status: Number(code), ...exampleOf("default", "service_unavailable") as object });
  });
  it("code=200 returns the success, although there is no file", async () => {
    const response = await move(await startTestMock(), "/a", "/b", { Prefer: "code=200" });
    expect([response.status, await response.text()]).toEqual([200, ""]);
  });
  it("dynamic=true generates an Error that differs from the example", async () => {
    const mock = await startTestMock();
    const { status, ...body } = await errorOf(move(mock, "/a", "/b", { Prefer: "code=404, dynamic=true" }));
    expect(status).toBe(404);
    expect(body).not.toEqual(exampleOf("404", "unknown_path"));
  });
  it("does not depend on Accept, as the contract has one media type", async () => {
    const mock = await startTestMock();
    const response = await errorOf(move(mock, "/a", "/b", { Prefer: "code=403", Accept: "text/html" }));
    expect(response).toMatchObject({ status: 403 });
  });

  const codes = "200, 400, 401, 403, 404, 500, any other from 400 to 599";
  const examples = "one_violation (400), several_violations (400), missing_token (401), plan_too_small (403), "
    + "unknown_path (404), unknown_session (404), service_failure (500), service_unavailable (default)";
  it.each([
    ["code=204", `Prefer: code is one of ${codes}, not "204".`],
    ["code=600", `Prefer: code is one of ${codes}, not "600".`],
    ["code=abc", `Prefer: code is one of ${codes}, not "abc".`],
    ["example=nope", `Prefer: example is one of ${examples}, with its code or none, not "nope".`],
    ["code=403, example=unknown_path",
      `Prefer: example is one of ${examples}, with its code or none, not "unknown_path".`],
    ["dynamic=maybe", 'Prefer: dynamic is true or false, not "maybe".'],
  ])("%s gets a 400 that lists what can be had", async (Prefer, message) => {
    const { status, inner_error } = await errorOf(move(await startTestMock(), "/a", "/b", { Prefer }));
    expect({ status, inner_error }).toEqual({ status: 400, inner_error: { code: "invalid_input", message } });
  });
  it.each(["", "return=minimal", "dynamic=false", "code"])("%j requests nothing", async (Prefer) => {
    const mock = await startTestMock();
    await write(mock, "/a");
    expect(await move(mock, "/a", "/b", { Prefer })).toMatchObject({ status: 200 });
    expect(await contentOf(mock, "/b")).toBe("");
  });
});

describe("a request that prefers a response", () => {
  it.each(["code=200", "dynamic=true", "example=unknown_path"])("by %s changes no file", async (Prefer) => {
    const mock = await startTestMock();
    await write(mock, "/a", "old");
    await write(mock, "/a", "new", { headers: { Prefer } });
    await move(mock, "/a", "/b", { Prefer });
    expect(await contentOf(mock, "/a")).toBe("old");
    expect(await contentOf(mock, "/b")).toBeUndefined();
  });
  it("must still be valid", async () => {
    const { inner_error } = await errorOf(move(await startTestMock(), "a", "/b", { Prefer: "code=403" }));
    expect(inner_error?.message).toBe('src_path must start with "/".');
  });
});

describe("a request that prefers a response of an event stream", () => {
  const path = `/browsers/${session}/logs/stream?source=path&path=/a`;
  const schema = contract.components.schemas.LogEvent;
  const { examples } = operation("streamLogs").responses["200"]!.content["text/event-stream"];
  const eventOf = ({ value }: Node) => `data: ${JSON.stringify(value)}\n\n`;
  const stream = async (Prefer: string) => {
    const response = await fetch((await startTestMock()).url + path, { headers: { ...bearer, Prefer } });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/event-stream"]);
    expect(response.headers.has("Content-Length")).toBe(false);
    return response.text();
  };

  it("by code=200 gets every example as an event, in the order of the description", async () => {
    expect(await stream("code=200")).toBe(Object.values<Node>(examples).map(eventOf).join(""));
  });
  it("by an example gets that one as an event", async () => {
    expect(await stream("example=second_line")).toBe(eventOf(examples.second_line));
  });
  it("by dynamic=true gets one event that fits its schema", async () => {
    const text = await stream("dynamic=true");
    expect(text).toMatch(/^data: .+\n\n$/);
    expectFits(schema, JSON.parse(text.slice("data: ".length)));
  });
});

it("dynamic=true generates a page with the headers of its response", async () => {
  const mock = await startTestMock();
  const { headers } = await fetch(`${mock.url}/profiles`, { headers: { ...bearer, Prefer: "dynamic=true" } });
  expect([headers.get("X-Limit"), headers.get("X-Has-More")])
    .toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^(true|false)$/)]);
});

it.each([
  ["GET", "/profiles/shop-login/download", "application/octet-stream"], // 200 or 202
  ["POST", "/browser_pools/checkout-tests/acquire", "application/json"], // 200 or 204
])("without Prefer and without state, %s %s gets the lowest success", async (method, path, type) => {
  const { url } = await startTestMock({ stateless: true });
  const body = method === "POST" ? "{}" : null;
  const { status, headers } = await fetch(url + path, { method, headers: json, body });
  expect([status, headers.get("Content-Type")]).toEqual([200, type]);
});
