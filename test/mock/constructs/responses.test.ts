/** Responses of every kind: which response a valid request gets, with which headers, and which bytes. */
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { open } from "../../support/raw.js";
import { ask, constructs, expectDone, expectEmpty, shareConstructs, startConstructs } from "./support.js";

shareConstructs();

const { examples } = constructs.components;
const bytesOf = ({ externalValue }: { externalValue: string }) =>
  Buffer.from(externalValue.split(",")[1] as string, "base64");

describe("a response", () => {
  it("is the first of the named examples, with the headers' examples", async () => {
    const response = await ask("/answers/sessions");
    expect(response.status).toBe(200);
    expect(response.headers.get("X-Limit")).toBe("20");
    expect(response.headers.get("X-Has-More")).toBe("false");
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(await response.json()).toEqual(examples.OneSession.value);
  });
  it("is the only example when that has no name", async () => {
    expect(await (await ask("/answers/tree")).json())
      .toEqual({ value: 1, child: { value: 2, children: [{ value: 3 }, { value: 4 }] } });
  });
  it("has the lowest success status", async () => {
    const response = await ask("/answers/recording");
    expect([response.status, await response.json()]).toEqual([200, { seconds: 12.5 }]);
    expect(response.headers.has("Retry-After")).toBe(false);
    await expectDone(ask("/answers/lease", { method: "POST" }));
  });
  it.each([
    ["image/png", "/answers/screenshot", bytesOf(examples.OnePixel), "89504e470d0a1a0a"],
    ["application/zip", "/answers/archive", bytesOf(examples.EmptyArchive), "504b0506"],
  ])("of %s has the bytes of its example", async (type, path, bytes, start) => {
    const response = await ask(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Content-Length")).toBe(`${bytes.length}`);
    const body = Buffer.from(await response.arrayBuffer());
    expect(body).toEqual(bytes);
    expect(body.toString("hex").startsWith(start)).toBe(true);
  });
  it("is JSON when a request for bytes is refused", async () => {
    const response = await ask("/answers/screenshot", { headers: { Authorization: "" } });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([401, "application/json"]);
  });
});

describe("a response without a body", () => {
  it("is a 201", async () => {
    await expectEmpty(ask("/answers/sessions", { method: "POST" }), 201);
  });
  it.each([
    ["a 204", "DELETE", "/answers/sessions", 204, {}],
    ["a 204 that is asked for", "POST", "/answers/lease", 204, { Prefer: "code=204" }],
    ["a 202 that is asked for", "GET", "/answers/recording", 202, { Prefer: "code=202" }],
  ])("is %s, which has no length either", async (_, method, path, status, headers) => {
    const response = await ask(path, { method, headers });
    expect(response.headers.has("Content-Length")).toBe(false);
    await expectEmpty(response, status);
  });
  it("says when to retry if its response declares that", async () => {
    const response = await ask("/answers/recording", { headers: { Prefer: "code=202" } });
    expect(response.headers.get("Retry-After")).toBe("5");
  });
  it("keeps its connection open for the next request", async () => {
    const socket = open((await startConstructs()).url);
    const request = (...headers: string[]) =>
      ["DELETE /answers/sessions HTTP/1.1", "Host: mock", "Authorization: Bearer t", ...headers, "", ""].join("\r\n");
    socket.write(request() + request("Connection: close"));
    const heads = (await buffer(socket)).toString().split("\r\n\r\n");
    const line = "HTTP/1.1 204 No Content";
    expect(heads.map((head) => head.split("\r\n")[0])).toEqual([line, line, ""]);
    expect(heads.join("\r\n")).not.toMatch(/^(Content-Length|Content-Type|Transfer-Encoding):/im);
  });
});
