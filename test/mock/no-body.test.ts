/** Responses without a body: those to HEAD (RFC 9110, section 9.3.2), those of 202 and 204. */
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { bearer, startTestMock } from "../support/mock.js";
import { open } from "../support/raw.js";

it.each(["/browsers", "!"])("the response to HEAD %s has a length and no body", async (target) => {
  const socket = open((await startTestMock()).url);
  socket.end(`HEAD ${target} HTTP/1.1\r\nHost: mock\r\nConnection: close\r\n\r\n`);
  const response = (await buffer(socket)).toString();
  expect(response).toMatch(/^HTTP\/1\.1 40[0-9] /);
  expect(response).toMatch(/\r\nContent-Length: [1-9][0-9]*\r\n/);
  expect(response).toMatch(/\r\n\r\n$/);
});

it.each([
  ["202", "/profiles/shop-login/download"],
  ["204", "/profiles/shop-login"],
])("a %s has no length, no type and no body", async (code, path) => {
  const { url } = await startTestMock();
  const init = { method: code === "204" ? "DELETE" : "GET", headers: { ...bearer, Prefer: `code=${code}` } };
  const { status, headers, body } = await fetch(url + path, init);
  expect([status, headers.get("Content-Length"), headers.get("Content-Type")]).toEqual([Number(code), null, null]);
  expect(body === null || (await new Response(body).text()) === "").toBe(true);
});

it("a 204 keeps its connection open for the next request", async () => {
  const socket = open((await startTestMock()).url);
  const request = (...headers: string[]) => ["DELETE /profiles/shop-login HTTP/1.1", "Host: mock",
    "Authorization: Bearer t", "Prefer: code=204", ...headers, "", ""].join("\r\n");
  socket.write(request() + request("Connection: close"));
  const heads = (await buffer(socket)).toString().split("\r\n\r\n");
  const line = "HTTP/1.1 204 No Content";
  expect(heads.map((head) => head.split("\r\n")[0])).toEqual([line, line, ""]);
  expect(heads.join("\r\n")).not.toMatch(/^(Content-Length|Content-Type|Transfer-Encoding):/im);
});
