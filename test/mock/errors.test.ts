/** Every error has the contract's shape, and says which field is wrong and why. */
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { invalid } from "../support/invalid.js";
import { bearer, errorOf, json, move, session, startTestMock, write } from "../support/mock.js";

const movePath = `/browsers/${session}/fs/move`;
const batch = `/browsers/${session}/computer/batch`;
const valid = JSON.stringify({ src_path: "/a", dest_path: "/b" });

function put(mock: Mock, headers: Record<string, string>, body: BodyInit, { method = "PUT", path = movePath } = {}) {
  return errorOf(fetch(mock.url + path, { method, headers, body }));
}

describe("a body", () => {
  const octets = "application/octet-stream";
  it.each<[string, Record<string, string>, BodyInit, string]>([
    ["malformed JSON", json, '{"src_path": "/a",', "The request body is not valid JSON: Expected double-quoted"],
    ["bytes that are no UTF-8", json, new Uint8Array([0x22, 0xff, 0x22]), "The request body is not valid JSON: "],
    ["no body", json, "", "A request body is required."],
    ["null", json, "null", "The request body must be an object."],
    ["another content type", { ...json, "Content-Type": "text/plain" }, valid,
      "The Content-Type header must be application/json, not text/plain."],
    ["a content type that is none", { ...json, "Content-Type": "json" }, valid,
      "The Content-Type header must be application/json, not json."],
    ["no content type", bearer, new TextEncoder().encode(valid),
      "The Content-Type header is missing. It must be application/json."],
    ["a number", json, "7", "The request body must be an object."],
  ])("of %s is refused", async (_, headers, body, why) => {
    const error = await put(await startTestMock(), headers, body);
    expect(error).toEqual(invalid(error.message));
    expect(error.message).toMatch(/\.$/);
    expect(error.message).toContain(why);
  });
  it("of a file needs its content type, too", async () => {
    const mock = await startTestMock();
    const response = write(mock, "/a", "x", { headers: { "Content-Type": "text/plain" } });
    expect(await errorOf(response)).toEqual(invalid(`The Content-Type header must be ${octets}, not text/plain.`));
    expect(mock.file(session, "/a")).toBeUndefined();
  });
  it("may have a content type with parameters, in any letter case", async () => {
    const mock = await startTestMock({ stateless: true });
    const headers = { "Content-Type": "Application/JSON; charset=utf-8" };
    expect(await move(mock, "/a", "/b", headers)).toMatchObject({ status: 200 });
  });
});

describe("a violation is described", () => {
  const pause = { type: "sleep", sleep: { duration_ms: 1 } };
  const sleep = (settings: object) => ({ actions: [{ type: "sleep", sleep: settings }] });

  it.each<[unknown, string[]]>([
    [{ actions: [] }, ["actions must have at least 1 item."]],
    [{ actions: Array(101).fill(pause) }, ["actions must have at most 100 items."]],
    [{ actions: [7] }, ["actions[0] must be an object."]],
    [{ actions: [{ type: "fly" }] }, ["actions[0].type must be one of click_mouse, move_mouse, type_text, press_key, "
      + "scroll, drag_mouse, set_cursor, sleep."]],
    [sleep({ duration_ms: 30001 }), ["actions[0].sleep.duration_ms must be at most 30000."]],
    [sleep({ duration_ms: -1 }), ["actions[0].sleep.duration_ms must be at least 0."]],
    [sleep({ duration_ms: 0.5 }), ["actions[0].sleep.duration_ms must be an integer."]],
    [sleep({}), ["actions[0].sleep.duration_ms is required."]],
    [{ actions: [{ ...pause, "a/b~c": 1 }] }, ["actions[0].a/b~c is not allowed."]],
    [{ actions: [{}, { type: "sleep", x: 1 }], y: 1 }, [
      "y is not allowed.", "actions[0].type is required.",
      "actions[1].sleep is required.", "actions[1].x is not allowed.",
    ]],
  ])("for %j", async (body, messages) => {
    const mock = await startTestMock();
    expect(await put(mock, json, JSON.stringify(body), { method: "POST", path: batch })).toEqual(invalid(...messages));
  });
  it("up to a hundred times, and then by their number", async () => {
    const body = JSON.stringify({ actions: Array(500).fill(7) });
    const { details } = await put(await startTestMock(), json, body, { method: "POST", path: batch });
    expect(details).toHaveLength(101);
    expect(details?.at(-1)).toEqual({ code: "invalid_input", message: "There are 401 more." });
  });
  it.each([
    ["", "path is required."],
    ["path=", "path must not be empty."],
    ["PATH=/a", "path is required."],
    ["path=/a&path=/b", "path must be given once."],
    ["path=a", 'path must start with "/".'],
    ["path=/a&mode=9", "mode must match the pattern ^[0-7]{3,4}$."],
  ])("for the query %s", async (query, message) => {
    const path = `/browsers/${session}/fs/write_file?${query}`;
    const headers = { ...bearer, "Content-Type": "application/octet-stream" };
    expect(await put(await startTestMock(), headers, "x", { path })).toEqual(invalid(message));
  });
});

describe("everything else", () => {
  it.each([
    ["an unknown path", "PUT", "/no/such/path", "There is no path /no/such/path."],
    ["a malformed path", "PUT", "/browsers/x/fs/%zz", "There is no path /browsers/x/fs/%zz."],
    ["an unknown method", "PATCH", movePath, `${movePath} does not take PATCH. It takes PUT.`],
  ])("%s gets 404", async (_, method, path, message) => {
    const response = await put(await startTestMock(), json, valid, { method, path });
    expect(response).toEqual({ status: 404, code: "not_found", message });
  });
  it.each([
    [undefined, "The Authorization header with a bearer token is missing."],
    ["Basic dXNlcjpwYXNz", "The Authorization header has no bearer token."],
    ["Bearer", "The Authorization header has no bearer token."],
  ])("Authorization: %s gets 401, whatever else is wrong", async (authorization, message) => {
    const headers = { "Content-Type": "application/json", ...authorization && { Authorization: authorization } };
    const response = await put(await startTestMock(), headers, "{");
    expect(response).toEqual({ status: 401, code: "unauthorized", message });
  });
  it("401 names the required scheme (RFC 9110, section 15.5.2)", async () => {
    const { status, headers } = await fetch(`${(await startTestMock()).url}${movePath}`, { method: "PUT" });
    expect([status, headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  });
  it("the bearer scheme may be written in any letter case", async () => {
    const mock = await startTestMock({ stateless: true });
    expect(await move(mock, "/a", "/b", { Authorization: "bEARER  t" })).toMatchObject({ status: 200 });
  });
  it("a failure of the mock itself gets 500", async () => {
    const mock = await startTestMock();
    vi.stubEnv("TMPDIR", fileURLToPath(import.meta.url)); // a file, where a directory should be
    onTestFinished(() => void vi.unstubAllEnvs());
    const { status, code, message } = await errorOf(write(mock, "/b"));
    expect({ status, code }).toEqual({ status: 500, code: "internal_server_error" });
    expect(message).toMatch(/^The mock failed: ENOTDIR/);
  });
});
