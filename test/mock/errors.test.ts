/** Every error has the contract's shape, and says why there is one. */
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Mock } from "../../src/mock/index.js";
import { invalid } from "../support/invalid.js";
import { bearer, errorOf, json, move, session, startTestMock, write } from "../support/mock.js";

const movePath = `/browsers/${session}/fs/move`;
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
