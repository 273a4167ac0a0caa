/** Parameters in the path and in headers, the token among them, also where an operation declares no error. */
import { describe, expect, it } from "vitest";
import { errorOf } from "../../support/mock.js";
import { ask, expectDone, expectInvalid, shareConstructs, startConstructs } from "./support.js";

shareConstructs();

describe("a path parameter", () => {
  it.each([
    ["with a space", "/paths/text/a%20b"],
    ["with a slash", "/paths/text/a%2Fb"],
    ["with 20 characters of several bytes each", `/paths/text/${"%C3%A4".repeat(19)}%F0%9F%93%84`],
    ["that is a UUID", "/paths/uuid/5f0c3a52-6d0c-4b9e-9a57-0d6f2f6f3f11"],
    ["that is a UUID in capitals", "/paths/uuid/5F0C3A52-6D0C-4B9E-9A57-0D6F2F6F3F11"],
    ["beside another", "/paths/two/a/runs/1"],
  ])("%s is accepted", async (_, path) => {
    await expectDone(ask(path));
  });
  it.each([
    ["with too many characters", `/paths/text/${"%C3%A4".repeat(21)}`, "id must have at most 20 characters."],
    ["that is no UUID", "/paths/uuid/5f0c3a52", "id must be a valid uuid."],
    ["that is no integer", "/paths/two/a/runs/1.5", "run must be an integer."],
    ["that is too small", "/paths/two/a/runs/0", "run must be at least 1."],
    ["that does not match its pattern", "/paths/two/A/runs/1", "name must match the pattern ^[a-z]+$."],
    ["with a malformed percent-encoding", "/paths/text/%zz", "id must be percent-encoded UTF-8."],
    ["with bytes that are no UTF-8", "/paths/text/a%FF", "id must be percent-encoded UTF-8."],
    ["beside another with bytes that are no UTF-8", "/paths/two/a/runs/%FF", "run must be percent-encoded UTF-8."],
  ])("%s is refused", async (_, path, message) => {
    await expectInvalid(ask(path), message);
  });
  it("is refused together with another", async () => {
    await expectInvalid(ask("/paths/two/A/runs/x"),
      "name must match the pattern ^[a-z]+$.", "run must be an integer.");
  });
});

describe("a header parameter", () => {
  const trace = { "X-Trace": "4711" };

  it.each([
    ["alone", trace],
    ["in another letter case", { "x-TRACE": "4711" }],
    ["beside another", { ...trace, "X-Retries": "5" }],
  ])("%s is accepted", async (_, headers) => {
    await expectDone(ask("/headers", { headers }));
  });
  it.each<[string, Record<string, string>, string]>([
    ["is missing", {}, "X-Trace is required."],
    ["does not match its pattern", { "X-Trace": "A" }, "X-Trace must match the pattern ^[a-z0-9]+$."],
    ["is no integer", { ...trace, "X-Retries": "1e0" }, "X-Retries must be an integer."],
    ["is no integer, whatever its letter case,", { ...trace, "x-retries": "many" }, "X-Retries must be an integer."],
    ["is too small", { ...trace, "X-Retries": "-1" }, "X-Retries must be at least 0."],
    ["is too large", { ...trace, "X-Retries": "6" }, "X-Retries must be at most 5."],
  ])("that %s is refused by its declared name", async (_, headers, message) => {
    await expectInvalid(ask("/headers", { headers }), message);
  });
});

describe("an operation that declares no error", () => {
  it("answers a request without a violation", async () => {
    await expectDone(ask("/undeclared?limit=1"));
  });
  it("still refuses a violation with 400", async () => {
    await expectInvalid(ask("/undeclared?limit=x"), "limit must be an integer.");
  });
  it("still refuses a missing token with 401, whatever else is wrong", async () => {
    const response = await fetch(`${(await startConstructs()).url}/undeclared?limit=x`);
    expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    const message = "The Authorization header with a bearer token is missing.";
    expect(await errorOf(response)).toEqual({ status: 401, code: "unauthorized", message });
  });
  it("has no other response for Prefer to ask for", async () => {
    const headers = { Prefer: "code=400" };
    await expectInvalid(ask("/undeclared", { headers }), 'Prefer: code is one of 200, not "400".');
  });
});

it("an operation without security needs no token", async () => {
  await expectDone(fetch(`${(await startConstructs()).url}/open`));
});
